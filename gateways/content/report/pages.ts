import { ContentIndex } from '../content-index.ts';
import type { LoadedItem, Snapshot } from '../snapshot.ts';
import { sitePathOf } from '../site-paths.ts';
import type { ContentItem } from '../store.ts';
import { itemsOfPage } from '../oversights/page-texts.ts';

/** A page of the site, with the items whose texts it shows. */
export type ReportedPage = {
  /** `/about` */
  readonly path: string;
  readonly title: string;
  /** Who looks after it: `owner` of the item, or of the nearest item above it. */
  readonly owner: string;
  readonly item: ContentItem;
  readonly loaded: LoadedItem;
  /** Itself and the items of its blocks, without header and footer. */
  readonly items: readonly LoadedItem[];
};

/** What the checks of the report look at. */
export type Reported = {
  readonly content: Snapshot;
  readonly index: ContentIndex;
  readonly pages: readonly ReportedPage[];
  readonly defaultLanguage: string;
  readonly languages: readonly string[];
};

const nobody = 'nobody';

/** Reads the pages of a content folder for the report, in the order of their paths. @requirement O6 */
export function reportedContent(content: Snapshot): Reported {
  const index = new ContentIndex(content);
  const languages = content.site.languages.map(({ name }) => name);
  const [defaultLanguage = 'en'] = languages;
  const pages = [...index.byPath.values()].flatMap((item) => {
    const path = sitePathOf(item.path, index.homePath);
    const loaded = content.items.get(item.path);
    if (path === undefined || !loaded || !item.hasLayout) return [];
    const title = item.displayName(defaultLanguage);
    const owner = ownerOf(item.path, content);
    return [{ path, title, owner, item, loaded, items: itemsOfPage(item.path, content, index) }];
  });
  const sorted = pages.toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
  return { content, index, pages: sorted, defaultLanguage, languages };
}

/** Who looks after an item: its `owner`, or that of the nearest item above it. @requirement O6 */
export function ownerOf(itemPath: string, { items }: Snapshot): string {
  for (let path = itemPath; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const owner = items.get(path)?.data.owner;
    if (typeof owner === 'string' && owner !== '') return owner;
  }
  return nobody;
}
