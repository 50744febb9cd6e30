import type { ContentStore, Redirect } from '../content/store.ts';
import { connectionOf, type PageArguments } from './cursors.ts';
import { ItemNode } from './item-node.ts';
import { findPage, languageNamed } from './pages.ts';

type SiteArguments = { readonly pageSize?: number | null; readonly pageNumber?: number | null };

/**
 * The schema's `site`. The content has one site.
 * @requirement A9 A10 A15
 */
export function siteRoot(content: ContentStore) {
  const info = siteInfo(content);
  return {
    siteInfo: ({ site }: { readonly site: string }) =>
      site.toLowerCase() === info.name.toLowerCase() ? info : null,
    siteInfoCollection: () => [info],
    allSiteInfo: ({ pageSize, pageNumber }: SiteArguments) => ({
      results: (pageNumber ?? 1) <= 1 && (pageSize ?? 1) > 0 ? [info] : [],
      total: 1,
    }),
  };
}

/** A site's error pages, redirects, robots, sitemap, routes and phrases. */
function siteInfo(content: ContentStore) {
  const site = content.site();
  return {
    name: site.name,
    rootPath: site.rootPath,
    hostname: site.hostName,
    language: content.languages[0] ?? 'en',
    robots: site.robots,
    sitemap: site.sitemaps,
    attributes: () => Object.entries(site.attributes).map(([key, value]) => ({ key, value })),
    redirects: () => content.redirects().map((redirect) => redirectNode(redirect)),
    errorHandling: ({ language }: { readonly language: string }) => ({
      notFoundPagePath: () => sitePath(content, site.notFoundPath),
      notFoundPage: () => pageNode(content, sitePath(content, site.notFoundPath), language),
      serverErrorPagePath: () => sitePath(content, site.serverErrorPath),
      serverErrorPage: () => pageNode(content, sitePath(content, site.serverErrorPath), language),
    }),
    routes: (args: RoutesArguments) => routes(content, args),
    dictionary: ({ language, ...page }: { readonly language: string } & PageArguments) => {
      const known = languageNamed(content, language) ?? '';
      const entries = content.byTemplate('Dictionary Entry').filter((item) => content.speaks(item, known));
      return connectionOf(entries, page, (item) => ({
        key: String(item.field('Key', known) ?? ''),
        value: String(item.field('Phrase', known) ?? ''),
      }));
    },
  };
}

function sitePath(content: ContentStore, itemPath: string | undefined): string | null {
  const item = itemPath === undefined ? undefined : content.item(itemPath);
  return (item && content.url(item)) ?? null;
}

function pageNode(content: ContentStore, path: string | null, language: string): ItemNode | null {
  const known = languageNamed(content, language);
  const page =
    path !== null && known && findPage(content, { site: content.site().name, language: known, path });
  return page ? new ItemNode(content, page.item, known, page.itemPath) : null;
}

type RoutesArguments = {
  readonly language: string;
  readonly includedPaths?: readonly (string | null)[] | null;
  readonly excludedPaths?: readonly (string | null)[] | null;
} & PageArguments;

/** Every path of a page in a language, aliases included. */
function routes(content: ContentStore, { language, includedPaths, excludedPaths, ...page }: RoutesArguments) {
  const known = languageNamed(content, language) ?? '';
  const included = pathsIn(includedPaths);
  const excluded = pathsIn(excludedPaths);
  const found = [...content.items()].flatMap((item) => {
    const path = item.hasLayout && content.speaks(item, known) ? content.url(item) : undefined;
    if (path === undefined) return [];
    return [path, ...content.aliases(item)].filter(
      (one) =>
        (included.length === 0 || included.some((part) => isWithin(one, part))) &&
        !excluded.some((part) => isWithin(one, part)),
    );
  });
  return connectionOf(found, page, (path) => ({
    routePath: path,
    route: () => pageNode(content, path, known),
    personalization: { variantIds: [] },
  }));
}

function pathsIn(list: readonly (string | null)[] | null | undefined): readonly string[] {
  return (list ?? []).flatMap((path) => (path ? [path.toLowerCase().replace(/\/+$/, '')] : []));
}

function isWithin(path: string, part: string): boolean {
  return path === part || path.startsWith(`${part}/`);
}

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
