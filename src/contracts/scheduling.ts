import { z } from 'zod';
import { scheduling } from '@/config/scheduling';
import { localDateAt } from '@/lib/chicago-time';
import { fieldProblem, formProblems, type FieldRule } from '@/lib/form-rules';
import { emptyForm } from '@/domain/patient-form/form';
import { patientFormRules } from '@/domain/patient-form/rules';
import { withSubscriber, writtenForm } from '@/domain/patient-form/sent';
import { formItem, patientValues } from './patient-values';

/**
 * What the browser and `/api/scheduling/*` say to each other. Schemas run on the server only; the browser imports types.
 * Every body is strict: a key that is not listed here is refused.
 */

/** Why a call to `/api/scheduling/*` failed; words for each live in the phrases. */
export type SchedulingError =
  | 'invalidRequest'
  | 'forbidden'
  | 'methodNotAllowed'
  | 'unsupportedMediaType'
  | 'tooLarge'
  | 'tooManyRequests'
  | 'slotTaken'
  | 'holdGone'
  | 'holdsUnsupported'
  | 'linkUnknown'
  | 'visitCancelled'
  | 'visitStarted'
  | 'visitChanged'
  | 'secondVisit'
  | 'otherState'
  | 'unavailable';

/** A failed answer. `fields` names what was wrong in the request, never with its value. */
export type ErrorAnswer = {
  readonly error: SchedulingError;
  readonly fields?: readonly string[];
  /** With `slotTaken`: open times near the one that was taken. */
  readonly alternatives?: readonly Alternative[];
};

export const npi = z.string().regex(/^\d{10}$/);
export const code = z.string().regex(/^[\w.-]{1,40}$/);
export const localDate = z.iso.date();
export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const today = () => localDateAt(Date.now(), scheduling.zone);
const emailRule: FieldRule = { kind: 'email', isRequired: true, maxLength: 200 };
export const email = z
  .string()
  .trim()
  .refine((typed) => fieldProblem(emailRule, typed) === undefined);
/** One line without control characters. */
const line = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^[^\p{Cc}]*$/u);
const filled = (length: number) => line(length).refine((value) => value.trim() !== '');
const prose = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u);
export const uuid = z.uuid();
/** Postal abbreviation of a state. */
export const stateCode = z.string().regex(/^[A-Z]{2}$/);

/** In which the visitor reads. */
const language = z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/);

export const appointmentsRequestSchema = z.strictObject({
  providerId: npi,
  specialty: line(120),
  isNewPatient: z.boolean(),
  isAdultPatient: z.boolean(),
  startDate: localDate.optional(),
  endDate: localDate.optional(),
  /** The visitor's own hold, whose time stays visible to them. */
  holdId: uuid.optional(),
  language: language.optional(),
});

/** The appointment box of a profile, for a visitor who has said so far whom the visit is for. */
export const drawnTimesRequestSchema = z.strictObject({
  /** Of the profile, without language and query. */
  path: z.string().regex(/^(\/[a-z0-9_-]+){1,8}$/),
  language,
  patient: z
    .object({ isNewPatient: z.boolean().optional(), isAdultPatient: z.boolean().optional() })
    .optional(),
});

/** Where a visit takes place. Several departments may share one location. */
export type DepartmentAnswer = {
  readonly id: string;
  readonly location: string;
  readonly address: string;
  readonly cityAndZip: string;
  readonly zone: string;
  /** Of the place itself; '' when the clinic names none. */
  readonly phone: string;
};

/** Open times of one date, department and visit type; `instant` is milliseconds since 1970. */
export type DayAnswer = {
  readonly date: string;
  readonly departmentId: string;
  readonly visitType: string;
  readonly times: readonly { readonly rawTime: string; readonly instant: number }[];
};

export type AppointmentsAnswer = {
  /** The specialty under which the provider is booked: the gateway's default one, else the one that was sent. */
  readonly specialty: string;
  readonly departments: readonly DepartmentAnswer[];
  /** Sorted by date, then by first time. */
  readonly days: readonly DayAnswer[];
  /** Postal abbreviations of the states in which a patient may be during a video visit; none where nobody knows. */
  readonly videoStates: readonly string[];
  /** One of the two visit modes could not be asked. */
  readonly missing: 'inPerson' | 'virtual' | null;
  /** The clinic writes to whoever waits for an earlier time. */
  readonly hasWaitlist?: boolean;
  /** The first time is far off, and other doctors of the specialty have sooner ones. */
  readonly hasSoonerDoctors?: boolean;
};

/**
 * How the visitor's language says what the clinic calls by names of its own. What is not in it is said as it is; what
 * goes back to the clinic are its own names.
 */
export type CareWords = Readonly<Record<string, string>>;

export const reasonsRequestSchema = z.strictObject({
  language,
  providerId: npi,
  specialty: line(120),
  subspecialty: line(120),
  isNewPatient: z.boolean(),
  isAdultPatient: z.boolean(),
  isInPersonVisit: z.boolean(),
});
export type ReasonsAnswer = {
  readonly reasons: readonly string[];
  /** For which the reasons are: the narrower specialty where the clinic has it below the sent one, else that one. */
  readonly specialty: string;
  readonly words: CareWords;
};

