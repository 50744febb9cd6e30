import { useReducer, useState } from 'react';
import type { Alternative } from '@/contracts/scheduling';
import { openedWizard, wizardReducer, type Wizard, type WizardEvent } from '../model/wizard';
import { slotOfAlternative } from '@/features/appointment/model/slots';
import { isSameSlot, type BookingProvider, type Slot } from '@/features/appointment/model/visit';
import type { HoldControl } from '@/features/appointment/state/use-hold';
import type { Times } from '@/features/appointment/state/use-times';

/** The choice of a time, with the wizard around it and the hold behind it. */
export type Choice = {
  readonly wizard: Wizard;
  readonly isOpen: boolean;
  /** Whether the wizard was ever open: its code is fetched then and it keeps what was typed. */
  readonly wasOpened: boolean;
  /** Offered after a time was taken; undefined when none was. */
  readonly alternatives: readonly Slot[] | undefined;
  readonly dispatch: (event: WizardEvent) => void;
  readonly open: (step: 'times' | 'details' | 'care', slot?: Slot) => void;
  readonly close: () => void;
  readonly toggle: (slot: Slot) => void;
  readonly choose: (slot: Slot) => void;
};

type ChoiceInput = {
  readonly mode: Wizard['mode'];
  readonly provider: BookingProvider;
  readonly times: Times;
  readonly control: HoldControl;
  readonly initialSlot?: Slot | undefined;
};

/**
 * Choosing a time asks the clinic to keep it; choosing it again gives it back; one that someone else has is replaced by
 * offers of others.
 * @requirement I2 I5 I14 I15
 */
export function useChoice({ mode, provider, times, control, initialSlot }: ChoiceInput): Choice {
  const [wizard, dispatch] = useReducer(
    wizardReducer,
    openedWizard(mode, { step: 'times', slot: initialSlot }),
  );
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [offered, setOffered] = useState<readonly Alternative[] | undefined>();

  const hold = (slot: Slot) => {
    setOffered(undefined);
    void control.place(slot, provider.npi).then((result) => {
      if (result.outcome !== 'taken') return;
      setOffered(result.alternatives);
      dispatch({ type: 'timeTaken' });
      times.reload();
    });
  };
  return {
    wizard,
    isOpen,
    wasOpened,
    alternatives: offered?.map((one) => slotOfAlternative(one, times.allSlots)),
    dispatch,
    open: (step, slot = wizard.slot) => {
      setOpen(true);
      setOpened(true);
      dispatch({ type: 'opened', step, slot });
      if (slot && !control.keeps(slot)) hold(slot);
    },
    close: () => {
      setOpen(false);
      setOffered(undefined);
      if (mode === 'book') control.release();
    },
    toggle: (slot) => {
      const isSame = isSameSlot(slot, wizard.slot);
      dispatch({ type: 'timeToggled', slot, isSame });
      if (isSame) control.release();
      else hold(slot);
    },
    choose: (slot) => {
      dispatch({ type: 'timeReplaced', slot });
      hold(slot);
    },
  };
}
