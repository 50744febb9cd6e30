import { maxStoryPages, newsPaths } from '@/config/news';

/** The parameters of an address, as loaders and links hold them. */
type Query = { readonly get: (name: string) => string | null };

/** A heading from an address is somebody else's text: a line of it is enough. */
const maxNameLength = 80;

/**
 * The id of a tag as the index and addresses hold it: without braces and dashes, in lower case.
 * @requirement H2
 */
export function channelKey(id: string): string {
  return id.replace(/[{}-]/g, '').toLowerCase();
}

/**
 * The channel that an address names.
 * @returns undefined where it names none; '' for what cannot be the id of a tag
 * @requirement H2
 */
export function channelIn(query: Query): string | undefined {
  const asked = query.get('channel')?.trim();
  if (!asked) return undefined;
  const key = channelKey(asked);
  return /^\w{1,64}$/.test(key) ? key : '';
}

/** Markup has no place in a heading, nor in the window's title, which has no other way to leave it out. */
const element = /<[a-z!/][^<>]*>/gi;

/** The heading that an address gives its collection, on one line; '' for none. @requirement H2 */
export function channelNameIn(query: Query): string {
  const name = (query.get('channelName') ?? '')
    .replace(element, ' ')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return name.length <= maxNameLength ? name : `${name.slice(0, maxNameLength).trimEnd()}…`;
}

/** The year that an address limits stories to; '' for none, and for what is no year. @requirement H3 */
export function yearIn(query: Query): string {
  const year = query.get('subfilter')?.trim() ?? '';
  return /^[12]\d{3}$/.test(year) ? year : '';
}

/** How many pages of stories an address shows: 1 to 50. @requirement H3 */
export function storyPagesIn(query: Query): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), maxStoryPages) : 1;
}

/**
 * The collection page of a topic.
 * @requirement H2
 */
export function collectionHref({ id, name }: { readonly id: string; readonly name: string }): string {
  const query = new URLSearchParams({ channel: channelKey(id), channelName: name });
  return `${newsPaths.collection}?${query.toString()}`;
}

/**
 * The address that shows the stories of a year, so many pages of them. Another year begins at the first page.
 * @param base - the page's own address: a path, with the parameters that it keeps
 * @param asked.year - '' for all years
 * @requirement H3
 */
export function storiesHref(
  base: string,
  { year = '', pages = 1 }: { readonly year?: string; readonly pages?: number },
): string {
  const cut = base.indexOf('?');
  const query = new URLSearchParams(cut === -1 ? '' : base.slice(cut + 1));
  if (year) query.set('subfilter', year);
  if (pages > 1) query.set('page', String(pages));
  const path = cut === -1 ? base : base.slice(0, cut);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
