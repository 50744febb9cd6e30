import { isInPersonType } from '@/config/visit-types';
import type { Slot } from './visit';

/** Where the visitor will be during a video visit, and what that means. */
export type VideoPlace = {
  /** Postal abbreviations of the states in which the doctor may treat; none where nobody knows, and nobody is asked. */
  readonly states: readonly string[];
  /** One of the states, `elsewhere`, or '' while the visitor has not said. */
  readonly place: string;
};

/**
 * Whether a visit may be chosen: one in person always, one by video where the doctor is licensed.
 * @requirement I2
 */
export function mayChoose(slot: Pick<Slot, 'visitType'>, { states, place }: VideoPlace): boolean {
  return isInPersonType(slot.visitType) || states.length === 0 || states.includes(place);
}

/** Whether the question is worth asking: there are video visits, and where they may be had is known. @requirement I2 */
export function isPlaceAsked(slots: readonly Slot[], { states }: VideoPlace): boolean {
  return states.length > 0 && slots.some((slot) => !isInPersonType(slot.visitType));
}
