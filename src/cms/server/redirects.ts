import { z } from 'zod';
import { splitLanguage } from '@/i18n/languages';
import { letFrontRedirect, type FrontRedirect } from '@/lib/front-redirects';
import { logWarning } from '@/lib/log';
import { env } from '#config/server/env';
import { queryContent } from '#cms/content';
import { RedirectRules, type Redirect } from '#cms/redirect-rules';
import { answerCache } from '#gateway/answer-cache';
import { processWide } from '#gateway/process-wide';

const redirectsQuery = /* GraphQL */ `
  query Redirects($site: String!) {
    site {
      siteInfo(site: $site) {
        redirects {
          pattern
          target
          redirectType
          isQueryStringPreserved
          isLanguagePreserved
          locale
        }
      }
    }
  }
`;

const redirectSchema = z.object({
  pattern: z.string(),
  target: z.string(),
  redirectType: z.string(),
  isQueryStringPreserved: z.boolean().catch(false),
  isLanguagePreserved: z.boolean().catch(false),
  locale: z.string().nullish(),
});
const answerSchema = z.object({
  site: z.object({ siteInfo: z.object({ redirects: z.array(z.unknown()) }).nullable() }),
});

/** Kept for a minute; while developing, every change is seen at once. */
function kept() {
  const freshMs = env().NODE_ENV === 'production' ? 60_000 : 0;
  return answerCache<readonly Redirect[]>('redirects', {
    maxEntries: 1,
    freshMs,
    retryMs: Math.min(freshMs, 5000),
    isDurable: true,
  });
}

async function fetchRedirects(): Promise<readonly Redirect[] | undefined> {
  const site = env().SITECORE_SITE_NAME;
  const answer = await queryContent(redirectsQuery, { site }, { schema: answerSchema });
  if (!answer.ok) return undefined;
  // One that an author left unfinished takes no other down.
  return (answer.value.site.siteInfo?.redirects ?? []).flatMap((redirect) => {
    const read = redirectSchema.safeParse(redirect);
    return read.success ? [read.data] : [];
  });
}

/** The rules as they were last made, and what is wrong with them by pattern. */
type Made = {
  /** Undefined while the CMS has never said them. */
  list: readonly Redirect[] | undefined;
  /** When the CMS was first asked, in milliseconds since the epoch. */
  askedAt?: number;
  rules: RedirectRules;
  readonly faults: Map<string, 'loop' | 'chain' | 'broken'>;
};

const made = () =>
  processWide<Made>('redirect rules', () => ({
    list: undefined,
    rules: new RedirectRules([]),
    faults: new Map(),
  }));

async function currentRules(): Promise<RedirectRules> {
  const now = made();
  now.askedAt ??= Date.now();
  const list = await kept().get('all', fetchRedirects);
  if (list === undefined || now.list === list) return now.rules;
  if (JSON.stringify(now.list) !== JSON.stringify(list)) {
    now.rules = new RedirectRules(list);
    now.faults.clear();
    for (const pattern of now.rules.broken) noteFault(pattern, 'broken');
  }
  now.list = list;
  return now.rules;
}

/** A CMS that has said no redirects for so long has none: not every version knows the question. */
const waitForRedirectsMs = 60_000;

/** Whether it is known where pages have gone: without that, nobody can say that there is no such page. @requirement A15 O8 */
export function areRedirectsKnown(): boolean {
  const { list, askedAt = Date.now() } = made();
  return list !== undefined || Date.now() - askedAt > waitForRedirectsMs;
}

const maxFaults = 1000;

/** Names a rule that does not do what its author meant, once: in the log, and for `/api/publish/status`. */
function noteFault(pattern: string, fault: 'loop' | 'chain' | 'broken'): void {
  const { faults } = made();
  if (faults.has(pattern) || faults.size >= maxFaults) return;
  faults.set(pattern, fault);
  logWarning(`redirect.${fault}`, { pattern });
}

/** Rules that lead in a circle, over others, or that are no expressions, by their patterns. @requirement O6 */
export function redirectFaults(): ReadonlyMap<string, 'loop' | 'chain' | 'broken'> {
  return made().faults;
}

/** `transfer`: the page of another path is shown under this one. */
export type RedirectTo =
  | { readonly kind: 'redirect'; readonly destination: string; readonly isPermanent: boolean }
  | { readonly kind: 'transfer'; readonly path: string };

