import { z } from 'zod';
import { linkCode } from './managed-visit';

/**
 * What the waiting room of a video visit and `/api/scheduling/waiting-room` say to each other. The code is that of the
 * join link; it travels in bodies only.
 */
export const waitingRoomSchema = z.strictObject({
  code: linkCode,
  /** The patient enters the room, rather than looks when it opens. */
  arrives: z.boolean(),
});

export type WaitingRoomAnswer = {
  readonly state: 'cancelled' | 'early' | 'open' | 'over';
  /** Of the visit, milliseconds since 1970. */
  readonly startsAt: number;
  readonly zone: string;
  /** When the room opens, milliseconds since 1970. */
  readonly opensAt: number;
  /** Until then, milliseconds; counted on the server, so the browser's clock does not matter. */
  readonly opensIn: number;
  /** Of the clinic; '' where none is known. */
  readonly phone: string;
};
