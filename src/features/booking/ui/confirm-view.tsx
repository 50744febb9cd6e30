import { useEffect, useRef, type ReactNode } from 'react';
import { RichText } from '@/cms/fields/rich-text';
import { textOf } from '@/cms/fields/readers';
import { usePhrases } from '@/i18n/use-phrases';
import { isPolicyHolder, isProxy } from '@/lib/request-form';
import { Checkbox } from '@/ui/field/Checkbox';
import type { BookingPage } from '../model/booking-page';
import { canBeTexted } from '../model/patient-form';
import { slotOfAlternative } from '../model/slots';
import { usePage } from '@/cms/page';
import { Button, ButtonLink } from '@/ui/button/Button';
import type { BookingPageControl } from '../state/use-booking-page';
import type { ChangeWizard } from '../state/use-change-wizard';
import { CallUs } from './call-us';
import { SlotSummary } from './slot-summary';
import { TakenNotice } from './taken-notice';
import { authored, requestLink, type Workflow } from './workflow';
import styles from './booking.module.css';

type ConfirmState = Extract<BookingPage, { step: 'confirm' }>;

type ConfirmViewProps = {
  readonly state: ConfirmState;
  readonly booking: BookingPageControl;
  readonly change: ChangeWizard;
  readonly workflow: Workflow;
  readonly onCancel: () => void;
};

/** Everything once more, each part with its way back, then the one button that books. @requirement I9 I10 I15 */
export function ConfirmView(props: ConfirmViewProps): ReactNode {
  const { state, change } = props;
  const { submission } = state;
  switch (submission.status) {
    case 'failed':
      return <FailedView {...props} message={submission.message} />;
    case 'unknown':
      return <UnknownView {...props} />;
    case 'editing':
    case 'sending':
    case 'taken':
      return (
        <>
          {submission.status === 'taken' ? (
            <TakenNotice
              alternatives={submission.alternatives.map((one) =>
                slotOfAlternative(one, [...change.times.slots, state.visit.slot]),
              )}
              onChoose={change.take}
              onMore={() => change.open('times')}
            />
          ) : change.choice.alternatives && !change.choice.isOpen ? (
            <TakenNotice alternatives={change.choice.alternatives} onChoose={change.take} />
          ) : null}
          <Check {...props} />
        </>
      );
  }
}

function Check({ state, booking, change, workflow, onCancel }: ConfirmViewProps): ReactNode {
  const t = usePhrases();
  const { visit, form, hasAgreed, submission } = state;
  const isSending = submission.status === 'sending';
  const say = (text: string) => visit.care.words[text] ?? text;
  return (
    <>
      <div className={styles.cards}>
        <Card
          title={t('Appointment')}
          what={t('appointment')}
          onChange={() => change.open('times')}
          isLocked={isSending}
        >
          <SlotSummary provider={visit.provider} slot={visit.slot} patient={visit.patient} />
        </Card>
        <Card
          title={t('Care')}
          what={t('care details')}
          onChange={() => change.open('care')}
          isLocked={isSending}
        >
          <dl className={styles.summary}>
            {visit.care.reason ? (
              <Answered question={t('Reason for visit')}>{say(visit.care.reason)}</Answered>
            ) : null}
            <Answered question={t('What do you want to address?')}>{visit.care.concerns}</Answered>
            {visit.care.answers.map((answer) => (
              <Answered key={answer.key} question={say(answer.question)}>
                {say(answer.answer)}
              </Answered>
            ))}
          </dl>
        </Card>
        <Card
          title={t('Patient')}
          what={t('patient details')}
          onChange={() => booking.dispatch({ type: 'patientReopened' })}
          isLocked={isSending}
        >
          <dl className={styles.summary}>
            <dt>{t('Name')}</dt>
            <dd>{`${form.firstName} ${form.lastName}`}</dd>
            {isProxy(form) ? (
              <>
                <dt>{t('Your own name')}</dt>
                <dd>{form.proxyName}</dd>
              </>
            ) : null}
            <dt>{t('Date of birth')}</dt>
            <dd>{form.birthDate}</dd>
            <dt>{t('Legal sex')}</dt>
            <dd>{t(form.gender)}</dd>
            <dt>{t('Race')}</dt>
            <dd>{t(form.race)}</dd>
            <dt>{t('Phone')}</dt>
            <dd>
              {form.phoneNumber}
              {canBeTexted(form) && form.wantsTexts ? (
                <>
                  <br />
                  {t('You get text messages about this visit.')}
                </>
              ) : null}
            </dd>
            <dt>{t('Email')}</dt>
            <dd>{form.email}</dd>
            <dt>{t('Address')}</dt>
            <dd>
              <bdi>{[form.address1, form.address2].filter(Boolean).join(', ')}</bdi>
              <br />
              <bdi>{`${form.city}, ${form.state} ${form.zip}`}</bdi>
            </dd>
            <dt>{t('Insurance')}</dt>
            <dd>
              {form.insuranceName}
              <br />
              {t('Member ID')}: <bdi>{form.insuranceMemberNumber}</bdi>
              <br />
              {t('Group number')}: <bdi>{form.insuranceGroupNumber}</bdi>
            </dd>
            {isPolicyHolder(form) ? null : (
              <>
                <dt>{t("Policy holder's full name")}</dt>
                <dd>
                  {form.insuranceSubscriberName}
                  <br />
                  {form.insuranceSubscriberDateOfBirth}
                  <br />
                  {t("Policy holder's ID")}: <bdi>{form.insuranceSubscriberID}</bdi>
                </dd>
              </>
            )}
            {form.interpreter ? (
              <>
                <dt>{t('Interpreter')}</dt>
                <dd>{t(form.interpreter)}</dd>
              </>
            ) : null}
            {form.accessNeeds ? (
              <>
                <dt>{t('We prepare for you')}</dt>
                <dd>{form.accessNeeds}</dd>
              </>
            ) : null}
          </dl>
        </Card>
      </div>
      <form
        noValidate
        className={styles.confirm}
        onSubmit={(event) => {
          event.preventDefault();
          if (hasAgreed) booking.confirm();
        }}
      >
        {textOf(workflow.termsText) ? <RichText field={workflow.termsText} /> : null}
        <Checkbox
          id="oas-terms"
          label={authored(workflow, 'termsLabel', t('I agree to the terms of online scheduling'))}
          isChecked={hasAgreed}
          onCheckedChange={() => booking.dispatch({ type: 'termsToggled' })}
        />
        <div className={styles.stepActions}>
          <Button variant="secondary" onClick={onCancel} disabled={isSending}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            disabled={!hasAgreed}
            aria-disabled={isSending || undefined}
            aria-describedby={hasAgreed ? undefined : 'oas-terms-why'}
          >
            {t('Confirm Appointment')}
          </Button>
          {hasAgreed ? null : (
            <p id="oas-terms-why" className={styles.hint}>
              {t('Agree to the terms to confirm.')}
            </p>
          )}
        </div>
        <output className={styles.hint}>{isSending ? t('Booking your appointment…') : ''}</output>
      </form>
    </>
  );
}

