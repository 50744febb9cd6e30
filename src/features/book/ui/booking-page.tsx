import dynamic from 'next/dynamic';
import { useEffect, useState, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { WindowTitle } from '@/cms/window-title';
import { usePhrases, type Translate } from '@/i18n/use-phrases';
import type { BookingPage as PageState, Submission } from '../model/booking-page';
import { useBookingPage } from '../state/use-booking-page';
import { useChangeWizard, type ChangeWizard } from '../state/use-change-wizard';
import { useStepFocus } from '../state/use-step-focus';
import { HoldNotice } from '@/features/appointment/ui/hold-notice';
import { NothingChosen } from './nothing-chosen';
import { PatientFormView } from './patient-form-view';
import { BookingProgress } from './progress';
import { endTitle } from '../model/end-title';
import { authored, type Workflow } from '../model/workflow';
import styles from '@/features/appointment/ui/appointment.module.css';
import starting from './starting.module.css';

/** What comes late comes after the page. */
const confirmView = () => import('./confirm-view').then((file) => file.ConfirmView);
const bookedView = () => import('./booked-view').then((file) => file.BookedView);
const idleWarning = () => import('./idle-warning').then((file) => file.IdleWarning);
const ConfirmView = dynamic(confirmView, { ssr: false });
const BookedView = dynamic(bookedView, { ssr: false });
const IdleWarning = dynamic(idleWarning, { ssr: false });
const ChangeDialog = dynamic(() => import('./change-dialog').then((file) => file.ChangeDialog), {
  ssr: false,
});
const LeaveWarning = dynamic(() => import('./leave-warning').then((file) => file.LeaveWarning), {
  ssr: false,
});

const titles = {
  // Whether this tab keeps a booking is found out before any script of the framework.
  starting: 'Book a visit',
  nothingChosen: 'Book a visit',
  patient: 'Patient details',
  confirm: 'Confirm your appointment',
  booked: 'Your appointment is booked',
} as const satisfies Record<PageState['step'], string>;

function titleOf(state: PageState, workflow: Workflow, t: Translate): string {
  const own = t(titles[state.step]);
  if (state.step !== 'booked') return own;
  return state.wasBooked ? t('You have booked this already') : authored(workflow, 'successTitle', own);
}

/** A time may be gone before anything is sent: it could not be held. */
function statusOf({ status }: Submission, { choice }: ChangeWizard): Submission['status'] {
  return status === 'editing' && choice.alternatives ? 'taken' : status;
}

type BookingPageProps = {
  readonly workflow: Workflow;
  /** Id of the CMS item that the page's block names; '' for none. */
  readonly item: string;
  /** Goes straight to the confirmation when the patient's details are complete. */
  readonly opensAtConfirm?: boolean;
  /** The clinic sends text messages about visits. */
  readonly takesTexts: boolean;
};

/**
 * Patient details, check and confirm, booked: one page, each step with its own history entry.
 * @requirement I8 I9 I10
 */
export function BookingPage(props: BookingPageProps): ReactNode {
  const { workflow, item, opensAtConfirm = false, takesTexts } = props;
  const t = usePhrases();
  const page = usePage();
  const booking = useBookingPage({ workflow, item, opensAtConfirm });
  const { page: state, control } = booking;
  const change = useChangeWizard(booking);
  const [isLeaving, setLeaving] = useState(false);
  // Here already when it is wanted, even if the site has been built anew meanwhile.
  useEffect(() => void Promise.allSettled([confirmView(), bookedView(), idleWarning()]), []);
  const title = titleOf(state, workflow, t);
  const end = state.step === 'confirm' ? endTitle(statusOf(state.submission, change), workflow, t) : '';
  const heading = useStepFocus(state.step);
  const [hasProblems, setHasProblems] = useState(false);
  const isWrong = hasProblems && state.step === 'patient';
  const current = state.step === 'confirm' ? 4 : 3;
  const isStarting = state.step === 'starting';
  const visit = state.step === 'patient' || state.step === 'confirm' ? state.visit : undefined;
  const hasNoVisit = state.step === 'starting' || state.step === 'nothingChosen';
  // Whoever may be booked already is not told to finish in time.
  const mayBeBooked = state.step === 'confirm' && state.submission.status === 'unknown';

  return (
    // Before any script of the framework, `hydration/later.js` finds out whether this tab keeps a booking.
    <div
      className={hasNoVisit ? styles.wholePage : styles.page}
      data-task=""
      data-starting={isStarting ? '' : undefined}
    >
      <WindowTitle title={isStarting ? '' : end || title} isWrong={isWrong} />
      {state.step === 'booked' || state.step === 'nothingChosen' ? null : (
        <div className={starting.ifKept}>
          <BookingProgress current={current} />
        </div>
      )}
      <h1
        // What the script in the document wrote into it is none of React's business.
        key={isStarting ? 'starting' : 'known'}
        suppressHydrationWarning
        ref={heading}
        tabIndex={-1}
        className={styles.pageTitle}
        data-if-kept={isStarting ? t(titles.patient) : undefined}
      >
        {title}
      </h1>
      <WithoutVisit state={state} workflow={workflow} />
      {visit && !mayBeBooked ? (
        <HoldNotice
          control={control}
          slot={visit.slot}
          onHoldAgain={() => void control.place(visit.slot, visit.provider.npi)}
        />
      ) : null}
      {state.step === 'patient' ? (
        <PatientFormView
          {...{ state, booking, workflow, takesTexts }}
          onChecked={setHasProblems}
          onCancel={() => setLeaving(true)}
        />
      ) : null}
      {state.step === 'confirm' ? (
        <ConfirmView {...{ state, booking, change, workflow }} onCancel={() => setLeaving(true)} />
      ) : null}
      {state.step === 'booked' ? <BookedView {...{ state, workflow }} onAnother={booking.abandon} /> : null}
      {visit && change.wasOpened ? <ChangeDialog {...{ visit, booking, change, workflow }} /> : null}
      {booking.idle.isEnding ? <IdleWarning stay={booking.idle.stay} /> : null}
      {isLeaving ? (
        <LeaveWarning
          onStay={() => setLeaving(false)}
          onLeave={() => {
            booking.abandon();
            window.location.assign(hrefOn(page, '/'));
          }}
        />
      ) : null}
    </div>
  );
}

type WithoutVisitProps = { readonly state: PageState; readonly workflow: Workflow };

/** What stands on the page while there is no visit, or nobody knows yet whether there is one. */
function WithoutVisit({ state, workflow }: WithoutVisitProps): ReactNode {
  const t = usePhrases();
  const isStarting = state.step === 'starting';
  return (
    <>
      {isStarting ? (
        <output className={`${styles.loading} ${starting.ifKept} needs-script`}>{t('Loading…')}</output>
      ) : null}
      {isStarting || state.step === 'nothingChosen' ? (
        <div className={starting.unlessKept}>
          <NothingChosen wasIdle={!isStarting && state.wasIdle} workflow={workflow} />
        </div>
      ) : null}
    </>
  );
}
