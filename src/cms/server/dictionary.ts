import { GraphQLDictionaryService } from '@sitecore-jss/sitecore-jss-nextjs';
import { env } from '#config/server/env';
import { jssGraphQLClient } from '#cms/graphql-client';

/** While developing, every change is seen at once. */
const lifetimeMs = process.env.NODE_ENV === 'production' ? 60_000 : 0;

type Entry = { readonly phrases: Promise<Readonly<Record<string, string>>>; readonly expires: number };

let service: GraphQLDictionaryService | undefined;
const cache = new Map<string, Entry>();
const lastGood = new Map<string, Readonly<Record<string, string>>>();

/**
 * The CMS's dictionary of a language, kept for a minute. While the CMS is down the last good one serves on; before
 * there is one, nothing overrides the built-in phrases.
 */
export function dictionary(language: string): Promise<Readonly<Record<string, string>>> {
  const known = cache.get(language);
  if (known && known.expires > Date.now()) return known.phrases;
  const phrases = fetchDictionary(language);
  cache.set(language, { phrases, expires: Date.now() + lifetimeMs });
  return phrases;
}

/** The same for a language that a browser names: one that the site does not speak is taken for its first. */
export function dictionaryOfVisitor(language: string): Promise<Readonly<Record<string, string>>> {
  const { LANGUAGES: languages, DEFAULT_LANGUAGE: defaultLanguage } = env();
  return dictionary(languages.find((name) => name === language) ?? defaultLanguage);
}

/** Forgets what was read: the next page asks the CMS again. Called by publishing. */
export function forgetDictionaries(): void {
  cache.clear();
}

async function fetchDictionary(language: string): Promise<Readonly<Record<string, string>>> {
  service ??= new GraphQLDictionaryService({
    siteName: env().SITECORE_SITE_NAME,
    clientFactory: jssGraphQLClient,
    cacheEnabled: false,
    // The package's own default asks for ten at a time.
    pageSize: 1000,
  });
  try {
    const phrases = await service.fetchDictionaryData(language);
    lastGood.set(language, phrases);
    return phrases;
  } catch {
    cache.delete(language);
    return lastGood.get(language) ?? {};
  }
}
