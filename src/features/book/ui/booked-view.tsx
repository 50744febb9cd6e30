import type { ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { hrefOn } from '@/cms/fields/link';
import { textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { isInPersonType } from '@/config/visit-types';
import { usePhrases } from '@/i18n/use-phrases';
import { Button, ButtonLink } from '@/ui/button/Button';
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
  /** Where scripts run: begins another booking, on a page that was loaded again. */
  readonly onAnother?: () => void;
  /** In place of the button that saves a calendar file, and of the link to the visit, which need scripts. */
  readonly instead?: { readonly calendar: ReactNode; readonly manage: ReactNode };
};

/** It is booked: what, when, where, a calendar file, and what comes next. @requirement I10 */
export function BookedView({ state, workflow, instead, onAnother }: BookedViewProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { slot, visit, reference, isToldByMail, email, manageCode, calendarId, joinUrl } = state;
  const { interpreter, wasBooked = false, isShownAgain = false } = state;
  const isInPerson = isInPersonType(slot.visitType);
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
        {/* What the entry of that visit is called, or where it is attended, is not known here: a second one would stand beside it. */}
        {wasBooked || (isShownAgain && !isInPerson)
          ? null
          : (instead?.calendar ?? (
              <CalendarButton slot={slot} name={{ calendarId, joinUrl, sequence: 0, isCancelled: false }} />
            ))}
      </div>
      {isToldByMail && email ? (
        <p>
          {t('A message is on its way to {email}, with a link to see, move or cancel this visit.', {
            email: isolated(email),
          })}
        </p>
      ) : null}
      {/* What is behind the # stays in the browser, and the page takes it out of its address. */}
      {manageCode
        ? (instead?.manage ?? (
            <p>
              <ButtonLink
                variant="secondary"
                href={`${hrefOn(page, '/appointments/manage')}#code=${manageCode}`}
              >
                {t('See, move or cancel your visit')}
              </ButtonLink>
            </p>
          ))
        : null}
      {isShownAgain && (isToldByMail || wasBooked) ? <WayToVisit /> : null}
      <CallUs
        visit={{ slot, provider: visit.provider }}
        label={t(isToldByMail || manageCode ? 'You can also call' : 'To change or cancel, call')}
      />
      {isInPerson ? (
        <NextInPerson {...{ workflow, interpreter, isShownAgain }} />
      ) : (
        <NextByVideo {...{ workflow, interpreter, joinUrl, isShownAgain }} />
      )}
      {isShownAgain && onAnother ? (
        <p>
          <Button variant="tertiary" onClick={onAnother}>
            {t('Book another visit')}
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** The page keeps no code: the message has it. */
function WayToVisit(): ReactNode {
  const t = usePhrases();
  const page = usePage();
  return (
    <>
      <p>{t('Open the link in our message to you, or type its code.')}</p>
      <p>
        <ButtonLink variant="secondary" href={hrefOn(page, '/appointments/manage')}>
          {t('See, move or cancel your visit')}
        </ButtonLink>
      </p>
    </>
  );
}

/** A value of another direction does not turn the sentence about it round. */
function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}

type NextProps = {
  readonly workflow: Workflow;
  readonly interpreter: string;
  /** Nobody knows any more whether an interpreter was asked for. */
  readonly isShownAgain: boolean;
};

function NextInPerson({ workflow, interpreter, isShownAgain }: NextProps): ReactNode {
  const t = usePhrases();
  const { whatNextText } = workflow;
  const interpreterText = isShownAgain ? undefined : workflow.interpreterText;
  return textOf(whatNextText) || textOf(interpreterText) || interpreter ? (
    <section>
      <h2>{t('What happens next')}</h2>
      <RichText field={whatNextText} />
      <Interpreter language={interpreter} otherwise={interpreterText} />
    </section>
  ) : null;
}

type InterpreterProps = { readonly language: string; readonly otherwise: Workflow[string] };

/** Which interpreter was asked for; to whoever asked for none, the author's words about them. @requirement I10 J9 */
function Interpreter({ language, otherwise }: InterpreterProps): ReactNode {
  const t = usePhrases();
  if (!language) return <RichText field={otherwise} />;
  return (
    <p>
      {t('We asked for an interpreter for this visit: {language}. It is free.', { language: t(language) })}
    </p>
  );
}

/** Nobody comes anywhere: what comes next is another thing than for a visit in person. */
function NextByVideo({
  workflow,
  interpreter,
  joinUrl,
  isShownAgain,
}: NextProps & { readonly joinUrl: string }): ReactNode {
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
      <Interpreter
        language={interpreter}
        otherwise={isShownAgain ? undefined : workflow.videoInterpreterText}
      />
    </section>
  );
}
