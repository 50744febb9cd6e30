import type { PatientForm } from '@/domain/patient-form/form';
import { env } from '#config/server/env';
import { fetchFormItem, type FormItem } from '#services/request/form-item';

/**
 * The form with the specialty that an author offered in the words of the site's first language: those that the clinic's
 * system knows. A specialty stays as it is while the CMS cannot say what it is called there.
 * @param page - the form's item in the language of the page
 * @requirement J5 J6
 */
export async function inFirstLanguage(
  written: PatientForm,
  { form: id, language }: { readonly form: string; readonly language: string },
  page: FormItem,
): Promise<PatientForm> {
  const firstLanguage = env().DEFAULT_LANGUAGE;
  const [chosen, other] = page.specialties.filter(({ name }) => name === written.specialty);
  // Of two with one name nobody knows which is meant.
  if (language === firstLanguage || !chosen || other) return written;
  const answer = await fetchFormItem({ id, language: firstLanguage });
  const first = answer.ok ? answer.value.specialties.find((one) => one.id === chosen.id) : undefined;
  return first?.name ? { ...written, specialty: first.name } : written;
}
