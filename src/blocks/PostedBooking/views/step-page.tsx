import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { endTitle } from '@/features/book/model/end-title';
import { authored, type Workflow } from '@/features/book/model/workflow';
import { BookingProgress } from '@/features/book/ui/progress';
import { RedFlagNotice } from '@/features/red-flag/red-flag-notice';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import { usePhrases, type Translate } from '@/i18n/use-phrases';
import { formatTime } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import { Button } from '@/ui/button/Button';
import styles from '@/features/appointment/ui/appointment.module.css';
import { names } from '../address';
import type { Step } from '../booking';
import { isFormStep } from '../form-steps';
import type { StepView } from '../view';
import { CareStep, QuestionStep } from './care-steps';
import { BookedStep, ConfirmStep } from './confirm-step';
import { ClaimStep, DetailsStep } from './details-steps';
import { FormStepPage } from './form-step-page';
import { Heading, PostForm } from './frame';
import { LeaveStep } from './leave-step';

const titles: Readonly<Record<Step, string>> = {
  details: 'Appointment details',
  claim: "Workers' compensation visits",
  care: 'Care details',
  question: 'Care details',
  who: 'Patient details',
  patient: 'About the patient',
  contact: 'Contact',
  insurance: 'Insurance',
  holder: 'Insurance',
  visit: 'Your visit',
  confirm: 'Confirm your appointment',
  leave: 'Would you like to leave this page',
  booked: 'Your appointment is booked',
};

type StepPageProps = { readonly view: StepView; readonly workflow: Workflow };

/** A step of a booking as a page of its own. @requirement I8 */
export function StepPage({ view, workflow }: StepPageProps): ReactNode {
  const t = usePhrases();
  const { step, booking, provider } = view;
  const progress = progressOf(step);
  const title = titleOf(view, workflow, t);
  const end = step === 'confirm' ? endTitle(booking.submission.status, workflow, t) : '';
  return (
    <>
      {progress ? <BookingProgress current={progress} /> : null}
      <Heading title={title} windowTitle={end || title} isWrong={Object.keys(view.problems).length > 0} />
      {step === 'booked' || step === 'leave' || booking.submission.status === 'unknown' ? null : (
        <HoldLine view={view} />
      )}
      {isFormStep(step) || step === 'question' ? (
        <RedFlagNotice text={`${booking.reason} ${booking.concerns}`} />
      ) : null}
      {isFormStep(step) && step === 'who' ? (
        <div className={styles.card}>
          <SlotSummary provider={provider} slot={booking.slot} patient={booking.patient} />
        </div>
      ) : null}
      {partOf(view, workflow)}
    </>
  );
}

function partOf(view: StepView, workflow: Workflow): ReactNode {
  const { step } = view;
  if (isFormStep(step)) return <FormStepPage view={view} step={step} workflow={workflow} />;
  switch (step) {
    case 'details':
      return <DetailsStep view={view} />;
    case 'claim':
      return <ClaimStep view={view} workflow={workflow} />;
    case 'care':
      return <CareStep view={view} />;
    case 'question':
      return <QuestionStep view={view} />;
    case 'confirm':
      return <ConfirmStep view={view} workflow={workflow} />;
    case 'leave':
      return <LeaveStep view={view} />;
    case 'booked':
      return <BookedStep view={view} workflow={workflow} />;
  }
}

function titleOf({ step, booking }: StepView, workflow: Workflow, t: Translate): string {
  const own = t(titles[step]);
  if (step === 'claim') return authored(workflow, 'workersCompTitle', own);
  if (step !== 'booked') return own;
  return booking.booked?.wasBooked
    ? t('You have booked this already')
    : authored(workflow, 'successTitle', own);
}

/** The number among the four steps of a booking. @decision Q41 */
function progressOf(step: Step): 1 | 2 | 3 | 4 | undefined {
  if (step === 'details') return 1;
  if (step === 'care' || step === 'question') return 2;
  if (isFormStep(step)) return 3;
  return step === 'confirm' ? 4 : undefined;
}

/** Until when the time is kept, as far as this page knows, and how to ask for it again. @requirement I14 */
function HoldLine({ view }: { readonly view: StepView }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const { id, now } = view;
  const { hold, isLimit, slot } = view.booking;
  const clock = (instant: number) =>
    `${formatTime(instant, { language, zone: slot.zone })} ${zoneName(instant, { language, zone: slot.zone, length: 'short' })}`;
  if (isLimit)
    return (
      <p className={styles.holdEnding}>
        {t(
          'You have tried many times in the last hour, so we are not holding this one. You can still book it while it is free.',
        )}
      </p>
    );
  if (!hold) return null;
  if (hold.endsAt > now)
    return (
      <p className={styles.hold}>
        {t('We are holding {time} for you. Please finish by {end}.', {
          time: clock(slot.instant),
          end: clock(hold.endsAt),
        })}
      </p>
    );
  return (
    <PostForm hidden={{ [names.booking]: id, step: 'hold' }} className={styles.holdEnding}>
      <p>{t('We are no longer holding this time. It may still be free.')}</p>
      <Button type="submit" variant="tertiary">
        {t('Hold it again')}
      </Button>
    </PostForm>
  );
}
