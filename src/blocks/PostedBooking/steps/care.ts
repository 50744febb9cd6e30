import { scheduling } from '@/config/scheduling';
import { isInPersonType } from '@/config/visit-types';
import {
  askedQuestions,
  completedCare,
  isAnswered,
  sortedReasons,
  type CareDraft,
} from '@/features/book/model/care';
import type { BookingProvider } from '@/features/appointment/model/visit';
import { formProblems, type FormRules } from '@/lib/form-rules';
import type { StoredBooking } from '../booking';
import type { Clinic } from '../clinic';

/** What was said about the visit, and what the clinic asks. */
export type KnownCare = {
  readonly draft: CareDraft;
  /** Each with its words in the page's language. */
  readonly reasons: readonly (readonly [reason: string, text: string])[];
};

export type CareField = 'reason' | 'concerns';

/**
 * The reasons of the kind of visit, and the questions of the chosen one. A list that cannot be read is an empty one: a
 * booking goes on without, as it does with scripts.
 * @requirement I7
 */
export async function knownCare(
  booking: StoredBooking,
  provider: BookingProvider,
  clinic: Clinic,
): Promise<KnownCare> {
  const { specialty, patient, slot, concerns, answers } = booking;
  const isInPersonVisit = isInPersonType(slot.visitType);
  const offered = await clinic.reasons({ npi: provider.npi, specialty, patient, isInPersonVisit });
  const reasons = offered?.reasons ?? [];
  const reason = reasons.includes(booking.reason) ? booking.reason : '';
  const found =
    reason === ''
      ? undefined
      : await clinic.questions({
          specialty: offered?.specialty || specialty,
          reason,
          visitType: slot.visitType,
        });
  const words = { ...offered?.words, ...found?.words };
  const questions = found?.questions ?? [];
  return {
    draft: { reason, concerns, answers, questions, hasReasons: reasons.length > 0, words },
    reasons: sortedReasons(reasons, { words, language: clinic.language }),
  };
}

/** The rules of the first view: reason and concerns. @requirement I7 */
export function careRules(reasons: readonly string[]): FormRules<CareField> {
  return {
    ...(reasons.length > 0 ? { reason: { kind: 'text', isRequired: true, options: reasons } } : {}),
    concerns: { kind: 'prose', isRequired: true, maxLength: scheduling.concernsLength },
  };
}

/** A step of the care, and what the booking is after it. `question` counts from 1. */
export type CareStep = {
  readonly booking: StoredBooking;
  readonly next: 'care' | 'done' | { readonly question: number };
  readonly isWrong: boolean;
};

/** Takes in the reason and the concerns. @requirement I7 */
export async function takeCare(
  before: StoredBooking,
  fields: URLSearchParams,
  { provider, clinic }: { readonly provider: BookingProvider; readonly clinic: Clinic },
): Promise<CareStep> {
  const said = {
    reason: fields.get('reason') ?? '',
    concerns: (fields.get('concerns') ?? '').replaceAll('\r\n', '\n').slice(0, 2 * scheduling.concernsLength),
  };
  const booking = { ...before, ...said };
  const { draft, reasons } = await knownCare(booking, provider, clinic);
  const rules = careRules(reasons.map(([reason]) => reason));
  const isWrong = Object.keys(formProblems(rules, { ...said, reason: draft.reason })).length > 0;
  if (isWrong) return { booking: { ...booking, care: null }, next: 'care', isWrong };
  return afterAnswer(booking, draft, 0);
}

/** Takes in the answer of a question. @requirement I7 */
export async function takeAnswer(
  before: StoredBooking,
  fields: URLSearchParams,
  { provider, clinic }: { readonly provider: BookingProvider; readonly clinic: Clinic },
): Promise<CareStep> {
  const number = Number(fields.get('number') ?? 1);
  const { draft } = await knownCare(before, provider, clinic);
  const question = askedQuestions(draft.questions ?? [], draft.answers)[number - 1];
  if (!question) return { booking: before, next: 'care', isWrong: false };
  const answers = { ...before.answers, [question.key]: (fields.get('answer') ?? '').slice(0, 500) };
  const booking = { ...before, answers };
  if (!isAnswered(question, answers))
    return { booking: { ...booking, care: null }, next: { question: number }, isWrong: true };
  return afterAnswer(booking, { ...draft, answers }, number);
}

function afterAnswer(booking: StoredBooking, draft: CareDraft, answered: number): CareStep {
  const asked = askedQuestions(draft.questions ?? [], draft.answers);
  const care = completedCare(draft) ?? null;
  const isLast = answered >= asked.length;
  const next = !isLast ? { question: answered + 1 } : care ? ('done' as const) : ('care' as const);
  return { booking: { ...booking, reason: draft.reason, care }, next, isWrong: false };
}
