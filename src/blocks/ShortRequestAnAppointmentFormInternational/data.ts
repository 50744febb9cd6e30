import type { Loader } from '@/cms/block';
import { fieldOf, isTrue } from '@/cms/fields/readers';
import type { RequestFormData } from '@/features/request/model/request-data';
import { loadRequestForm } from '#services/request/load-form';

/** @requirement J5 */
export const load: Loader<RequestFormData> = (context) => {
  const isCaptchaRequired = isTrue(fieldOf(context.rendering.fields, 'captchaRequired'));
  return loadRequestForm({ kind: 'international', isCaptchaRequired }, context);
};
