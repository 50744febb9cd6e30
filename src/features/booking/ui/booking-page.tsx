import dynamic from 'next/dynamic';
import Head from 'next/head';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { isTrue } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import type { BookingPage as PageState } from '../model/booking-page';
import { useBookingPage } from '../state/use-booking-page';
import { useChangeWizard } from '../state/use-change-wizard';
import { BookedView } from './booked-view';
import { ConfirmView } from './confirm-view';
import { HoldNotice } from './hold-notice';
import { IdleWarning } from './idle-warning';
import { LeaveWarning } from './leave-warning';
import { PatientFormView } from './patient-form-view';
import { CallInstead } from './call-instead';
import { BookingProgress } from './progress';
import { authored, type Workflow } from './workflow';
import styles from './booking.module.css';

const Wizard = dynamic(() => import('./wizard').then((module) => module.Wizard), { ssr: false });

const titles = {
  starting: 'Patient details',
  nothingChosen: 'Choose a time first',
  patient: 'Patient details',
  confirm: 'Confirm your appointment',
  booked: 'Your appointment is booked',
} as const satisfies Record<PageState['step'], string>;

type BookingPageProps = {
  readonly workflow: Workflow;
  /** Goes straight to the confirmation when the patient's details are complete. */
  readonly opensAtConfirm?: boolean;
};

/**
 * Patient details, check and confirm, booked: one page, each step with its own history entry.
 * @requirement I8 I9 I10
 */
export function BookingPage({ workflow, opensAtConfirm = false }: BookingPageProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  // A pre-ticked agreement is what the workflow starts with unless its author says no. @decision Q47
  const booking = useBookingPage({ termsPrechecked: !isTrue(workflow.termsUnchecked), opensAtConfirm });
  const { page: state, control, dispatch } = booking;
  const change = useChangeWizard(booking);
  const [isLeaving, setLeaving] = useState(false);
  const ownTitle = t(titles[state.step]);
  const title = state.step === 'booked' ? authored(workflow, 'successTitle', ownTitle) : ownTitle;
  const heading = useStepFocus(state.step);
  const siteTitle = useSiteTitle();
  const [hasProblems, setHasProblems] = useState(false);
  const isWrong = hasProblems && state.step === 'patient';
  const current = state.step === 'confirm' ? 4 : 3;
  const visit = state.step === 'patient' || state.step === 'confirm' ? state.visit : undefined;

  return (
    <div className={styles.page} data-task="">
      <Head>
        {siteTitle && state.step !== 'starting' ? (
          <title key="title">{`${isWrong ? `${t('Error:')} ` : ''}${title} – ${siteTitle}`}</title>
        ) : null}
      </Head>
      {state.step === 'booked' || state.step === 'nothingChosen' ? null : (
        <BookingProgress current={current} />
      )}
      <h1 ref={heading} tabIndex={-1} className={styles.pageTitle}>
        {title}
      </h1>
      <CallInstead phone={authored(workflow, 'waitlistPhone', '')} />
      {state.step === 'starting' ? (
        <output className={`${styles.loading} needs-script`}>{t('Loading…')}</output>
      ) : null}
      {state.step === 'nothingChosen' ? (
        <p>
          {state.wasIdle
            ? t('Nothing was done here for half an hour. For your privacy we deleted what you typed.')
            : t('There is no booking in progress in this window.')}{' '}
          <a href={hrefOn(page, '/find-a-physician')}>{t('Find a doctor and choose a time')}</a>
        </p>
      ) : null}
      {visit ? (
        <HoldNotice
          control={control}
          slot={visit.slot}
          onHoldAgain={() => void control.place(visit.slot, visit.provider.npi)}
        />
      ) : null}
      {state.step === 'patient' ? (
        <PatientFormView
          {...{ state, booking, workflow }}
          onChecked={setHasProblems}
          onCancel={() => setLeaving(true)}
        />
      ) : null}
      {state.step === 'confirm' ? (
        <ConfirmView {...{ state, booking, change, workflow }} onCancel={() => setLeaving(true)} />
      ) : null}
      {state.step === 'booked' ? <BookedView {...{ state, workflow }} /> : null}
      {visit && change.wasOpened && change.choice ? (
        <Wizard
          key={change.round}
          provider={visit.provider}
          patient={visit.patient}
          times={change.times}
          control={control}
          choice={change.choice}
          workflow={workflow}
          care={visit.care}
          onFinished={(changed) => {
            dispatch({ type: 'visitChanged', visit: changed });
            change.choice?.close();
          }}
          onChanged={(changed) => dispatch({ type: 'visitChanged', visit: { ...visit, ...changed } })}
        />
      ) : null}
      <IdleWarning {...booking.idle} />
      <LeaveWarning
        isOpen={isLeaving}
        onStay={() => setLeaving(false)}
        onLeave={() => {
          booking.abandon();
          window.location.assign(hrefOn(page, '/'));
        }}
      />
    </div>
  );
}

/** Moves the focus to the heading when the step changes and scrolls up. */
function useStepFocus(step: PageState['step']): { readonly current: HTMLHeadingElement | null } {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(step);
  useEffect(() => {
    if (step !== 'starting' && former.current !== 'starting' && former.current !== step) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    former.current = step;
  }, [step]);
  return heading;
}

/** The window's title as the page came with it; the step is put before it. */
function useSiteTitle(): string {
  const [siteTitle, setSiteTitle] = useState('');
  // Read after the first render, so that server and browser agree on it.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setSiteTitle(document.title), []);
  return siteTitle;
}
