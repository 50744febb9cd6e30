import type { Loader } from '@/cms/block';
import { fieldOf, isTrue, textOf } from '@/cms/fields/readers';
import type { AuthoredFormData } from '@/features/form/model/form-data';
import { loadAuthoredForm } from '#services/forms/load';

/** @requirement K6 */
export const load: Loader<AuthoredFormData> = (context) => {
  const { fields } = context.rendering;
  const formId = textOf(fieldOf(fields, 'formID'));
  return loadAuthoredForm({ formId, isCaptchaRequired: isTrue(fieldOf(fields, 'captchaRequired')) }, context);
};
