import table from '../../content/scheduling/questions.json' with { type: 'json' };
import { visitTypes } from './visit-types.ts';

/** An answer that can be picked; `QKey` names the question that follows from it. */
export type Answer = {
  readonly Online_Scheduling_Answer: string;
  readonly Epic_Abbv_Answer: string;
  readonly QKey: string | null;
};

/** A question of the booking's care details, in the words of the wire. */
export type CareQuestion = {
  readonly QKey: string;
  readonly Question: string;
  readonly AnswerPresentFormat: string;
  readonly Question_Order: number;
  readonly Answers: readonly Answer[];
};

/** A row of the table. What `when` leaves out is not asked for; texts are patterns, in any letter case. */
type Row = {
  readonly when: {
    readonly isVirtual?: boolean;
    readonly isNewPatient?: boolean;
    readonly specialty?: string;
    readonly reason?: string;
  };
  readonly questions: readonly {
    readonly key: string;
    readonly order: number;
    readonly text: string;
    readonly format: string;
    readonly answers: readonly { readonly text: string; readonly code: string; readonly leadsTo?: string }[];
  }[];
};

const noQuestions = new RegExp(table.noQuestions, 'i');
const rules = (table.rules as readonly Row[]).map(({ when, questions }) => ({
  isVirtual: when.isVirtual,
  isNewPatient: when.isNewPatient,
  specialty: new RegExp(when.specialty ?? '', 'i'),
  reason: new RegExp(when.reason ?? '', 'i'),
  questions: questions.map((question): CareQuestion => ({
    QKey: question.key,
    Question: question.text,
    AnswerPresentFormat: question.format,
    Question_Order: question.order,
    Answers: question.answers.map(({ text, code, leadsTo }) => ({
      Online_Scheduling_Answer: text,
      Epic_Abbv_Answer: code,
      QKey: leadsTo ?? null,
    })),
  })),
}));

/** Every question that may be asked. */
export const allQuestions: readonly CareQuestion[] = rules.flatMap((rule) => rule.questions);

/**
 * The questions for a visit as a flat list in order. A question named by an answer's `QKey` follows from that answer;
 * the others are asked of everyone. Which visits are asked what stands in `content/scheduling/questions.json`.
 * @param visit.visitType - visit type id; unknown ids leave out what depends on it
 * @returns an empty list when the reason needs no questions
 * @requirement I7
 */
export function questionsFor(visit: {
  readonly specialty: string;
  readonly reason: string;
  readonly visitType: string;
}): readonly CareQuestion[] {
  if (noQuestions.test(visit.reason)) return [];
  const type = visitTypes.get(visit.visitType);
  return rules
    .filter(
      (rule) =>
        (rule.isVirtual === undefined || rule.isVirtual === type?.isVirtual) &&
        (rule.isNewPatient === undefined || rule.isNewPatient === type?.isNewPatient) &&
        rule.specialty.test(visit.specialty) &&
        rule.reason.test(visit.reason),
    )
    .flatMap((rule) => rule.questions)
    .toSorted((a, b) => a.Question_Order - b.Question_Order);
}
