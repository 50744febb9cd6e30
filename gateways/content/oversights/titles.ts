import type { ContentIndex } from '../content-index.ts';
import type { Problems } from '../problems.ts';
import { sitePathOf } from '../site-paths.ts';
import type { Snapshot } from '../snapshot.ts';
import type { ContentItem } from '../store.ts';

/** Fields that give a page its title, the first with one counts: as in the site's `src/cms/head.ts`. */
export const titleFields = [
  'metaTitle',
  'searchTitle',
  'BriefTitle',
  'locationTitle',
  'articleTitle',
  'headlineText',
  'pageNavigationTitle',
];
/** Two people may have one name. */
const people: ReadonlySet<string> = new Set(['Physician Details']);

/**
 * Looks for two pages of one title in one language: in a list of results, in tabs and among bookmarks nobody can tell them
 * apart. A pair is told of once, in the first language in which it has one title.
 * @requirement A5 O6
 */
export function checkTitles(content: Snapshot, index: ContentIndex, problems: Problems): void {
  const [defaultLanguage] = content.site.languages.map(({ name }) => name);
  const told = new Set<string>();
  for (const { name: language } of content.site.languages) {
    const first = new Map<string, string>();
    for (const item of index.byPath.values()) {
      const path = sitePathOf(item.path, index.homePath);
      if (path === undefined || !item.languages.includes(language) || !isFound(item, language)) continue;
      const { field, title } = titleOf(item, language);
      const twin = first.get(title.toLowerCase());
      if (twin === undefined) first.set(title.toLowerCase(), path);
      else if (!told.has(`${twin} ${path}`)) {
        told.add(`${twin} ${path}`);
        const loaded = content.items.get(item.path);
        const within = language === defaultLanguage ? [] : ['languages', language];
        problems.add(
          loaded?.file ?? '',
          [...(loaded?.place ?? []), ...within, ...field],
          `"${title}" is the title of ${twin} too: say in ${field.at(-1) ?? 'a field for the title'} what this page is about, or take one of them away`,
        );
      }
    }
  }
}

/** Pages that are hidden on purpose, such as the steps of a booking, are reached in one way only. */
function isFound(item: ContentItem, language: string): boolean {
  return (
    item.hasLayout && !people.has(item.template) && item.field('hideFromSearchEngines', language) !== true
  );
}

/** The title of a page, and where it is written. */
function titleOf(
  item: ContentItem,
  language: string,
): { readonly field: readonly string[]; readonly title: string } {
  for (const name of titleFields) {
    const value = item.field(name, language);
    if (typeof value === 'string' && value.trim() !== '')
      return { field: ['fields', name], title: value.trim() };
  }
  return { field: [], title: item.displayName(language) };
}
