import type { FieldDescription } from '../description.ts';

/** A part of the table of fields. */
export type FieldTable = Readonly<Record<string, FieldDescription>>;

/** The usual columns `forms`: which forms have a field, and where it must be answered. */
export const required = {
  long: 'required',
  short: 'required',
  international: 'required',
  booking: 'required',
} as const;
export const optional = {
  long: 'optional',
  short: 'optional',
  international: 'optional',
  booking: 'optional',
} as const;
/** Not in the short forms. */
export const requiredInFull = { long: 'required', booking: 'required' } as const;
export const optionalInFull = { long: 'optional', booking: 'optional' } as const;
/** Insurance must be named in a booking only. @requirement J1 */
export const requiredInBooking = { long: 'optional', booking: 'required' } as const;
export const optionalInLong = { long: 'optional' } as const;
/** A coordinator plans the journey of who comes from abroad. */
export const optionalInInternational = { international: 'optional' } as const;
