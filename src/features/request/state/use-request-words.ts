import type { RequestKind } from '@/domain/patient-form/description';
import { fieldsIn, type PatientForm } from '@/domain/patient-form/form';
import { usePatientLabels, type PatientLabels } from '@/features/appointment/ui/use-patient-labels';
import { usePhrases } from '@/i18n/use-phrases';

/** Labels that speak of the child where a parent asks. */
const ofChild = {
  firstName: 'Your child’s first name',
  lastName: 'Your child’s last name',
  birthDate: 'Your child’s date of birth',
  gender: 'Your child’s legal sex',
  race: 'Your child’s race',
  interpreter: 'Do you or your child need an interpreter?',
  accessNeeds: 'What should we prepare for your child?',
} as const;

/** Hints where a parent asks. */
export const childsHints = {
  proxyName: 'We call and write to you about this visit. The other answers are about your child.',
  birthDate: 'MM-DD-YYYY, for example 04-27-2019',
} as const;

/** Whether a parent asks for their child. @requirement J1 */
export function isForChild({ bookedFor }: PatientForm): boolean {
  return bookedFor === 'Child';
}

/**
 * The labels of a request form, which speak of the child as soon as a parent says that it is for one.
 * @param own - labels that an author wrote
 * @requirement J1 J5
 */
export function useRequestLabels(
  kind: RequestKind,
  own: Partial<PatientLabels> = {},
): (values: PatientForm) => PatientLabels {
  const t = usePhrases();
  const all = usePatientLabels(kind, own);
  // The long form begins with the visit, and its errors are listed in that order.
  const first = kind === 'long' ? fieldsIn(kind, 'visit') : [];
  const labels = {
    ...(Object.fromEntries(first.map((name) => [name, all[name]])) as Partial<PatientLabels>),
    ...all,
  };
  const words = Object.entries(ofChild).map(([name, phrase]) => [name, t(phrase)]);
  const childs = { ...labels, ...(Object.fromEntries(words) as Partial<PatientLabels>), ...own };
  return (values) => (isForChild(values) ? childs : labels);
}
