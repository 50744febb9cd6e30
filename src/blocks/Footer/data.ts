import type { Loader } from '@/cms/block';
import type { NavLink } from '@/features/chrome/model/navigation';
import { navigationTree } from '#services/navigation/tree';

export type FooterData = { readonly columns: readonly NavLink[] };

/** The link columns: the folders below the footer's item, by name. @requirement M7 */
export const load: Loader<FooterData> = async ({ rendering, language, signal }) => {
  if (rendering.dataSource === '') return { ok: true, data: { columns: [] } };
  const found = await navigationTree(rendering.dataSource, { language, signal });
  return found.ok ? { ok: true, data: { columns: found.value } } : { ok: false, error: found.error };
};
