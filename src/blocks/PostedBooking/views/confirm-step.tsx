import type { ReactNode } from 'react';
import { isTrue, textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { usePage } from '@/cms/page';
import { isInsured } from '@/domain/patient-form/answers';
import { checkRows } from '@/domain/patient-form/check-rows';
import { calendarEntry } from '@/features/appointment/model/calendar-entry';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import { authored, type Workflow } from '@/features/book/model/workflow';
import { BookedView } from '@/features/book/ui/booked-view';
import { CareAnswers, PatientAnswers, VideoState } from '@/features/book/ui/check-answers';
import { PlanNote } from '@/features/book/ui/plan-field';
import { usePhrases } from '@/i18n/use-phrases';
import { calendarFile } from '@/lib/ics';
import { Button, ButtonLink } from '@/ui/button/Button';
import { FieldNotes } from '@/ui/field/field-frame';
import fieldStyles from '@/ui/field/field.module.css';
import styles from '@/features/appointment/ui/appointment.module.css';
import { stepHref, timesHref } from '../address';
import { visitOf } from '../booking';
import { formSteps, isOn, wholeForm, type FormStep } from '../form-steps';
import type { StepView } from '../view';
import { StepForm } from './frame';
import { FailedStep, SecondVisitStep, TakenStep, UnknownStep } from './not-booked';

type ConfirmStepProps = { readonly view: StepView; readonly workflow: Workflow };

/** All answers once more, each part with its way back, then the one button that books. @requirement I9 I10 I15 */
export function ConfirmStep(props: ConfirmStepProps): ReactNode {
  const { submission } = props.view.booking;
  switch (submission.status) {
    case 'failed':
      return <FailedStep {...props} message={submission.message} />;
    case 'unknown':
      return <UnknownStep {...props} />;
    case 'asked':
      return <SecondVisitStep {...props} visit={submission.visit} />;
    case 'taken':
      return <TakenStep {...props} alternatives={submission.alternatives} />;
    case 'editing':
    case 'sending':
      return <CheckStep {...props} />;
  }
}

function CheckStep({ view, workflow }: ConfirmStepProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { id, booking, provider, plans, problems } = view;
  const visit = visitOf(booking, provider);
  const form = wholeForm(booking);
  const text = t('Agree to the terms to confirm.');
  const isWrong = problems.terms !== undefined;
  const plan = form.insuranceName;
  return (
    <StepForm
      id={id}
      step="confirm"
      errors={isWrong ? [{ id: 'oas-terms', text }] : []}
      submitLabel={t('Confirm Appointment')}
      back={stepHref(page, { id, step: 'visit' })}
    >
      <div className={styles.cards}>
        <Card title={t('Appointment')} href={timesHref(page, { id })}>
          <SlotSummary provider={provider} slot={booking.slot} patient={booking.patient} />
          <VideoState visit={visit} />
        </Card>
        <Card title={t('Care')} href={stepHref(page, { id, step: 'care' })}>
          <CareAnswers care={visit.care} />
        </Card>
        <FormCards view={view} />
      </div>
      {plans && plan && isInsured(form) ? (
        <PlanNote
          offer={{ ...plans, doctor: provider.name }}
          plan={plan}
          isTyped={form.insurancePayorId === ''}
        />
      ) : null}
      {textOf(workflow.termsText) ? <RichText field={workflow.termsText} /> : null}
      <Terms workflow={workflow} error={isWrong ? text : undefined} />
    </StepForm>
  );
}

const formTitles: Readonly<Record<FormStep, string>> = {
  who: 'Patient',
  patient: 'About the patient',
  contact: 'Contact',
  insurance: 'Insurance',
  holder: "Policy holder's full name",
  visit: 'Your visit',
};

/** The answers of the patient's form, by the pages on which they are changed. */
function FormCards({ view: { id, booking, today } }: { readonly view: StepView }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const rows = checkRows(wholeForm(booking), today);
  return formSteps.map((step) => {
    const own = rows.filter(({ lines }) => lines.some((line) => line.some(({ field }) => isOn(step, field))));
    if (own.length === 0 && step === 'holder') return null;
    return (
      <Card key={step} title={t(formTitles[step])} href={stepHref(page, { id, step })}>
        <PatientAnswers rows={own} />
      </Card>
    );
  });
}

/** The agreement starts ticked unless the author turned that off; nothing sent is no agreement. @decision Q47 */
function Terms({
  workflow,
  error,
}: {
  readonly workflow: Workflow;
  readonly error: string | undefined;
}): ReactNode {
  const t = usePhrases();
  const id = 'oas-terms';
  return (
    <>
      <FieldNotes id={id} label="" error={error} />
      <label className={fieldStyles.choice} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name="terms"
          value="true"
          defaultChecked={error === undefined && !isTrue(workflow.termsUnchecked)}
          aria-describedby={error && `${id}-error`}
          aria-invalid={error ? true : undefined}
        />
        <span>{authored(workflow, 'termsLabel', t('I agree to the terms of online scheduling'))}</span>
      </label>
    </>
  );
}

type CardProps = {
  readonly title: string;
  readonly href: string;
  readonly children: ReactNode;
};

function Card({ title, href, children }: CardProps): ReactNode {
  const t = usePhrases();
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        <ButtonLink variant="tertiary" href={href} aria-label={`${t('Change Details')}: ${title}`}>
          {t('Change Details')}
        </ButtonLink>
      </div>
      {children}
    </section>
  );
}

/** The visit as a document: what is behind the # of an address reaches no server, so the code is posted. @requirement I16 */
function ManageForm({ code }: { readonly code: string }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  return (
    <form method="post" action="/api/appointments/manage">
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="language" value={language} />
      <Button type="submit" variant="secondary">
        {t('See, move or cancel your visit')}
      </Button>
    </form>
  );
}

/** It is booked: the same page as with scripts, with the calendar file in a link. @requirement I10 */
export function BookedStep({ view, workflow }: ConfirmStepProps): ReactNode {
  const t = usePhrases();
  const { booked } = view.booking;
  if (!booked) return null;
  const { slot, calendarId, joinUrl, manageCode } = booked;
  const entry = calendarEntry(
    slot,
    { calendarId, joinUrl, sequence: 0, isCancelled: false },
    { title: t('Healthcare appointment'), now: view.now },
  );
  const file = `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry))}`;
  return (
    <BookedView
      state={booked}
      workflow={workflow}
      instead={{
        calendar: (
          <ButtonLink href={file} download="appointment.ics">
            {t('Add to Calendar')}
          </ButtonLink>
        ),
        manage: <ManageForm code={manageCode} />,
      }}
    />
  );
}
