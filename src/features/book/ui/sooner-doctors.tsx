import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { patientAgesField } from '@/domain/search/filters';
import { emptySearch, formatSearchUrl } from '@/domain/search/search-url';
import { soonestFirst } from '@/domain/search/sorts';
import type { BookingProvider, PatientKind } from '@/features/appointment/model/visit';
import styles from '@/features/appointment/ui/appointment.module.css';

type SoonerDoctorsProps = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  /** There are some, and the first one is far off. */
  readonly hasTimes: boolean;
};

/**
 * Where the first time is far off, or there is none: the way to other doctors of the specialty who are free sooner, the
 * soonest first.
 * @requirement I17
 */
export function SoonerDoctors({ provider, patient, hasTimes }: SoonerDoctorsProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const search = formatSearchUrl({
    ...emptySearch,
    filters: [
      { field: 'c_visible_specialties_sm', value: provider.specialty },
      { field: 'c_next_available_tdt', value: 'within-30-days' },
      ...(patient.isAdultPatient ? [] : [{ field: patientAgesField, value: 'Pediatric' }]),
    ],
    sort: soonestFirst,
  });
  return (
    <p className={styles.unfinished}>
      {hasTimes ? t('The first time is more than a month away.') : null}{' '}
      <a href={hrefOn(page, `/find-a-physician?${search}`)}>
        {t('See other doctors with sooner times: {specialty}', { specialty: provider.specialty })}
      </a>
    </p>
  );
}
