import type { Loader, LoaderContext } from '@/cms/block';
import { fieldOf, isTrue, textOf } from '@/cms/fields/readers';
import { studyField, type AuthoredForm } from '@/domain/authored-form/authored-form';
import type { AuthoredFormData } from '@/features/form/model/form-data';
import { loadAuthoredForm } from '#services/forms/load';
import { findOpenStudies } from '#services/search/lists/open-studies';

/** Characters of the name of a study. */
const longestStudy = 300;

/**
 * The form, with the study that its link names. Without one the open studies are there to choose from; while nobody can
 * list them, the study is a line of text.
 * @requirement F1 F4 K6
 */
export const load: Loader<AuthoredFormData> = async (context) => {
  const { fields } = context.rendering;
  const formId = textOf(fieldOf(fields, 'formID'));
  const isCaptchaRequired = isTrue(fieldOf(fields, 'captchaRequired'));
  const loaded = await loadAuthoredForm({ formId, isCaptchaRequired }, context);
  if (!loaded.ok) return loaded;
  const study = context.query.get('study')?.slice(0, longestStudy);
  if (study) return { ...loaded, data: { ...loaded.data, given: { study } } };
  return { ...loaded, data: { ...loaded.data, form: await withStudies(loaded.data.form, context) } };
};

async function withStudies(
  form: AuthoredForm,
  { language, searches, signal }: Pick<LoaderContext, 'language' | 'searches' | 'signal'>,
): Promise<AuthoredForm> {
  if (!form.fields.some(({ htmlName }) => htmlName === studyField)) return form;
  if (searches && !(await searches.take())) return form;
  const studies = await findOpenStudies(language, signal);
  if (!studies.ok || studies.value.length === 0) return form;
  const fields = form.fields.map((field) =>
    field.htmlName === studyField && field.control === 'text' ? { ...field, choices: studies.value } : field,
  );
  return { ...form, fields };
}
