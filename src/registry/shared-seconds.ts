import { personalMark } from '@/config/site-paths';
import type { LoadedPage } from '@/registry/load-page';

/** Parameters that say what is looked for, and neither where somebody is nor what they are about to book. */
const impersonal = new Set([
  'query',
  'page',
  'sort',
  'filter',
  'fq',
  'subfilter',
  'allSite',
  'typereturn',
  'asTyped',
  'letter',
  'channel',
  'channelName',
]);

/** So long a search may be old: shorter than a visitor takes to read its first card. */
const seconds = 5;

/**
 * For how many seconds the page of an address may serve everybody who asks the same: 0 for one that is about a visitor, or
 * looks around a place, and for one that lacks something.
 * @param query - of the address
 * @param cookie - what the visitor's browser sent along, if the page may know of it
 * @requirement B26 N3
 */
export function sharedSeconds(
  { props, isWhole }: Extract<LoadedPage, { kind: 'page' }>,
  { query, cookie }: { readonly query: URLSearchParams; readonly cookie: string | undefined },
): number {
  const isAboutOne = cookie !== undefined || props[personalMark] === true || !isWhole;
  const saysMore = [...query.keys()].some((name) => !impersonal.has(name));
  const found = Object.values(props.data).map((result) => (result.ok ? result.data : undefined));
  return isAboutOne || saysMore || found.some(looksAround) ? 0 : seconds;
}

/** Whether it is a search around a place, which may be where the visitor is. */
function looksAround(data: unknown): boolean {
  const { outcome } = (data ?? {}) as {
    readonly outcome?: { readonly results?: { readonly near?: unknown } };
  };
  return (outcome?.results?.near ?? null) !== null;
}
