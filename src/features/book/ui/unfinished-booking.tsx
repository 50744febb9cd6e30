import { useEffect, useState, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { formatClock, formatDate } from '@/lib/chicago-time';
import type { BookingProvider } from '@/features/appointment/model/visit';
import { purgeIfIdle } from '@/features/appointment/state/session';
import { patientDetailsHref, type Workflow } from '../model/workflow';
import { readVisit, type StoredVisit } from '../state/session';
import styles from '@/features/appointment/ui/appointment.module.css';

type UnfinishedBookingProps = { readonly provider: BookingProvider; readonly workflow: Workflow };

/** A link back to a booking with this provider that this tab still stores; nothing without one. @requirement I11 */
export function UnfinishedBooking({ provider, workflow }: UnfinishedBookingProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const stored = useUnfinished(provider);
  if (!stored) return null;
  const { language } = page;
  const { slot } = stored.visit;
  return (
    <p className={styles.unfinished}>
      {t('You started to book {date}, {time}.', {
        date: formatDate(slot.date, { language, withYear: false }),
        time: formatClock(slot.instant, { language, zone: slot.zone }),
      })}{' '}
      <a href={patientDetailsHref(workflow, page)}>{t('Continue this booking')}</a>
    </p>
  );
}

function useUnfinished(provider: BookingProvider): StoredVisit | undefined {
  const [stored, setStored] = useState<StoredVisit | undefined>();
  useEffect(() => {
    purgeIfIdle(Date.now());
    const found = readVisit();
    // Storage is read after the first render, so that server and browser agree on it.
    // oxlint-disable-next-line react/set-state-in-effect
    if (found?.visit.provider.npi === provider.npi) setStored(found);
  }, [provider.npi]);
  return stored;
}
