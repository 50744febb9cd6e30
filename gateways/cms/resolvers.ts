import type { ContentItem, ContentStore, Redirect } from '../content/store.ts';
import { connectionOf, type PageArguments } from './cursors.ts';
import { ItemNode } from './item-node.ts';
import { languagesOf, matches, order, valuesOf, type Predicate } from './search-predicate.ts';

type Ordering = { readonly name: string; readonly direction?: 'ASC' | 'DESC' | null };

/** The roots of the schema: what `Query` resolves to. */
export function queryRoot(content: ContentStore) {
  /** A language of the site in its own spelling; the default one where it is unknown. */
  const languageNamed = (name: string | null | undefined): string | undefined =>
    content.languages.find(
      (language) => language.toLowerCase() === (name ?? content.languages[0] ?? '').toLowerCase(),
    );

  const pageAt = (path: string, language: string): ItemNode | undefined => {
    const item = content.route(path);
    return item?.hasLayout ? new ItemNode(content, item, language, path.toLowerCase() || '/') : undefined;
  };

  return {
    item: ({ path, language }: { readonly path?: string | null; readonly language: string }) => {
      const item = path ? content.item(path) : undefined;
      const known = languageNamed(language);
      return item && known ? new ItemNode(content, item, known) : null;
    },
    layout: ({
      site,
      routePath,
      language,
    }: {
      readonly site: string;
      readonly routePath: string;
      readonly language?: string | null;
    }) => {
      const known = languageNamed(language);
      if (site.toLowerCase() !== content.site().name.toLowerCase() || !known) return { item: null };
      return { item: pageAt(routePath === '/' ? '' : routePath, known) ?? null };
    },
    search: ({
      where,
      orderBy,
      ...page
    }: { readonly where: Predicate; readonly orderBy?: Ordering | null } & PageArguments) => {
      const found = languagesOf(where, content).flatMap((language) =>
        [...content.items()]
          .filter((item) => matches(where, { item, language }, content))
          .map((item) => ({ item, language })),
      );
      if (orderBy) found.sort(byField(orderBy, content));
      return connectionOf(
        found.map(({ item, language }) => new ItemNode(content, item, language)),
        page,
      );
    },
    site: () => siteRoot(content, { languageNamed, pageAt }),
  };
}

function byField({ name, direction }: Ordering, content: ContentStore) {
  const sign = direction === 'DESC' ? -1 : 1;
  type Found = { readonly item: ContentItem; readonly language: string };
  const first = (found: Found) => valuesOf(name, found, content)[0] ?? '';
  return (a: Found, b: Found) => sign * order(first(a), first(b));
}

type Lookups = {
  readonly languageNamed: (name: string | null | undefined) => string | undefined;
  readonly pageAt: (path: string, language: string) => ItemNode | undefined;
};

function siteRoot(content: ContentStore, lookups: Lookups) {
  const info = siteInfo(content, lookups);
  return {
    siteInfo: ({ site }: { readonly site: string }) =>
      site.toLowerCase() === info.name.toLowerCase() ? info : null,
    siteInfoCollection: () => [info],
    allSiteInfo: ({ pageNumber }: { readonly pageNumber?: number | null }) => ({
      results: (pageNumber ?? 1) <= 1 ? [info] : [],
      total: 1,
    }),
  };
}

function siteInfo(content: ContentStore, { languageNamed, pageAt }: Lookups) {
  const site = content.site();
  const pathOf = (itemPath: string | undefined) => {
    const item = itemPath === undefined ? undefined : content.item(itemPath);
    return item ? (content.url(item) ?? null) : null;
  };
  return {
    name: site.name,
    rootPath: site.rootPath,
    hostname: site.hostName,
    language: content.languages[0] ?? 'en',
    robots: site.robots,
    sitemap: () => (site.hostName === '*' ? [] : [`https://${site.hostName}/sitemap.xml`]),
    attributes: () => Object.entries(site.attributes).map(([key, value]) => ({ key, value })),
    redirects: () => content.redirects().map((redirect) => redirectNode(redirect)),
    errorHandling: ({ language }: { readonly language: string }) => {
      const known = languageNamed(language) ?? '';
      const notFoundPagePath = pathOf(site.notFoundPath);
      const serverErrorPagePath = pathOf(site.serverErrorPath);
      return {
        notFoundPagePath,
        notFoundPage: () => (notFoundPagePath ? pageAt(notFoundPagePath, known) : null),
        serverErrorPagePath,
        serverErrorPage: () => (serverErrorPagePath ? pageAt(serverErrorPagePath, known) : null),
      };
    },
    routes: ({ language, includedPaths, excludedPaths, ...page }: RoutesArguments) => {
      const known = languageNamed(language) ?? '';
      const included = (includedPaths ?? []).flatMap((path) => path ?? []);
      const excluded = (excludedPaths ?? []).flatMap((path) => path ?? []);
      const routes = [...content.items()].flatMap((item) => {
        const path = item.hasLayout ? content.url(item) : undefined;
        if (path === undefined || excluded.some((start) => path.startsWith(start))) return [];
        if (included.length > 0 && !included.some((start) => path.startsWith(start))) return [];
        return [{ routePath: path, route: () => pageAt(path, known), personalization: { variantIds: [] } }];
      });
      return connectionOf(routes, page);
    },
    dictionary: ({ language, ...page }: { readonly language: string } & PageArguments) => {
      const known = languageNamed(language) ?? '';
      const entries = content.byTemplate('Dictionary Entry').map((item) => ({
        key: String(item.field('Key', known) ?? ''),
        value: String(item.field('Phrase', known) ?? ''),
      }));
      return connectionOf(entries, page);
    },
  };
}

type RoutesArguments = {
  readonly language: string;
  readonly includedPaths?: readonly (string | null)[] | null;
  readonly excludedPaths?: readonly (string | null)[] | null;
} & PageArguments;

function redirectNode({ pattern, target, type, preserveQuery, preserveLanguage, locale }: Redirect) {
  return {
    pattern,
    target,
    redirectType: type,
    isQueryStringPreserved: preserveQuery,
    isLanguagePreserved: preserveLanguage,
    locale,
  };
}
