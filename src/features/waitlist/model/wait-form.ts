import type { JoinWaitlist } from '@/contracts/waitlist';
import { parseTypedDate } from '@/lib/dates';
import type { FormRules, FormValues } from '@/lib/form-rules';

/** The form of the waitlist; dates as typed, `MM-DD-YYYY`. */
export type WaitField = 'email' | 'earliest' | 'latest' | 'timeOfDay';
export type WaitForm = FormValues<WaitField>;

/** The parts of the day, and the phrases that say them. */
export const timesOfDay = [
  ['any', 'Any time'],
  ['morning', 'AM'],
  ['afternoon', 'PM'],
] as const satisfies readonly (readonly [JoinWaitlist['timeOfDay'], string])[];

/**
 * What the form takes: an address and two days from today on, in their order.
 * @param today - calendar date in Chicago, yyyy-MM-dd
 * @requirement I17
 */
export function waitRules({ earliest }: WaitForm, today: string): FormRules<WaitField> {
  const isRequired = true;
  const first = parseTypedDate(earliest);
  return {
    email: { kind: 'email', isRequired, maxLength: 200 },
    earliest: { kind: 'date', isRequired, earliest: today },
    latest: { kind: 'date', isRequired, earliest: today, ...(first ? { notBefore: first } : {}) },
    timeOfDay: { kind: 'text', options: timesOfDay.map(([value]) => value) },
  };
}

/**
 * The part of the request that comes from a form without problems. Dates become yyyy-MM-dd.
 * @requirement I17
 */
export function toJoinRequest(
  form: WaitForm,
): Pick<JoinWaitlist, 'email' | 'earliest' | 'latest' | 'timeOfDay'> {
  const parse = (typed: string) => parseTypedDate(typed) ?? '';
  return {
    email: form.email.trim(),
    // One of the options of its field.
    timeOfDay: form.timeOfDay as JoinWaitlist['timeOfDay'],
    earliest: parse(form.earliest),
    latest: parse(form.latest),
  };
}
