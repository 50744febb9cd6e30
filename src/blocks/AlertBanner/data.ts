import type { Loader } from '@/cms/block';
import { readAlert, type AlertData } from '@/features/chrome/model/navigation';
import { childItems } from '#services/navigation/child-items';
import { withWords } from '#services/navigation/with-words';

/** The alerts below the block's datasource folder; none where the datasource is an alert itself. @requirement M3 */
export const load: Loader<readonly AlertData[]> = async ({ rendering, language }) => {
  if (rendering.dataSource === '' || rendering.fields?.alertText !== undefined) return { ok: true, data: [] };
  const found = await childItems(rendering.dataSource, language);
  if (!found.ok) return { ok: false, error: found.error };
  return { ok: true, data: withWords(found.value.map(readAlert), language) };
};
