import { hrefOn } from '@/cms/fields/link';
import type { Page } from '@/cms/page';
import { soonestNames } from '@/features/book/model/soonest';
import type { PatientKind } from '@/features/appointment/model/visit';
import type { Step } from './booking';

type Place = Pick<Page, 'language' | 'defaultLanguage' | 'pathname'>;

/** The names of what stands in addresses: a doctor, a kind of patient and what is looked at; nothing of a patient. */
export const names = {
  doctor: 'doctor',
  booking: 'booking',
  step: 'step',
  number: 'number',
  age: soonestNames.age,
  visits: soonestNames.visits,
  location: 'location',
  half: 'half',
  from: 'from',
  taken: 'taken',
  waiting: 'waiting',
} as const;

/** Which times are looked at. `half` is a half of the day, '' for both; `from` is a date, '' for the first. */
export type TimesQuestion = {
  readonly location: string;
  readonly half: '' | 'morning' | 'afternoon';
  readonly from: string;
  /** The time that was chosen is somebody else's. */
  readonly isTaken: boolean;
  /** Instead of the times, the waitlist: its form, or that it was sent. */
  readonly waiting?: 'asked' | 'joined';
};

/** The address of a step of a booking. @param number - of the question, from 1 */
export function stepHref(
  page: Place,
  { id, step, number }: { readonly id: string; readonly step: Step | 'times'; readonly number?: number },
): string {
  const query = new URLSearchParams({
    [names.booking]: id,
    [names.step]: step,
    ...(number === undefined ? {} : { [names.number]: String(number) }),
  });
  return hrefOn(page, `${page.pathname}?${query.toString()}`);
}

/** Whose times: those of a doctor, for a kind of patient, or those to which a booking under way can be changed. */
export type TimesOf = { readonly path: string; readonly patient: PatientKind } | { readonly id: string };

/** What an address of times says, by name, in the order of the form. Nothing that is as usual. */
export function timesParts(
  of: TimesOf,
  asked: Partial<TimesQuestion> = {},
): Readonly<Record<string, string>> {
  const { location = '', half = '', from = '', isTaken = false, waiting } = asked;
  return {
    ...('id' in of
      ? { [names.booking]: of.id, [names.step]: 'times' }
      : { [names.doctor]: of.path, ...patientParts(of.patient) }),
    ...(location && { [names.location]: location }),
    ...(half && { [names.half]: half }),
    ...(from && { [names.from]: from }),
    ...(isTaken && { [names.taken]: 'true' }),
    ...(waiting && { [names.waiting]: waiting }),
  };
}

export function timesHref(page: Place, of: TimesOf, asked: Partial<TimesQuestion> = {}): string {
  return hrefOn(page, `${page.pathname}?${new URLSearchParams(timesParts(of, asked)).toString()}`);
}

export function patientParts({
  isNewPatient,
  isAdultPatient,
}: PatientKind): Readonly<Record<string, string>> {
  return {
    [names.visits]: isNewPatient ? 'new' : 'returning',
    [names.age]: isAdultPatient ? 'adult' : 'child',
  };
}

/** The kind of patient that an address or a form names; what it does not say is left out. */
export function patientIn(said: Pick<URLSearchParams, 'get'>): Partial<PatientKind> {
  const [visits, age] = [said.get(names.visits), said.get(names.age)];
  return {
    ...(visits === null ? {} : { isNewPatient: visits !== 'returning' }),
    ...(age === null ? {} : { isAdultPatient: age !== 'child' }),
  };
}

export function timesQuestion(said: Pick<URLSearchParams, 'get'>): TimesQuestion {
  const half = said.get(names.half);
  const from = said.get(names.from) ?? '';
  return {
    location: (said.get(names.location) ?? '').slice(0, 160),
    half: half === 'morning' || half === 'afternoon' ? half : '',
    from: /^\d{4}-\d\d-\d\d$/.test(from) ? from : '',
    isTaken: said.get(names.taken) === 'true',
  };
}

/** Whether an address asks for the waitlist. */
export function waitingIn(said: Pick<URLSearchParams, 'get'>): 'asked' | 'joined' | undefined {
  const waiting = said.get(names.waiting);
  return waiting === 'asked' || waiting === 'joined' ? waiting : undefined;
}

/** The path of a profile that an address or a form names; undefined for anything else. */
export function doctorIn(said: Pick<URLSearchParams, 'get'>): string | undefined {
  const path = said.get(names.doctor) ?? '';
  return /^(?:\/[a-z\d-]{1,80}){1,6}$/.test(path) ? path : undefined;
}
