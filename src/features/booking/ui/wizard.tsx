import { useEffect, useRef, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Dialog } from '@/ui/dialog/Dialog';
import { progressOf } from '../model/wizard';
import type { BookingProvider, Care, PatientKind, Visit } from '../model/visit';
import { useBackGuard } from '../state/use-back-guard';
import { useCare } from '../state/use-care';
import type { Choice } from '../state/use-choice';
import type { HoldControl } from '../state/use-hold';
import { useMeasuredStep } from '../state/use-measured';
import type { Times } from '../state/use-times';
import { CareStep } from './care-step';
import { DetailsStep } from './details-step';
import { HoldNotice } from './hold-notice';
import { BookingProgress } from './progress';
import { TakenNotice } from './taken-notice';
import { TimesStep } from './times-step';
import type { Workflow } from './workflow';

type WizardProps = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  readonly times: Times;
  readonly control: HoldControl;
  readonly choice: Choice;
  readonly workflow: Workflow;
  /** Care details to start with, when they are changed. */
  readonly care?: Care;
  /** All is said: the visit, without the patient's details. */
  readonly onFinished: (visit: Visit) => void;
  /** Changing only: closed with what is complete so far. */
  readonly onChanged?: (visit: Partial<Pick<Visit, 'slot' | 'care' | 'specialty'>>) => void;
};

const titles = { times: 'Choose a time', details: 'Appointment details', care: 'Care details' } as const;

/**
 * The dialog with the three steps of choosing: times, appointment details, care details.
 * @requirement I5 I6 I7
 * @decision Q40 Q41
 */
export function Wizard(props: WizardProps): ReactNode {
  const { provider, patient, times, control, choice, workflow } = props;
  const t = usePhrases();
  const { language } = usePage();
  const { wizard, isOpen } = choice;
  const { step } = wizard;
  const care = useCare({
    provider,
    patient,
    specialty: times.specialty,
    visitType: wizard.slot?.visitType,
    initial: props.care,
    language,
  });

  useMeasuredStep(isOpen ? step.name : undefined);

  const close = () => {
    if (wizard.mode === 'change') {
      props.onChanged?.({
        specialty: times.specialty,
        ...(wizard.slot ? { slot: wizard.slot } : {}),
        ...(care.completed ? { care: care.completed } : {}),
      });
    }
    choice.close();
  };
  useBackGuard(isOpen, () => {
    const isFirst = wizard.mode === 'change' || step.name === 'times';
    if (isFirst) close();
    else choice.dispatch({ type: 'wentBack' });
    return !isFirst;
  });

  const heading = useRef<HTMLHeadingElement>(null);
  const place = step.name === 'care' ? `care ${step.questionIndex}` : step.name;
  const isOffering = choice.alternatives !== undefined;
  useEffect(() => {
    if (isOpen && !isOffering) heading.current?.focus();
    // Offers take the focus themselves and leave it where the visitor chose.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen, place]);
  useEffect(() => {
    if (isOpen && !isOffering && document.activeElement === document.body) heading.current?.focus();
  }, [isOpen, isOffering]);

  const finish = (completed: Care | undefined) => {
    if (wizard.slot && completed) {
      props.onFinished({ provider, specialty: times.specialty, patient, slot: wizard.slot, care: completed });
    }
  };
  const current = progressOf(step);
  const alternatives = choice.alternatives;
  return (
    <Dialog
      id="oas-modal"
      size="wide"
      isOpen={isOpen}
      title={t(titles[step.name])}
      headingRef={heading}
      onClose={close}
    >
      {current ? <BookingProgress current={current} /> : null}
      {alternatives ? <TakenNotice alternatives={alternatives} onChoose={choice.choose} /> : null}
      {wizard.slot ? (
        <HoldNotice
          control={control}
          slot={wizard.slot}
          onHoldAgain={() => wizard.slot && choice.choose(wizard.slot)}
        />
      ) : null}
      {step.name === 'times' ? (
        <TimesStep
          {...{ provider, patient, times, choice, workflow }}
          onContinue={() =>
            wizard.mode === 'change' ? close() : choice.dispatch({ type: 'timesContinued' })
          }
          onClose={close}
        />
      ) : step.name === 'details' && wizard.slot ? (
        <DetailsStep
          {...{ provider, patient, workflow }}
          slot={wizard.slot}
          answer={step.workersComp}
          dispatch={choice.dispatch}
        />
      ) : step.name === 'care' ? (
        <CareStep
          care={care}
          questionIndex={step.questionIndex}
          isChange={wizard.mode === 'change'}
          onQuestion={(questionIndex) => choice.dispatch({ type: 'questionReached', questionIndex })}
          onBack={() =>
            wizard.mode === 'change' && step.questionIndex === 0
              ? close()
              : choice.dispatch({ type: 'wentBack' })
          }
          onFinished={() => finish(care.completed)}
        />
      ) : null}
    </Dialog>
  );
}
