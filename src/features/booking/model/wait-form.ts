import type { JoinWaitlist } from '@/contracts/waitlist';
import { parseTypedDate } from '@/lib/dates';

/** What somebody types who waits; dates as typed, `MM-DD-YYYY`. */
export type WaitForm = {
  readonly email: string;
  readonly earliest: string;
  readonly latest: string;
  readonly timeOfDay: JoinWaitlist['timeOfDay'];
};

/**
 * What is wrong with the form, by field, as keys of phrases.
 * @param today - calendar date, yyyy-MM-dd
 * @requirement I17
 */
export function waitProblems(form: WaitForm, today: string): Partial<Record<keyof WaitForm, string>> {
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

/** A form without problems, as it is sent. */
export function wishOf(form: WaitForm): Pick<JoinWaitlist, 'email' | 'earliest' | 'latest' | 'timeOfDay'> {
  const { email, timeOfDay } = form;
  const dateOf = (typed: string) => parseTypedDate(typed) ?? '';
  return { email: email.trim(), timeOfDay, earliest: dateOf(form.earliest), latest: dateOf(form.latest) };
}