export const questionsRequestSchema = z.strictObject({
  language,
  specialty: filled(120),
  reason: filled(200),
  visitType: code,
});

/** A question about the visit; `followUp` of an answer is the key of the question that it leads to. */
export type CareQuestion = {
  readonly key: string;
  readonly question: string;
  readonly format: 'dropDown' | 'radio' | 'freeText';
  readonly order: number;
  readonly answers: readonly { readonly text: string; readonly followUp: string | null }[];
};
export type QuestionsAnswer = { readonly questions: readonly CareQuestion[]; readonly words: CareWords };

export const insuranceRequestSchema = z.strictObject({
  /** The doctor whose accepted plans are asked for too. */
  providerId: npi.optional(),
});
export type InsurancePlan = { readonly id: string; readonly name: string };
export type InsuranceAnswer = {
  readonly plans: readonly InsurancePlan[];
  /** Names of the plans that the doctor takes; null where nobody can say. */
  readonly accepted: readonly string[] | null;
};

export const holdRequestSchema = z.strictObject({
  visitorId: uuid,
  providerId: npi,
  date: localDate,
  time: localTime,
  visitType: code,
  departmentId: code,
});
export const holdIdRequestSchema = z.strictObject({ holdId: uuid });
/** A time kept for the visitor. `secondsLeft` was counted on the server, so the browser's clock does not matter. */
export type HoldAnswer = { readonly holdId: string; readonly secondsLeft: number };

/** An open time offered instead of one that was taken. What the clinic does not say of its place is ''. */
export type Alternative = Omit<DepartmentAnswer, 'id'> & {
  readonly date: string;
  readonly rawTime: string;
  readonly instant: number;
  readonly departmentId: string;
  readonly visitType: string;
};

const booking = z.strictObject({
  /** The CMS item of the booking's page, which may name choices of its own; '' for none. */
  form: z.union([formItem, z.literal('')]),
  /** The key of the draft: the same for every try of the same booking. */
  draftId: uuid,
  /** When the draft was made, milliseconds since 1970. */
  requestedAt: z.int().positive(),
  holdId: uuid.nullable(),
  /** Postal abbreviation of the state in which the patient is during a video visit. */
  videoState: stateCode.optional(),
  /** A former try of this draft was sent, and its answer never came. */
  isAgain: z.boolean().optional(),
  /** Messages about the visit are in it. */
  language: language.optional(),
  /** Whether a patient who has a visit that this one would meet is asked before they get another. */
  asksFirst: z.boolean().optional(),
  providerId: npi,
  providerName: filled(160),
  specialty: line(120),
  isNewPatient: z.boolean(),
  isAdultPatient: z.boolean(),
  isWorkersComp: z.literal(false),
  date: localDate,
  time: localTime,
  location: line(160),
  departmentId: code,
  visitType: code,
  reason: line(200),
  concerns: prose(scheduling.concernsLength),
  questions: z
    .array(z.strictObject({ question: filled(500), answer: filled(500), sortOrder: z.number() }))
    .max(40),
  /** The patient's form. */
  values: patientValues,
});
/**
 * A booking whose form has no problem by the rules of the browser, with the form as it is sent: written one way, and the
 * policy holder filled in. What an author offers is checked apart.
 */
export const bookRequestSchema = booking.transform((request, context) => {
  const given = { ...emptyForm('booking'), ...request.values };
  const { isAdultPatient } = request;
  const day = today();
  const rules = patientFormRules(given, { kind: 'booking', isAdultPatient, today: day });
  const wrong = Object.keys(formProblems(rules, given));
  for (const name of wrong) context.addIssue({ code: 'custom', path: ['values', name] });
  return wrong.length > 0 ? z.NEVER : { ...request, patient: withSubscriber(writtenForm(given, rules), day) };
});
/** A booking that was read. */
export type Booking = z.output<typeof bookRequestSchema>;
export type BookRequest = z.input<typeof bookRequestSchema>;

/** A visit that the patient has: this very one, another with the doctor on that day, or another at that time. */
export type OwnVisit = 'same' | 'sameDay' | 'sameTime';

/**
 * What became of a booking. `error` is false only when it is booked. `unknown`: the answer was lost, so nobody may
 * book again before someone has looked.
 */
export type BookAnswer =
  | {
      readonly error: false;
      readonly outcome: 'booked';
      readonly message: string;
      readonly reference: string;
      /** A message with a link to see, move or cancel the visit is on its way. */
      readonly isToldByMail?: boolean;
      /** Name of the visit in calendar files; absent where the clinic gives none. */
      readonly calendarId?: string;
      /** Code that shows and changes the visit; absent where the clinic gives none. */
      readonly manageCode?: string;
      /** Where a video visit is attended; absent where the clinic sends no link. */
      readonly joinUrl?: string;
    }
  | { readonly error: true; readonly outcome: 'refused'; readonly message: string }
  | {
      readonly error: true;
      readonly outcome: 'hasVisit';
      readonly message: string;
      readonly visit: OwnVisit;
    }
  | { readonly error: true; readonly outcome: 'unknown'; readonly message: string }
  | {
      readonly error: true;
      readonly outcome: 'slotTaken';
      readonly message: string;
      readonly alternatives: readonly Alternative[];
    };
