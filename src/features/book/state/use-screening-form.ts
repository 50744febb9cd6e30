import { usePhrases } from '@/i18n/use-phrases';
import type { FormProblems, FormValues } from '@/lib/form-rules';
import type { FormControl } from '@/ui/form/form-control';
import { useForm } from '@/ui/form/use-form';
import {
  answeredBy,
  screeningRules,
  type ScreeningData,
  type ScreeningField,
  type SpecialtyFinding,
} from '../model/screening';

/** What is answered before anybody types. */
export type FirstAnswers = {
  /** The form was sent without scripts, and came back. */
  readonly posted?:
    | {
        readonly values: FormValues<ScreeningField>;
        readonly problems: FormProblems<ScreeningField>;
      }
    | undefined;
  /** What words of the visitor's own were found to mean, where the address asks. */
  readonly finding?: SpecialtyFinding | undefined;
};

/** The answers of the questions before a booking. @requirement I1 */
export function useScreeningForm(
  id: string,
  { data, posted, finding }: FirstAnswers & { readonly data: ScreeningData },
): FormControl<ScreeningField> {
  const t = usePhrases();
  return useForm<ScreeningField>({
    prefix: `${id}-`,
    labels: {
      specialty: t('Specialty'),
      subspecialty: t('Area of expertise'),
      birthDate: t("Patient's date of birth"),
      phoneNumber: t('Contact phone'),
      workersComp: t("Is this visit for a workers' compensation or third-party claim?"),
    },
    rules: (values) => screeningRules(data, values),
    initial: posted?.values ?? {
      specialty: '',
      subspecialty: '',
      birthDate: '',
      phoneNumber: '',
      workersComp: '',
      ...(finding?.status === 'found' ? answeredBy(finding.specialty) : {}),
    },
    problems: posted?.problems,
  });
}
