import type { ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { textOf } from '@/cms/fields/readers';
import { usePhrases } from '@/i18n/use-phrases';
import type { BookingPage } from '../model/booking-page';
import { CalendarButton } from '@/features/appointment/ui/calendar-button';
import { CallUs } from '@/features/appointment/ui/call-us';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import type { Workflow } from '../model/workflow';
import styles from '@/features/appointment/ui/appointment.module.css';

type BookedViewProps = {
  readonly state: Extract<BookingPage, { step: 'booked' }>;
  readonly workflow: Workflow;
};

/** It is booked: what, when, where, a calendar file, and what comes next. @requirement I10 */
export function BookedView({ state, workflow }: BookedViewProps): ReactNode {
  const t = usePhrases();
  const { slot, visit, reference, isToldByMail } = state;
  return (
    <>
      <div className={styles.success}>
        {textOf(workflow.successText) ? (
          <RichText field={workflow.successText} />
        ) : (
          <p>{t('We look forward to seeing you.')}</p>
        )}
      </div>
      <div className={styles.card}>
        <SlotSummary provider={visit.provider} slot={slot} patient={visit.patient} />
        {reference ? (
          <p className={styles.hint}>{t('Confirmation number {reference}', { reference })}</p>
        ) : null}
        {/* The same appointment gives the same entry; nothing in it names a person. */}
        <CalendarButton slot={slot} uid={`${slot.instant}-${slot.departmentId}-${slot.visitType}@foyer`} />
      </div>
      {isToldByMail ? (
        <p>{t('A message is on its way to you, with a link to see, move or cancel this visit.')}</p>
      ) : null}
      <CallUs visit={{ slot, provider: visit.provider }} label={t('To change or cancel, call')} />
      {textOf(workflow.whatNextText) ? (
        <section>
          <h2>{t('What happens next')}</h2>
          <RichText field={workflow.whatNextText} />
        </section>
      ) : null}
    </>
  );
}
