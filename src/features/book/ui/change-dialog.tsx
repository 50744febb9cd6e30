import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { Visit } from '@/features/appointment/model/visit';
import type { Workflow } from '../model/workflow';
import type { BookingPageControl } from '../state/use-booking-page';
import type { ChangeWizard } from '../state/use-change-wizard';

const Wizard = dynamic(() => import('./wizard').then((module) => module.Wizard), { ssr: false });

type ChangeDialogProps = {
  readonly visit: Visit;
  readonly booking: BookingPageControl;
  readonly change: ChangeWizard;
  readonly workflow: Workflow;
};

/** The wizard as the confirmation opens it, to change the time or the care details. @requirement I5 I9 */
export function ChangeDialog({ visit, booking, change, workflow }: ChangeDialogProps): ReactNode {
  const { control, dispatch } = booking;
  const { choice, times, round } = change;
  return (
    <Wizard
      key={round}
      provider={visit.provider}
      patient={visit.patient}
      care={visit.care}
      {...{ times, control, choice, workflow }}
      onFinished={(changed) => {
        dispatch({ type: 'visitChanged', visit: changed });
        choice.close();
      }}
      onChanged={(changed) => dispatch({ type: 'visitChanged', visit: { ...visit, ...changed } })}
    />
  );
}
