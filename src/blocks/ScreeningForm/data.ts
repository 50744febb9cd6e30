import type { Loader } from '@/cms/block';
import type { ScreeningSpecialty } from '@/features/book/model/screening';
import { screeningSpecialties } from '#services/book/screening';

/** @requirement I1 */
export const load: Loader<readonly ScreeningSpecialty[]> = async ({ rendering, language, signal }) => {
  const source = rendering.dataSource;
  if (source === '') return { ok: false, error: 'screeningUnknown' };
  const found = await screeningSpecialties({ source, language }, signal);
  return found.ok ? { ok: true, data: found.value } : { ok: false, error: 'schedulingUnavailable' };
};
