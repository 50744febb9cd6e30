import { z } from 'zod';
import { latinDigits } from '@/lib/digits';
import { code, localDate, localTime, stateCode, uuid, type ErrorAnswer, type OwnVisit } from './scheduling';

/**
 * What the page for a visit and `/api/scheduling/*visit` say to each other. The code is that of the link in a message;
 * it travels in bodies only.
 */

/** As typed: 26 characters, with spaces or hyphens between them, and with the digits of any keyboard. */
export const linkCode = z
  .string()
  .trim()
  .overwrite(latinDigits)
  .regex(/^[\dA-Za-z][\dA-Za-z\s-]{18,58}$/);
const sequence = z.int().min(0);

export const readVisitSchema = z.strictObject({ code: linkCode });
export const cancelVisitSchema = z.strictObject({ code: linkCode, sequence });
export const moveVisitSchema = z.strictObject({
  code: linkCode,
  sequence,
  date: localDate,
  time: localTime,
  departmentId: code,
  holdId: uuid.nullable(),
  /** Of a video visit: postal abbreviation of the state in which the patient will be then. */
  videoState: stateCode.optional(),
  /** The patient is asked before two visits of theirs meet. */
  asksFirst: z.boolean().default(false),
});

/** When and where a visit is, and with whom. `instant` is milliseconds since 1970. */
export type VisitPlace = {
  readonly date: string;
  readonly rawTime: string;
  readonly instant: number;
  readonly zone: string;
  readonly departmentId: string;
  readonly location: string;
  readonly address: string;
  readonly cityAndZip: string;
  readonly phone: string;
  readonly visitType: string;
  readonly providerId: string;
  readonly providerName: string;
};

/** A booked visit as the holder of its link sees it. */
export type ManagedVisit = VisitPlace & {
  readonly status: 'booked' | 'cancelled';
  /** Which state of the visit this is; a change says which one it was made for. */
  readonly sequence: number;
  readonly canCancel: boolean;
  readonly canMove: boolean;
  /** Name of the visit in calendar files. */
  readonly calendarId: string;
  /** Where a video visit is attended; '' for one in person, and where the clinic sends no link. */
  readonly joinUrl: string;
  /** Of a cancelled visit: path of the doctor's profile, where they are booked online. */
  readonly doctorPath?: string;
};

/** `unchanged`: the visit already was as wanted. */
export type VisitAnswer = {
  readonly outcome: 'read' | 'cancelled' | 'moved' | 'unchanged';
  readonly visit: ManagedVisit;
};

/** Where a calendar finds the visit; whoever has the address sees its time and place. */
export type CalendarFeedAnswer = { readonly address: string };

/**
 * With `visitCancelled`, `visitStarted`, `visitChanged` and `secondVisit`: the visit as it is now. With `secondVisit`
 * how another visit of the patient would meet it at the new time: nothing has moved yet.
 */
export type VisitErrorAnswer = ErrorAnswer & {
  readonly visit?: ManagedVisit;
  readonly meets?: SecondVisit;
};

export type SecondVisit = Exclude<OwnVisit, 'same'>;
