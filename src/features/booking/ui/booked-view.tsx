import type { ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { textOf } from '@/cms/fields/readers';
import { isInPersonType, scheduling } from '@/config/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import { calendarFile } from '@/lib/ics';
import { telHref } from '@/lib/phone';
import { Button } from '@/ui/button/Button';
import type { BookingPage } from '../model/booking-page';
import { SlotSummary } from './slot-summary';
import type { Workflow } from './workflow';
import styles from './booking.module.css';

type BookedViewProps = {
  readonly state: Extract<BookingPage, { step: 'booked' }>;
  readonly workflow: Workflow;
};

/** It is booked: what, when, where, a calendar file, and what comes next. @requirement I10 */
export function BookedView({ state, workflow }: BookedViewProps): ReactNode {
  const t = usePhrases();
  const { slot, visit, reference } = state;
  const href = telHref(visit.provider.phone);
  const download = () => {
    const isInPerson = isInPersonType(slot.visitType);
    const text = calendarFile({
      // The same appointment gives the same entry; nothing in it names a person.
      uid: `${slot.instant}-${slot.departmentId}-${slot.visitType}@foyer`,
      start: slot.instant,
      durationMinutes: scheduling.eventMinutes,
      summary: t('Healthcare appointment'),
      location: isInPerson ? [slot.location, slot.address, slot.cityAndZip].filter(Boolean).join(', ') : '',
      stamp: Date.now(),
    });
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'appointment.ics';
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
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
        <Button onClick={download}>{t('Add to Calendar')}</Button>
      </div>
      {href ? (
        <p>
          {t('To change or cancel, call')} <a href={href}>{visit.provider.phone}</a>
        </p>
      ) : null}
      {textOf(workflow.whatNextText) ? (
        <section>
          <h2>{t('What happens next')}</h2>
          <RichText field={workflow.whatNextText} />
        </section>
      ) : null}
    </>
  );
}
