import { GraphQLDictionaryService } from '@sitecore-jss/sitecore-jss-nextjs';
import { languageOfPhrases } from '@/i18n/plural-forms';
import { env } from '#config/server/env';
import { answerCache } from '#gateway/answer-cache';
import { newPagingClient } from '#cms/graphql-client';

type Phrases = Readonly<Record<string, string>>;

/** Kept for a minute; while developing, every change is seen at once. */
function kept() {
  const freshMs = env().NODE_ENV === 'production' ? 60_000 : 0;
  return answerCache<Phrases>('dictionaries', { maxEntries: 50, freshMs, isDurable: true });
}

/**
 * The CMS's dictionary of a language. While the CMS is down the last good one serves on; before there is one, nothing
 * overrides the built-in phrases.
 * @requirement A8
 */
export async function dictionary(language: string): Promise<Phrases> {
  return (await kept().get(language, () => fetchDictionary(language))) ?? {};
}

/**
 * The same for a language that a browser names: one that the site does not speak is taken for its first.
 * @requirement A8
 */
export function dictionaryOfVisitor(language: string): Promise<Readonly<Record<string, string>>> {
  const { LANGUAGES: languages, DEFAULT_LANGUAGE: defaultLanguage } = env();
  return dictionary(languages.find((name) => name === language) ?? defaultLanguage);
}

async function fetchDictionary(language: string): Promise<Phrases | undefined> {
  const service = new GraphQLDictionaryService({
    siteName: env().SITECORE_SITE_NAME,
    clientFactory: newPagingClient,
    cacheEnabled: false,
    // The package's own default asks for ten at a time.
    pageSize: 1000,
  });
  // It throws while the CMS is down.
  const phrases = await service.fetchDictionaryData(language).catch(() => undefined);
  return phrases && { ...phrases, [languageOfPhrases]: language };
}
