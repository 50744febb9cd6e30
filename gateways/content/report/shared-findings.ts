import type { LoadedItem } from '../snapshot.ts';
import type { Finding, FindingKind } from './finding.ts';
import { ownerOf, type Reported } from './pages.ts';

type Shared = {
  readonly kind: FindingKind;
  readonly language: string;
  readonly what: string;
  /** An item of no page: a specialty, a tag, a search model. */
  readonly item: LoadedItem;
  /** The page that shows it. */
  readonly page: string;
};

/**
 * What is found in items that several pages show: said once, with the number of pages, and not once a page.
 * @requirement O6
 */
export function createSharedFindings({ content, defaultLanguage }: Reported) {
  const found = new Map<string, { readonly finding: Finding; readonly pages: Set<string> }>();
  return {
    add({ kind, language, what, item, page }: Shared): void {
      const key = JSON.stringify([kind, language, what, item.path]);
      const known = found.get(key);
      if (known) return void known.pages.add(page);
      const finding = {
        kind,
        language,
        what,
        file: item.file,
        page: item.path.slice(content.site.rootPath.length + 1),
        title: item.displayNames[defaultLanguage] ?? item.name,
        owner: ownerOf(item.path, content),
      };
      found.set(key, { finding, pages: new Set([page]) });
    },
    all: (): readonly Finding[] =>
      [...found.values()].map(({ finding, pages: { size } }) => ({
        ...finding,
        what: `${finding.what} (on ${size} page${size === 1 ? '' : 's'})`,
      })),
  };
}
