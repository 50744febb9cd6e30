import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { patientAges, patientAgesField } from '@/domain/search/filters';
import { emptySearch, formatSearchUrl } from '@/domain/search/search-url';
import { usePhrases } from '@/i18n/use-phrases';
import { timesHref } from '../address';
import type { StepView } from '../view';

/**
 * Where to go on for a patient whose age is not that of the chosen visit: to the same doctor's visits for that age, or to
 * doctors of the specialty who see it.
 * @requirement I9
 */
export function OtherAge({ view: { booking, provider, problems } }: { readonly view: StepView }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const problem = problems.birthDate;
  if (problem !== 'tooYoung' && problem !== 'tooOld') return null;
  const isAdultPatient = problem === 'tooOld';
  if (isAdultPatient ? provider.seesAdults : provider.seesChildren) {
    const patient = { ...booking.patient, isAdultPatient };
    return (
      <p>
        <a href={timesHref(page, { path: provider.path, patient })}>
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
