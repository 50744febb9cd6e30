import { unreachable } from '@/lib/result';
import type { Slot } from '@/features/appointment/model/visit';

/**
 * The wizard in the dialog: times, appointment details, care details. Opened from the box it books; opened from the
 * confirmation page it changes one thing and goes back there.
 */
export type WizardStep =
  | { readonly name: 'times' }
  /** After Yes it is explained why such a visit is not booked here. */
  | { readonly name: 'details'; readonly workersComp: 'unanswered' | 'no' | 'yes' | 'explained' }
  | { readonly name: 'care'; readonly questionIndex: number };

export type Wizard = {
  readonly mode: 'book' | 'change';
  readonly step: WizardStep;
  readonly slot: Slot | undefined;
  /** The answer of the details step is not asked twice. */
  readonly saidNoWorkersComp: boolean;
};

export type WizardEvent =
  | { readonly type: 'opened'; readonly step: 'times' | 'details' | 'care'; readonly slot: Slot | undefined }
  | { readonly type: 'timeToggled'; readonly slot: Slot; readonly isSame: boolean }
  | { readonly type: 'timeTaken' }
  | { readonly type: 'timeReplaced'; readonly slot: Slot }
  | { readonly type: 'timesContinued' }
  | { readonly type: 'workersCompAnswered'; readonly answer: 'no' | 'yes' }
  | { readonly type: 'workersCompLeft' }
  | { readonly type: 'detailsContinued' }
  | { readonly type: 'questionReached'; readonly questionIndex: number }
  | { readonly type: 'wentBack' };

/** @requirement I5 */
export function openedWizard(
  mode: Wizard['mode'],
  at: { readonly step: 'times' | 'details' | 'care'; readonly slot: Slot | undefined },
): Wizard {
  const step: WizardStep =
    at.step === 'care'
      ? { name: 'care', questionIndex: 0 }
      : at.step === 'details' && at.slot
        ? { name: 'details', workersComp: 'unanswered' }
        : { name: 'times' };
  return { mode, step, slot: at.slot, saidNoWorkersComp: mode === 'change' };
}

function detailsStep(wizard: Wizard): WizardStep {
  return { name: 'details', workersComp: wizard.saidNoWorkersComp ? 'no' : 'unanswered' };
}

/**
 * @requirement I5 I6 I7
 * @decision Q40
 */
export function wizardReducer(wizard: Wizard, event: WizardEvent): Wizard {
  const { step } = wizard;
  switch (event.type) {
    case 'opened': {
      const opened = openedWizard(wizard.mode, event);
      const reopened = { ...opened, saidNoWorkersComp: wizard.saidNoWorkersComp };
      return opened.step.name === 'details' ? { ...reopened, step: detailsStep(reopened) } : reopened;
    }
    case 'timeToggled':
      return { ...wizard, slot: event.isSame ? undefined : event.slot };
    case 'timeTaken':
      return { ...wizard, slot: undefined, step: { name: 'times' } };
    case 'timeReplaced':
      return { ...wizard, slot: event.slot };
    case 'timesContinued':
      return wizard.slot ? { ...wizard, step: detailsStep(wizard) } : wizard;
    case 'workersCompAnswered':
      if (step.name !== 'details') return wizard;
      return {
        ...wizard,
        step: { name: 'details', workersComp: event.answer },
        saidNoWorkersComp: event.answer === 'no',
      };
    case 'workersCompLeft':
      return step.name === 'details'
        ? { ...wizard, step: { name: 'details', workersComp: 'unanswered' } }
        : wizard;
    case 'detailsContinued':
      if (step.name === 'details' && step.workersComp === 'yes')
        return { ...wizard, step: { name: 'details', workersComp: 'explained' } };
      return wizard.saidNoWorkersComp ? { ...wizard, step: { name: 'care', questionIndex: 0 } } : wizard;
    case 'questionReached':
      return step.name === 'care'
        ? { ...wizard, step: { name: 'care', questionIndex: event.questionIndex } }
        : wizard;
    case 'wentBack':
      return { ...wizard, step: stepBefore(wizard) };
    default:
      return unreachable(event);
  }
}

/** Back from the additional questions is the first view of the care step; from there the details; from there the times. */
function stepBefore(wizard: Wizard): WizardStep {
  switch (wizard.step.name) {
    case 'care':
      return wizard.step.questionIndex > 0 ? { name: 'care', questionIndex: 0 } : detailsStep(wizard);
    case 'details':
      // From the notice about workers' compensation, which stands over the question.
      return wizard.step.workersComp === 'explained'
        ? { name: 'details', workersComp: 'unanswered' }
        : { name: 'times' };
    case 'times':
      return wizard.step;
    default:
      return unreachable(wizard.step);
  }
}

/** The number of a step among the four of the progress list; the times step has none. @decision Q41 */
export function progressOf(step: WizardStep): 1 | 2 | undefined {
  if (step.name === 'times') return undefined;
  return step.name === 'details' ? 1 : 2;
}
