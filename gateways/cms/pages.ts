import type { ContentItem, ContentStore } from '../content/store.ts';

/**
 * A language of the site in its own spelling, whatever letter case it is asked for in.
 * @param name - absent for the default language
 * @returns undefined for a language that the site does not have
 * @requirement A8
 */
export function languageNamed(content: ContentStore, name: string | null | undefined): string | undefined {
  const wanted = (name ?? content.languages[0])?.toLowerCase();
  return content.languages.find((language) => language.toLowerCase() === wanted);
}

/** A page and the requested path, which may be an alias. */
export type Page = { readonly item: ContentItem; readonly itemPath: string };

type PageRequest = { readonly site: string; readonly language: string; readonly path: string };

/**
 * Finds the page at a site path (`/about`) or an item path, in any letter case.
 * @returns undefined when there is no such page or site, or the page does not exist in the language
 * @requirement A8 O2
 */
export function findPage(content: ContentStore, { site, language, path }: PageRequest): Page | undefined {
  if (site.toLowerCase() !== content.site().name.toLowerCase()) return undefined;
  const written = decoded(path).toLowerCase().replace(/\/+$/, '');
  const asked = written.startsWith('/') || written === '' ? written : `/${written}`;
  const item = content.route(asked) ?? content.item(asked);
  if (!item?.hasLayout || !content.speaks(item, language)) return undefined;
  const isSitePath = content.route(asked) !== undefined;
  return { item, itemPath: (isSitePath ? asked : content.url(item)) || '/' };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
