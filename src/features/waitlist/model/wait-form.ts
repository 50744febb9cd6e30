import type { JoinWaitlist } from '@/contracts/waitlist';
import { parseTypedDate } from '@/lib/dates';

/** The form of the waitlist; dates as typed, `MM-DD-YYYY`. */
export type WaitForm = {
  readonly email: string;
  readonly earliest: string;
  readonly latest: string;
  readonly timeOfDay: JoinWaitlist['timeOfDay'];
};

export type WaitProblems = Partial<Record<keyof WaitForm, string>>;

/**
 * Checks the form.
 * @param today - calendar date in Chicago, yyyy-MM-dd
 * @returns a phrase for each field with a problem; empty when the form can be sent
 * @requirement I17
 */
export function waitProblems(form: WaitForm, today: string): WaitProblems {
  const earliest = parseTypedDate(form.earliest);
  const latest = parseTypedDate(form.latest);
  const isOver = latest !== undefined && (latest < today || (earliest !== undefined && latest < earliest));
  return {
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(form.email.trim())
      ? {}
      : { email: 'Enter an e-mail address like name@example.org.' }),
    ...(earliest === undefined ? { earliest: 'Enter a date like 04-27-2027.' } : {}),
    ...(latest === undefined ? { latest: 'Enter a date like 04-27-2027.' } : {}),
    ...(isOver ? { latest: 'The last date must not be before the first one or in the past.' } : {}),
  };
}

/**
 * The part of the request that comes from a form without problems. Dates become yyyy-MM-dd.
 * @requirement I17
 */
export function toJoinRequest(
  form: WaitForm,
): Pick<JoinWaitlist, 'email' | 'earliest' | 'latest' | 'timeOfDay'> {
  const { email, timeOfDay } = form;
  const parse = (typed: string) => parseTypedDate(typed) ?? '';
  return { email: email.trim(), timeOfDay, earliest: parse(form.earliest), latest: parse(form.latest) };
}
