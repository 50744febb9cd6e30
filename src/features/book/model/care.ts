import type { CareQuestion, CareWords } from '@/contracts/scheduling';
import { otherReason, scheduling } from '@/config/scheduling';
import type { Care } from '@/features/appointment/model/visit';

/** Answers by question key. */
export type Answers = Readonly<Record<string, string>>;

/**
 * Reasons with their words, in the alphabetical order of these, and "Other" last: nobody looks for it before the rest is read.
 * @requirement I7
 * @decision ADR-0372
 */
export function sortedReasons(
  reasons: readonly string[],
  { words, language }: { readonly words: CareWords; readonly language: string },
): readonly (readonly [reason: string, text: string])[] {
  return reasons
    .map((reason) => [reason, words[reason] ?? reason] as const)
    .sort(
      ([one, a], [two, b]) =>
        Number(one === otherReason) - Number(two === otherReason) || a.localeCompare(b, language),
    );
}

/**
 * The questions that the answers so far lead to, in the order in which they are asked: each first-level question,
 * followed by the follow-ups that its answers call for.
 * @requirement I7
 */
export function askedQuestions(
  questions: readonly CareQuestion[],
  answers: Answers,
): readonly CareQuestion[] {
  const byKey = new Map(questions.map((question) => [question.key, question]));
  const followUps = new Set(
    questions.flatMap((question) => question.answers.map((answer) => answer.followUp)),
  );
  const asked = new Map<string, CareQuestion>();
  const ask = (question: CareQuestion | undefined): void => {
    // A tree that leads back to itself is asked once.
    if (!question || asked.has(question.key)) return;
    asked.set(question.key, question);
    const next = followUpOf(question, answers);
    if (next) ask(byKey.get(next));
  };
  const inOrder = [...questions].sort((a, b) => a.order - b.order);
  const first = inOrder.filter((question) => !followUps.has(question.key));
  // Where each question follows another, all of them in a circle, it begins with the first.
  for (const question of first.length > 0 ? first : inOrder.slice(0, 1)) ask(question);
  return [...asked.values()];
}

/** The question that an answer leads to. What is written freely leads to the one that the question names. */
function followUpOf(question: CareQuestion, answers: Answers): string | null | undefined {
  if (question.format === 'freeText')
    return isAnswered(question, answers) ? question.answers.find((one) => one.followUp)?.followUp : null;
  return question.answers.find(({ text }) => text === answers[question.key])?.followUp;
}

/** Whether a question has its answer. @requirement I7 */
export function isAnswered(question: CareQuestion, answers: Answers): boolean {
  const answer = (answers[question.key] ?? '').trim();
  return question.format === 'freeText' ? answer !== '' : question.answers.some((one) => one.text === answer);
}

/** Characters that the concerns may still get. @requirement I7 */
export function concernsLeft(concerns: string): number {
  return scheduling.concernsLength - concerns.length;
}

/** What the visitor said on the first view of the care step. */
export type CareDraft = {
  readonly reason: string;
  readonly concerns: string;
  readonly answers: Answers;
  /** Undefined while they are loading. */
  readonly questions: readonly CareQuestion[] | undefined;
  readonly hasReasons: boolean;
  readonly words: CareWords;
};

/**
 * Whether the first view is complete: reason (where there are any) and concerns said, questions loaded and the first
 * one answered.
 * @requirement I7
 */
export function isFirstViewComplete(draft: CareDraft): boolean {
  if (draft.hasReasons && draft.reason === '') return false;
  if (draft.concerns.trim() === '' || concernsLeft(draft.concerns) < 0) return false;
  if (draft.questions === undefined) return false;
  const [first] = askedQuestions(draft.questions, draft.answers);
  return first === undefined || isAnswered(first, draft.answers);
}

/**
 * The care details when every question that was asked is answered.
 * @returns undefined while something is missing
 * @requirement I7
 */
export function completedCare(draft: CareDraft): Care | undefined {
  if (!isFirstViewComplete(draft) || draft.questions === undefined) return undefined;
  const asked = askedQuestions(draft.questions, draft.answers);
  if (!asked.every((question) => isAnswered(question, draft.answers))) return undefined;
  const chosen = asked.flatMap(({ key, question, format }) =>
    format === 'freeText' ? question : [question, draft.answers[key] ?? ''],
  );
  const words = [draft.reason, ...chosen].flatMap((text) => {
    const word = draft.words[text];
    return word === undefined ? [] : [[text, word] as const];
  });
  return {
    reason: draft.reason,
    concerns: draft.concerns.trim(),
    answers: asked.map((question, index) => ({
      key: question.key,
      question: question.question,
      answer: (draft.answers[question.key] ?? '').trim(),
      sortOrder: index,
    })),
    words: Object.fromEntries(words),
  };
}
