import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { isInPersonType } from '@/config/visit-types';
import { formatDate, formatTime } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import type { BookingProvider, PatientKind, Slot } from '../model/visit';
import styles from './appointment.module.css';

type SlotSummaryProps = {
  readonly provider: Pick<BookingProvider, 'name'>;
  readonly slot: Slot;
  readonly patient?: PatientKind;
};

/** Who, when and where, as a list of terms. */
export function SlotSummary({ provider, slot, patient }: SlotSummaryProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const isInPerson = isInPersonType(slot.visitType);
  return (
    <dl className={styles.summary}>
      <dt>{t('With')}</dt>
      <dd>{provider.name}</dd>
      <dt>{t('When')}</dt>
      <dd>
        {formatDate(slot.date, { language })}
        <br />
        {formatTime(slot.instant, { language, zone: slot.zone })}{' '}
        {zoneName(slot.instant, { language, zone: slot.zone, length: 'short' })}
      </dd>
      <dt>{isInPerson ? t('Where') : t('How')}</dt>
      <dd>
        {isInPerson ? slot.location : t('Video visit')}
        {isInPerson && slot.address ? (
          <>
            <br />
            <bdi>{slot.address}</bdi>
            <br />
            <bdi>{slot.cityAndZip}</bdi>
          </>
        ) : null}
      </dd>
      {patient ? (
        <>
          <dt>{t('Visit')}</dt>
          <dd>
            {t('{patient}, {age}', {
              patient: t(patient.isNewPatient ? 'New patient' : 'Returning patient'),
              age: t(patient.isAdultPatient ? 'adult' : 'child'),
            })}
          </dd>
        </>
      ) : null}
    </dl>
  );
}
