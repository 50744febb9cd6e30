import type { FormKind } from '@/domain/patient-form/description';
import type { PatientField } from '@/domain/patient-form/fields';
import { described, patientFieldNames } from '@/domain/patient-form/form';
import { usePhrases } from '@/i18n/use-phrases';

export type PatientLabels = Readonly<Record<PatientField, string>>;

/**
 * The labels of a form's fields in the page's language; '' for a field that the form does not have.
 * @param own - labels that an author wrote
 */
export function usePatientLabels(kind: FormKind, own: Partial<PatientLabels> = {}): PatientLabels {
  const t = usePhrases();
  const labels = patientFieldNames.map((name) => {
    const { forms, label } = described(name, kind);
    return [name, forms[kind] && label ? t(label) : ''];
  });
  return { ...(Object.fromEntries(labels) as PatientLabels), ...own };
}
