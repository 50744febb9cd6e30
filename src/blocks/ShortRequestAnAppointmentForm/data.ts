import type { Loader } from '@/cms/block';
import { fieldOf, isTrue } from '@/cms/fields/readers';
import type { RequestFormData } from '@/features/request/model/request-data';
import { offersFolder } from '@/features/request/model/specialty-folder';
import { loadRequestForm } from '#services/request/load-form';

/** @requirement J5 */
export const load: Loader<RequestFormData> = (context) => {
  const { fields } = context.rendering;
  const isCaptchaRequired = isTrue(fieldOf(fields, 'captchaRequired'));
  const form = { kind: 'short', isCaptchaRequired, offersFolder: offersFolder(fields) } as const;
  return loadRequestForm(form, context);
};
