import { z } from 'zod';
import { toLocalTime } from '../calendar/slots.ts';
import { isCalendarDate } from '../calendar/zone.ts';
import { visitTypes } from '../visit-types.ts';

export const localDate = z.string().refine(isCalendarDate, 'must be a date like 2026-12-01');
export const localTime = z
  .string()
  .transform((text) => toLocalTime(text) ?? '')
  .refine((time) => time !== '', 'must be a time like 14:00');
export const npi = z.string().regex(/^\d{10}$/, 'must have ten digits');
export const visitTypeId = z
  .string()
  .refine((id) => visitTypes.has(id), 'is not a visit type that can be booked online');
export const departmentId = z.string().min(1).max(40);
export const holdId = z.uuid().nullish();
/** A text that may be left out. @param max - characters, as sent @requirement I12 */
export const text = (max: number) => z.string().max(max).optional();
/** A text that says something. @param max - characters, without space at its ends @requirement I12 */
export const requiredText = (max: number) => z.string().trim().min(1, 'is required').max(max);

/** One of a few words, or nothing. @requirement I12 */
export const oneOf = (words: readonly string[]) => z.enum(['', ...words]).optional();
export const phoneType = oneOf(['Mobile', 'Home', 'Fax']);
/** Postal abbreviations of the states, and of the District of Columbia. */
const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );
export const state = oneOf(states);
export const zipCode = z.string().regex(/^(\d{5}(-\d{4})?)?$/, 'must have five or nine digits');
