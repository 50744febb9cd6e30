import type { Loader } from '@/cms/block';
import { navigationTree, type NavigationNode } from '#services/navigation/client';

export type FooterData = { readonly columns: readonly NavigationNode[] };

/** The link columns: the folders below the footer's item, by name. @requirement M7 */
export const load: Loader<FooterData> = async ({ rendering, language, signal }) => {
  const root = rendering.dataSource;
  if (root === '') return { ok: true, data: { columns: [] } };
  const found = await navigationTree(root, { language, signal });
  return found.ok ? { ok: true, data: { columns: found.value } } : { ok: false, error: found.error };
};
