import { z } from 'zod';

/** What `GET /api/waiting-time?place=river-north` is asked. @requirement E7 */
export const waitingTimeSchema = z.object({ place: z.string().regex(/^[\w.-]{1,80}$/) });

/** How long somebody waits who comes now; null where that is not known, or not any more. @requirement E7 */
export type WaitingTimeAnswer = {
  readonly waiting: {
    readonly minutes: number;
    /** Milliseconds since 1970. */
    readonly measured: number;
  } | null;
};