/** Rules in a row that are followed. */
const maxRules = 10;

/**
 * Where the CMS sends a path, if anywhere. Patterns are regular expressions over the whole path, in any letter case;
 * `$1` in a target is what the first group caught, and a part `?name=value` is about the query. A target that another rule
 * sends on is followed here, so that visitors are sent once; a circle sends nobody anywhere. Both are named.
 * @param path - site path without the language
 * @requirement A15
 */
export async function redirectFor(
  path: string,
  language: string,
  query: URLSearchParams = new URLSearchParams(),
): Promise<RedirectTo | undefined> {
  const rules = await currentRules();
  let place: Place = { path: path.toLowerCase(), query, language };
  let found: RedirectTo | undefined;
  let isPermanent = true;
  const followed: string[] = [];
  const seen = new Set([placeName(place)]);
  for (;;) {
    const match = rules.match(place.path, place.query, place.language);
    if (!match) break;
    const { redirect, target } = match;
    followed.push(redirect.pattern);
    const destination = destinationOf({ redirect, target }, place);
    if (destination === undefined) break;
    const next = placeOf(destination);
    const isTransfer = redirect.redirectType === 'SERVER_TRANSFER' && next !== undefined;
    if (!isTransfer) isPermanent &&= redirect.redirectType === 'REDIRECT_301';
    found =
      isTransfer && next.language === language
        ? { kind: 'transfer', path: next.path }
        : { kind: 'redirect', destination, isPermanent };
    if (!next || isTransfer) break;
    if (seen.has(placeName(next)) || followed.length > maxRules) {
      for (const pattern of followed) noteFault(pattern, 'loop');
      return undefined;
    }
    seen.add(placeName(next));
    place = next;
  }
  if (followed.length > 1) noteFault(followed[0] ?? '', 'chain');
  return found;
}

type Place = { readonly path: string; readonly query: URLSearchParams; readonly language: string };

function placeName({ path, query, language }: Place): string {
  return `${language} ${path}?${query.toString()}`;
}

/** The address to which a rule leads; undefined for one that is no address of a site. */
function destinationOf(
  { redirect, target }: { readonly redirect: Redirect; readonly target: string },
  { query, language }: Place,
): string | undefined {
  const prefix =
    redirect.isLanguagePreserved && target.startsWith('/') && language !== env().DEFAULT_LANGUAGE;
  const destination = prefix ? `/${language.toLowerCase()}${target}` : target;
  if (!/^(https?:\/\/|\/(?![/\\]))/.test(destination)) return undefined;
  if (!redirect.isQueryStringPreserved || query.size === 0) return destination;
  const [, address = '', own = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(destination) ?? [];
  const all = new URLSearchParams(own);
  // What the target says itself stays as it is.
  const named = new Set(all.keys());
  for (const [name, value] of query) if (!named.has(name)) all.append(name, value);
  return `${address}?${all.toString()}${hash}`;
}

/** A destination as a place of this site; undefined for another site's. */
function placeOf(destination: string): Place | undefined {
  if (!destination.startsWith('/')) return undefined;
  const [, address = '', own = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(destination) ?? [];
  const { LANGUAGES: languages, DEFAULT_LANGUAGE: defaultLanguage } = env();
  const segments = address.toLowerCase().split('/').filter(Boolean);
  const { language, path } = splitLanguage(segments, { languages, defaultLanguage });
  return { path, language, query: new URLSearchParams(own) };
}

/** The same for the server in front, which alone knows the query of a page that it keeps. */
async function redirectInFront(path: string, query: string): Promise<FrontRedirect | undefined> {
  const { LANGUAGES: languages, DEFAULT_LANGUAGE: defaultLanguage } = env();
  let segments: readonly string[];
  try {
    segments = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return undefined;
  }
  const place = splitLanguage(segments, { languages, defaultLanguage });
  if (!place.isCanonical) return undefined;
  const found = await redirectFor(place.path, place.language, new URLSearchParams(query));
  if (found?.kind !== 'transfer') return found;
  const prefix = place.language === defaultLanguage ? '' : `/${place.language.toLowerCase()}`;
  return { kind: 'transfer', path: encodeURI(`${prefix}${found.path}`) };
}

letFrontRedirect(redirectInFront);
