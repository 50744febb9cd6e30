import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { WindowTitle } from '@/cms/window-title';
import { usePhrases } from '@/i18n/use-phrases';
import { Dialog } from '@/ui/dialog/Dialog';
import { progressOf } from '../model/wizard';
import type { BookingProvider, Care, PatientKind, Visit } from '@/features/appointment/model/visit';
import { useBackGuard } from '../state/use-back-guard';
import { useCare } from '../state/use-care';
import type { Choice } from '../state/use-choice';
import { useWizardFocus } from '../state/use-wizard-focus';
import type { HoldControl } from '@/features/appointment/state/use-hold';
import { useMeasuredStep } from '../state/use-measured';
import type { Times } from '@/features/appointment/state/use-times';
import { HoldNotice } from '@/features/appointment/ui/hold-notice';
import { BookingProgress } from './progress';
import { TakenNotice } from '@/features/appointment/ui/taken-notice';
import { WizardStep } from './wizard-step';
import type { Workflow } from '../model/workflow';

type WizardProps = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  readonly times: Times;
  readonly control: HoldControl;
  readonly choice: Choice;
  readonly workflow: Workflow;
  /** Care details to start with, when they are changed. */
  readonly care?: Care;
  /** Called with the chosen visit, when the last step is complete. */
  readonly onFinished: (visit: Visit) => void;
  /** In mode `change` only: called on closing, with the parts that are complete. */
  readonly onChanged?: (visit: Partial<Pick<Visit, 'slot' | 'care' | 'specialty' | 'videoState'>>) => void;
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

  const videoState = times.video.states.includes(times.video.place) ? { videoState: times.video.place } : {};
  const close = () => {
    if (wizard.mode === 'change') {
      props.onChanged?.({
        specialty: times.specialty,
        ...videoState,
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

  const heading = useWizardFocus(choice);

  const finish = () => {
    const { slot } = wizard;
    if (!slot || !care.completed) return;
    props.onFinished({
      provider,
      specialty: times.specialty,
      patient,
      slot,
      ...videoState,
      care: care.completed,
    });
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
      <WindowTitle title={t(alternatives ? 'That time was just taken' : titles[step.name])} />
      {current ? <BookingProgress current={current} /> : null}
      {alternatives ? <TakenNotice alternatives={alternatives} onChoose={choice.choose} /> : null}
      {wizard.slot ? (
        <HoldNotice
          control={control}
          slot={wizard.slot}
          onHoldAgain={() => wizard.slot && choice.choose(wizard.slot)}
        />
      ) : null}
      <WizardStep
        {...{ provider, patient, times, choice, workflow, care }}
        onClose={close}
        onFinished={finish}
      />
    </Dialog>
  );
}
