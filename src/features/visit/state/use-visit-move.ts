import { useState } from 'react';
import type { ManagedVisit, SecondVisit } from '@/contracts/managed-visit';
import type { Alternative } from '@/contracts/scheduling';
import { slotOfAlternative } from '@/features/appointment/model/slots';
import { mayChoose } from '@/features/appointment/model/video-place';
import { patientOfType } from '@/config/visit-types';
import { isSameSlot, type Slot } from '@/features/appointment/model/visit';
import { useHold, type HoldControl } from '@/features/appointment/state/use-hold';
import { useTimes, type Times } from '@/features/appointment/state/use-times';
import { timesFor } from '../model/managed-visit';
import type { VisitControl } from './use-visit';

export type MoveControl = {
  readonly times: Times;
  readonly hold: HoldControl;
  /** The new time, held while it is chosen. */
  readonly chosen: Slot | undefined;
  /** Other times, after the chosen one went to someone else. */
  readonly alternatives: readonly Slot[] | undefined;
  readonly choose: (slot: Slot) => void;
  /** Chooses a time, or gives it back if it is already chosen. */
  readonly toggle: (slot: Slot) => void;
  readonly keepOldTime: () => void;
  /** Another visit of the patient that would meet the chosen time: they are asked. */
  readonly meets: SecondVisit | undefined;
  readonly move: () => Promise<void>;
};

/**
 * Another time for a visit. The chosen time is held; the old one is given up only when the new one is booked.
 * @requirement I15 I16
 */
export function useVisitMove(visit: ManagedVisit, control: VisitControl): MoveControl {
  const hold = useHold();
  const provider = { npi: visit.providerId, specialty: '' };
  const all = useTimes(provider, patientOfType(visit.visitType), { holdId: hold.holdId });
  const times = timesFor(visit, all);
  const { place } = times.video;
  const [picked, setChosen] = useState<Slot>();
  // Whoever will be somewhere else after all has chosen nothing.
  const chosen = picked && mayChoose(picked, times.video) ? picked : undefined;
  const [offered, setOffered] = useState<readonly Alternative[]>();
  const [meets, setMeets] = useState<SecondVisit>();

  const lose = (alternatives: readonly Alternative[]) => {
    setChosen(undefined);
    setOffered(alternatives);
    all.reload();
  };
  const choose = (slot: Slot) => {
    setOffered(undefined);
    setMeets(undefined);
    setChosen(slot);
    void hold.place(slot, visit.providerId).then((result) => {
      if (result.outcome === 'taken') lose(result.alternatives);
    });
  };
  const toggle = (slot: Slot) => {
    if (!isSameSlot(slot, chosen)) return choose(slot);
    setChosen(undefined);
    setMeets(undefined);
    hold.release();
  };
  const keepOldTime = () => {
    hold.release();
    control.go('visit');
  };
  const move = async () => {
    if (!chosen) return;
    const isSecondMeant = meets !== undefined;
    // A hold that is still being placed would stand in the way of the visitor's own move.
    const obstacle = await control.move(chosen, {
      holdId: await hold.settled(),
      ...(times.video.isAsked ? { videoState: place } : {}),
      isSecondMeant,
    });
    if (!obstacle) hold.handOver();
    else if ('meets' in obstacle) setMeets(obstacle.meets);
    else lose(obstacle.alternatives);
  };
  const alternatives = offered?.map((one) => slotOfAlternative(one, times.allSlots));
  return { times, hold, chosen, alternatives, choose, toggle, keepOldTime, meets, move };
}