/** A question of any length, and below it what was said. */
function Answered({
  question,
  children,
}: {
  readonly question: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.pair}>
      <dt>{question}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type CardProps = {
  readonly title: string;
  /** What is changed, for the button's name. */
  readonly what: string;
  readonly onChange: () => void;
  readonly isLocked: boolean;
  readonly children: ReactNode;
};

function Card({ title, what, onChange, isLocked, children }: CardProps): ReactNode {
  const t = usePhrases();
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        <Button variant="tertiary" onClick={onChange} disabled={isLocked}>
          {t('Change Details')}
          <span className="visually-hidden"> {what}</span>
        </Button>
      </div>
      {children}
    </section>
  );
}

/** Focus goes to what is new on the page. */
function useFocusedHeading(): { readonly current: HTMLHeadingElement | null } {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

function FailedView({
  state,
  booking,
  workflow,
  message,
}: ConfirmViewProps & { readonly message: string }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const heading = useFocusedHeading();
  const request = requestLink(workflow, page);
  return (
    <div className={styles.failure}>
      <h2 ref={heading} tabIndex={-1}>
        {authored(workflow, 'errorTitle', t('Your appointment was not booked'))}
      </h2>
      {textOf(workflow.errorText) ? (
        <RichText field={workflow.errorText} />
      ) : (
        <p>{t('Something went wrong and the appointment was not booked. Everything you typed is kept.')}</p>
      )}
      {message ? <p>{messageOf(message, t)}</p> : null}
      <CallUs visit={state.visit} label={t('You can also call')} />
      <div className={styles.stepActions}>
        <Button onClick={() => booking.dispatch({ type: 'triedAgain' })}>{t('Try Submitting Again')}</Button>
        <ButtonLink variant="secondary" href={request.href}>
          {request.text || t('Request an appointment')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Our own server's codes in words; the clinic's messages as they are. */
function messageOf(message: string, t: (key: string) => string): string {
  if (message === 'tooManyRequests')
    return t('There were too many tries from your network. Please wait ten minutes or call us.');
  return /^[a-z]+[A-Z]\w+$|^forbidden$/.test(message)
    ? t('Please check your details and try again, or call us.')
    : message;
}

function UnknownView({ state, booking }: ConfirmViewProps): ReactNode {
  const t = usePhrases();
  const heading = useFocusedHeading();
  return (
    <div className={styles.failure}>
      <h2 ref={heading} tabIndex={-1}>
        {t('We could not confirm your appointment')}
      </h2>
      <p>
        {t(
          'Your booking was sent, but the answer did not reach us. Please do not book again: it may be booked already.',
        )}
      </p>
      <CallUs visit={state.visit} label={t('To be sure, check again here or call')} />
      <div className={styles.stepActions}>
        <Button onClick={booking.confirm}>{t('Check again')}</Button>
      </div>
    </div>
  );
}
