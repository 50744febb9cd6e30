import type { Loader } from '@/cms/block';
import { languagesOf, type LanguageLink } from '@/features/chrome/model/navigation';
import { childItems } from '#services/navigation/child-items';

/** The languages below the block's datasource folder. @requirement M2 */
export const load: Loader<readonly LanguageLink[]> = async ({ rendering, language }) => {
  if (rendering.dataSource === '') return { ok: true, data: [] };
  const found = await childItems(rendering.dataSource, language);
  return found.ok ? { ok: true, data: languagesOf(found.value) } : { ok: false, error: found.error };
};
