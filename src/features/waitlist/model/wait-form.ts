import { scheduling } from '@/config/scheduling';
import type { JoinWaitlist } from '@/contracts/waitlist';
import type { Slot } from '@/features/appointment/model/visit';
import { addDays } from '@/lib/chicago-time';
import { parseTypedDate, toTypedDate } from '@/lib/dates';
import type { FormRules, FormValues } from '@/lib/form-rules';

/** The waitlist is offered when the first open time is further away than this. */
const farOffMs = 7 * 86_400_000;

/**
 * Whether somebody may want to wait for an earlier time.
 * @param first - the first open time; undefined when there is none
 * @param now - milliseconds since 1970
 * @requirement I17
 */
export function isWorthWaiting(first: Pick<Slot, 'instant'> | undefined, now: number): boolean {
  return !first || first.instant >= now + farOffMs;
}

/**
 * The form as it starts: the dates from today to the day before the first open time.
 * @param today - calendar date in Chicago, yyyy-MM-dd
 * @requirement I17
 */
export function freshWait(first: Pick<Slot, 'date'> | undefined, today: string): WaitForm {
  const last = first ? addDays(first.date, -1) : addDays(today, scheduling.windowDays);
  return { email: '', earliest: toTypedDate(today), latest: toTypedDate(last), timeOfDay: 'any' };
}

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
