import { useState } from 'react';
import type { BookingPageControl } from './use-booking-page';
import { useChoice, type Choice } from './use-choice';
import { useTimes, type Times } from '@/features/appointment/state/use-times';
import type { BookingProvider, PatientKind, Slot } from '@/features/appointment/model/visit';

export type ChangeWizard = {
  readonly times: Times;
  readonly choice: Choice;
  readonly wasOpened: boolean;
  /** Grows with every opening: what was typed and not kept does not come back. */
  readonly round: number;
  readonly open: (step: 'times' | 'care') => void;
  /** Takes another time without the wizard: one that was offered for a taken one. */
  readonly take: (slot: Slot) => void;
};

const nobody: BookingProvider = {
  npi: '',
  name: '',
  specialty: '',
  phone: '',
  seesAdults: true,
  seesChildren: false,
  acceptsNewPatients: true,
  path: '',
};
const anyone: PatientKind = { isNewPatient: true, isAdultPatient: true };

/**
 * The wizard as the confirmation page opens it: at the times or at the care details, and back again.
 * @requirement I5 I9
 */
export function useChangeWizard({ page, control, dispatch }: BookingPageControl): ChangeWizard {
  const visit = page.step === 'patient' || page.step === 'confirm' ? page.visit : undefined;
  const [round, setRound] = useState(0);
  const provider = visit?.provider ?? nobody;
  const times = useTimes(provider, visit?.patient ?? anyone, {
    holdId: control.holdId,
    isActive: visit !== undefined && round > 0,
    place: visit?.videoState,
  });
  const choice = useChoice({ mode: 'change', provider, times, control, initialSlot: visit?.slot });
  return {
    times,
    choice,
    wasOpened: choice.wasOpened,
    round,
    open: (step) => {
      setRound((before) => before + 1);
      choice.open(step, visit?.slot);
    },
    take: (slot) => {
      if (!visit) return;
      choice.choose(slot);
      dispatch({ type: 'visitChanged', visit: { ...visit, slot } });
    },
  };
}
