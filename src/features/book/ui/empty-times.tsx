import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import type { BookingProvider, PatientKind } from '@/features/appointment/model/visit';
import type { Times } from '@/features/appointment/state/use-times';
import { Waitlist } from '@/features/waitlist/ui/waitlist';
import { WaitlistCall } from './waitlist-call';
import styles from '@/features/appointment/ui/appointment.module.css';

type EmptyTimesProps = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  readonly times: Pick<Times, 'hasWaitlist'>;
  /** All times are looked at, not the first three dates. */
  readonly isWholeList: boolean;
  /** Authored number of the waitlist; the provider's own where it is empty. */
  readonly phone: string;
};

/** Nothing can be booked online: call instead. @requirement I3 */
export function EmptyTimes({ provider, patient, times, isWholeList, phone }: EmptyTimesProps): ReactNode {
  const t = usePhrases();
  return (
    <div className={styles.empty}>
      {isWholeList ? <h3>{t('No appointments')}</h3> : null}
      <p>
        {t(
          'No appointments are available through online scheduling in the next 6 months. Please call to join the waitlist.',
        )}
      </p>
      {provider.seesChildren && patient.isAdultPatient ? (
        <p>{t('This provider is accepting pediatric patients')}</p>
      ) : null}
      <WaitlistCall phone={phone || provider.phone} />
      {times.hasWaitlist ? <Waitlist provider={provider} patient={patient} first={undefined} /> : null}
    </div>
  );
}
