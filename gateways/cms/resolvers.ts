import type { ContentStore } from '../content/store.ts';
import { connectionOf, type PageArguments } from './cursors.ts';
import { ItemNode } from './item-node.ts';
import { findPage, languageNamed } from './pages.ts';
import { languagesOf, matches, order, valuesOf, type Candidate, type Predicate } from './search-predicate.ts';
import { siteRoot } from './site-info.ts';

type ItemArguments = { readonly path?: string | null; readonly language: string };
type LayoutArguments = {
  readonly site: string;
  readonly routePath: string;
  readonly language?: string | null;
};
type Ordering = { readonly name: string; readonly direction?: 'ASC' | 'DESC' | null };
type SearchArguments = { readonly where: Predicate; readonly orderBy?: Ordering | null } & PageArguments;

/**
 * The root of the schema: the fields of `Query`.
 * @requirement O2
 */
export function queryRoot(content: ContentStore) {
  return {
    item: ({ path, language }: ItemArguments) => {
      const item = path ? content.item(path) : undefined;
      const known = languageNamed(content, language);
      const hasText = item && known && (content.speaks(item, known) || fallsBack(content, item.template));
      return hasText ? new ItemNode(content, item, known) : null;
    },
    layout: ({ site, routePath, language }: LayoutArguments) => {
      const known = languageNamed(content, language);
      const page = known && findPage(content, { site, language: known, path: routePath });
      return { item: page ? new ItemNode(content, page.item, known, page.itemPath) : null };
    },
    search: ({ where, orderBy, ...page }: SearchArguments) => {
      const found = languagesOf(where, content).flatMap((language) =>
        [...content.items()]
          .filter((item) => content.speaks(item, language))
          .map((item) => ({ item, language }))
          .filter((candidate) => matches(where, candidate, content)),
      );
      if (orderBy) found.sort(byField(orderBy, content));
      return connectionOf(found, page, ({ item, language }) => new ItemNode(content, item, language));
    },
    site: () => siteRoot(content),
  };
}

function fallsBack(content: ContentStore, template: string): boolean {
  return content.template(template)?.languageFallback !== false;
}

function byField({ name, direction }: Ordering, content: ContentStore) {
  const sign = direction === 'DESC' ? -1 : 1;
  const first = (found: Candidate) => valuesOf(name, found, content)[0] ?? '';
  return (a: Candidate, b: Candidate) => sign * order(first(a), first(b));
}
