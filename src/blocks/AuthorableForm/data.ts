import type { Loader } from '@/cms/block';
import { fieldOf, isTrue, textOf } from '@/cms/fields/readers';
import type { AuthoredFormData } from '@/features/form/model/form-data';
import { loadAuthoredForm } from '#services/forms/load';

/** Characters of the name of a study. */
const longestStudy = 300;

/** @requirement F1 K6 */
export const load: Loader<AuthoredFormData> = async (context) => {
  const { fields } = context.rendering;
  const formId = textOf(fieldOf(fields, 'formID'));
  const isCaptchaRequired = isTrue(fieldOf(fields, 'captchaRequired'));
  const loaded = await loadAuthoredForm({ formId, isCaptchaRequired }, context);
  const study = context.query.get('study')?.slice(0, longestStudy);
  return loaded.ok && study ? { ...loaded, data: { ...loaded.data, given: { study } } } : loaded;
};
