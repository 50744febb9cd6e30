import type { ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { textOf } from '@/cms/fields/readers';
import { isInPersonType } from '@/config/scheduling';
import { usePhrases } from '@/i18n/use-phrases';
import type { BookingPage } from '../model/booking-page';
import { CalendarButton } from '@/features/appointment/ui/calendar-button';
import { CallUs } from '@/features/appointment/ui/call-us';
import { JoinVisit } from '@/features/appointment/ui/join-visit';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import type { Workflow } from '../model/workflow';
import styles from '@/features/appointment/ui/appointment.module.css';

type BookedViewProps = {
  readonly state: Extract<BookingPage, { step: 'booked' }>;
  readonly workflow: Workflow;
  /** In place of the button that saves a calendar file, which needs scripts. */
  readonly calendar?: ReactNode;
};

/** It is booked: what, when, where, a calendar file, and what comes next. @requirement I10 */
export function BookedView({ state, workflow, calendar }: BookedViewProps): ReactNode {
  const t = usePhrases();
  const { slot, visit, reference, isToldByMail, calendarId, joinUrl, wasBooked = false } = state;
  return (
    <>
      <div className={styles.success}>
        {wasBooked ? (
          <p>
            {t(
              'This visit was booked before, perhaps in another window. It is booked once. The message about it has its link and its calendar entry.',
            )}
          </p>
        ) : textOf(workflow.successText) ? (
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
        {/* Nobody says here what the entry of that visit is called: a second one would stand beside it. */}
        {wasBooked
          ? null
          : (calendar ?? (
              <CalendarButton slot={slot} name={{ calendarId, joinUrl, sequence: 0, isCancelled: false }} />
            ))}
      </div>
      {isToldByMail ? (
        <p>{t('A message is on its way to you, with a link to see, move or cancel this visit.')}</p>
      ) : null}
      <CallUs
        visit={{ slot, provider: visit.provider }}
        label={t(isToldByMail ? 'You can also call' : 'To change or cancel, call')}
      />
      {isInPersonType(slot.visitType) ? (
        <NextInPerson workflow={workflow} />
      ) : (
        <NextByVideo {...{ workflow, joinUrl }} />
      )}
    </>
  );
}

function NextInPerson({ workflow }: { readonly workflow: Workflow }): ReactNode {
  const t = usePhrases();
  return textOf(workflow.whatNextText) ? (
    <section>
      <h2>{t('What happens next')}</h2>
      <RichText field={workflow.whatNextText} />
    </section>
  ) : null;
}

/** Nobody comes anywhere: what comes next is another thing than for a visit in person. */
function NextByVideo({
  workflow,
  joinUrl,
}: {
  readonly workflow: Workflow;
  readonly joinUrl: string;
}): ReactNode {
  const t = usePhrases();
  return (
    <section>
      <h2>{t('What happens next')}</h2>
      <JoinVisit joinUrl={joinUrl} />
      {textOf(workflow.videoNextText) ? (
        <RichText field={workflow.videoNextText} />
      ) : (
        <p>
          {t(
            'Open the link a few minutes early, in a quiet place with good light. Have your medicines at hand.',
          )}
        </p>
      )}
    </section>
  );
}
