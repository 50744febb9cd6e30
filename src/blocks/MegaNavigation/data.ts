import type { Loader } from '@/cms/block';
import type { NavLink } from '@/features/chrome/model/navigation';
import { navigationTree } from '#services/navigation/tree';

/** The links below the block's datasource folder, three levels deep. @requirement M1 */
export const load: Loader<readonly NavLink[]> = async ({ rendering, language }) => {
  if (rendering.dataSource === '') return { ok: true, data: [] };
  const found = await navigationTree(rendering.dataSource, language);
  return found.ok ? { ok: true, data: found.value } : { ok: false, error: found.error };
};
