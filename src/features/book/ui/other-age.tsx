import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { patientAges, patientAgesField } from '@/domain/search/filters';
import { emptySearch, formatSearchUrl } from '@/domain/search/search-url';
import type { BookingProvider, PatientKind } from '@/features/appointment/model/visit';
import { usePhrases } from '@/i18n/use-phrases';
import type { FieldProblem } from '@/lib/form-rules';

type OtherAgeProps = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  /** What is wrong with the patient's date of birth. */
  readonly problem: FieldProblem | undefined;
  /** Where this doctor's visits for another kind of patient are. */
  readonly hrefOf: (patient: PatientKind) => string;
};

/**
 * Where to go on for a patient whose age is not that of the chosen visit: to the same doctor's visits for that age, or to
 * doctors of the specialty who see it.
 * @requirement I9
 */
export function OtherAge({ provider, patient, problem, hrefOf }: OtherAgeProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  if (problem !== 'tooYoung' && problem !== 'tooOld') return null;
  const isAdultPatient = problem === 'tooOld';
  if (isAdultPatient ? provider.seesAdults : provider.seesChildren) {
    return (
      <p>
        <a href={hrefOf({ ...patient, isAdultPatient })}>
          {t(isAdultPatient ? 'Choose a visit for an adult' : 'Choose a visit for a child')}
        </a>
      </p>
    );
  }
  const [adult, child] = patientAges;
  const filters = [{ field: patientAgesField, value: isAdultPatient ? adult : child }];
  // As words: a specialty of children has another name, and the search knows both. Adults have no pediatric specialty.
  const query = isAdultPatient ? '' : provider.specialty;
  const search = formatSearchUrl({ ...emptySearch, query, filters });
  return (
    <p>
      <a href={hrefOn(page, `/find-a-physician?${search}`)}>
        {t(isAdultPatient ? 'Find a doctor for an adult' : 'Find a doctor for a child')}
      </a>
    </p>
  );
}
