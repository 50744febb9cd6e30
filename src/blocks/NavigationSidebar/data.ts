import type { Loader } from '@/cms/block';
import { sectionOf, type SectionPage } from '#services/navigation/section';

export type { SectionPage };

/** The pages of the section that the page is in. @requirement G9 */
export const load: Loader<SectionPage> = async ({ itemId, language }) => {
  const found = await sectionOf(itemId, language);
  if (!found.ok) return { ok: false, error: found.error };
  return found.value ? { ok: true, data: found.value } : { ok: false, error: 'notFound' };
};
