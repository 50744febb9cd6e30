import type { Loader } from '@/cms/block';
import { pageAddress } from '#services/navigation/page-address';
import type { Crumb } from '#services/navigation/crumbs';
import { crumbsOfPage } from '#services/navigation/crumbs-of-page';

export type BreadcrumbData = { readonly crumbs: readonly Crumb[] };

/** The pages above the current one. @requirement A12 A17 */
export const load: Loader<BreadcrumbData> = async ({ itemId, itemPath, language, pathname, route }) => {
  if (itemPath === '/') return { ok: true, data: { crumbs: [] } };
  const found = await crumbsOfPage({ itemId, itemPath, language });
  if (!found.ok) return { ok: false, error: found.error };
  const crumbs = found.value;
  const way = [...crumbs, { text: route.displayName ?? '', path: pathname }];
  return { ok: true, data: { crumbs }, structured: breadcrumbList(way, language) };
};

/** The way to a page, from the top down, as schema.org says it; nothing for one page alone. */
function breadcrumbList(way: readonly Crumb[], language: string): readonly object[] {
  const named = way.filter(({ text }) => text !== '');
  if (named.length < 2) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: named.map(({ text, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: text,
        item: pageAddress(path, language).url,
      })),
    },
  ];
}
