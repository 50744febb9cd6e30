import type { Loader } from '@/cms/block';
import { crumbsOf, type Crumb } from '#services/navigation/crumbs';

export type BreadcrumbData = { readonly crumbs: readonly Crumb[] };

/** The pages above the current one. @requirement A12 */
export const load: Loader<BreadcrumbData> = async ({ itemId, itemPath, language, signal }) => {
  if (itemPath === '/') return { ok: true, data: { crumbs: [] } };
  const found = await crumbsOf(itemId, { language, signal });
  return found.ok ? { ok: true, data: { crumbs: found.value } } : { ok: false, error: found.error };
};
