import type { LoaderResult } from '@/cms/block';
import { hasExtensions } from '#services/scheduling/extensions';

/**
 * Whether the clinic sends text messages about visits: only a gateway of this project is told that a patient wants them.
 * @requirement I12 I18
 */
export async function loadBookingForm(): Promise<LoaderResult<{ readonly takesTexts: boolean }>> {
  return { ok: true, data: { takesTexts: hasExtensions() } };
}
