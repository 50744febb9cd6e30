import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { scheduling } from '@/config/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { patientAgesField } from '@/domain/search/filters';
import { emptySearch, formatSearchUrl } from '@/domain/search/search-url';
import type { BookingProvider, PatientKind, Slot } from '@/features/appointment/model/visit';
import styles from '@/features/appointment/ui/appointment.module.css';

type SoonerDoctorsProps = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  /** All open times, in order. */
  readonly slots: readonly Slot[];
  /** Milliseconds since 1970. */
  readonly now: number;
};

const dayMs = 86_400_000;

/**
 * Where the first time is far off, or there is none: the way to other doctors of the specialty who are free sooner, the
 * soonest first.
 * @requirement I17
 */
export function SoonerDoctors({ provider, patient, slots, now }: SoonerDoctorsProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const first = slots[0]?.instant ?? Infinity;
  if (provider.specialty === '' || first - now <= scheduling.farOffDays * dayMs) return null;
  const search = formatSearchUrl({
    ...emptySearch,
    filters: [
      { field: 'c_visible_specialties_sm', value: provider.specialty },
      { field: 'c_next_available_tdt', value: 'within-30-days' },
      ...(patient.isAdultPatient ? [] : [{ field: patientAgesField, value: 'Pediatric' }]),
    ],
    sort: 'c_next_available_tdt asc',
  });
  return (
    <p className={styles.unfinished}>
      {slots.length > 0 ? t('The first time is more than a month away.') : null}{' '}
      <a href={hrefOn(page, `/find-a-physician?${search}`)}>
        {t('See other doctors with sooner times: {specialty}', { specialty: provider.specialty })}
      </a>
    </p>
  );
}
