import type { ReactNode } from 'react';
import type { BookingProvider, PatientKind } from '@/features/appointment/model/visit';
import type { Times } from '@/features/appointment/state/use-times';
import type { Workflow } from '../model/workflow';
import type { CareControl } from '../state/use-care';
import type { Choice } from '../state/use-choice';
import { CareStep } from './care-step';
import { DetailsStep } from './details-step';
import { TimesStep } from './times-step';

type WizardStepProps = {
  readonly provider: BookingProvider;
  readonly patient: PatientKind;
  readonly times: Times;
  readonly choice: Choice;
  readonly workflow: Workflow;
  readonly care: CareControl;
  readonly onClose: () => void;
  readonly onFinished: () => void;
};

/** The step that is open. When one thing is changed, going on or back from it closes the wizard. @requirement I5 I6 I7 */
export function WizardStep(props: WizardStepProps): ReactNode {
  const { provider, patient, times, choice, workflow, care, onClose, onFinished } = props;
  const { step, slot, mode } = choice.wizard;
  const isChange = mode === 'change';
  switch (step.name) {
    case 'times':
      return (
        <TimesStep
          {...{ provider, patient, times, choice, workflow, onClose }}
          onContinue={() => (isChange ? onClose() : choice.dispatch({ type: 'timesContinued' }))}
        />
      );
    case 'details':
      return slot ? (
        <DetailsStep
          {...{ provider, patient, workflow, slot }}
          video={times.video}
          answer={step.workersComp}
          dispatch={choice.dispatch}
        />
      ) : null;
    case 'care': {
      const { questionIndex } = step;
      return (
        <CareStep
          {...{ care, questionIndex, isChange, onFinished }}
          onQuestion={(index) => choice.dispatch({ type: 'questionReached', questionIndex: index })}
          onBack={() => (isChange && questionIndex === 0 ? onClose() : choice.dispatch({ type: 'wentBack' }))}
        />
      );
    }
  }
}
