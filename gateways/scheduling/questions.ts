import { visitTypes, type VisitType } from './visit-types.ts';

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
  readonly AnswerPresentFormat: 'Drop down' | 'Radio' | 'Free text';
  readonly Question_Order: number;
  readonly Answers: readonly Answer[];
};

type Visit = {
  readonly specialty: string;
  readonly reason: string;
  readonly visitType: VisitType | undefined;
};
type Rule = { readonly applies: (visit: Visit) => boolean; readonly questions: readonly CareQuestion[] };

/** Reasons that need no further word. */
const NO_QUESTIONS = /vaccin|refill|annual|well-child|well-woman|routine|physical$|follow-up visit/i;
const PAIN = /pain|tightness|discomfort|headache|ache/i;
const SYMPTOM =
  /pain|tightness|cough|fever|rash|swelling|breath|dizz|numb|tremor|bleed|blood|lump|vision|hearing|seizure|symptom|palpitation|sleep|anxiety|depression/i;
const BODY_PART = /orthop|sports|rehab|pain/i;

function question(
  key: string,
  order: number,
  text: string,
  format: CareQuestion['AnswerPresentFormat'],
  answers: readonly Answer[] = [],
): CareQuestion {
  return { QKey: key, Question: text, AnswerPresentFormat: format, Question_Order: order, Answers: answers };
}

function answer(text: string, short: string, followUp: string | null = null): Answer {
  return { Online_Scheduling_Answer: text, Epic_Abbv_Answer: short, QKey: followUp };
}

const RULES: readonly Rule[] = [
  {
    applies: ({ visitType }) => visitType?.isVirtual === true,
    questions: [
      question('VIRTUAL-STATE', 10, 'Where will you be during the video visit?', 'Drop down', [
        answer('Illinois', 'IL'),
        answer('Indiana', 'IN'),
        answer('Another state', 'OTH', 'VIRTUAL-OTHER'),
      ]),
      question('VIRTUAL-OTHER', 11, 'Which state will you be in?', 'Free text'),
    ],
  },
  {
    applies: ({ visitType }) => visitType?.isNewPatient === true,
    questions: [
      question('SEEN-BEFORE', 20, 'Have you seen a specialist for this before?', 'Radio', [
        answer('Yes', 'Y', 'SEEN-WHEN'),
        answer('No', 'N'),
      ]),
      question('SEEN-WHEN', 21, 'When was your last visit there?', 'Drop down', [
        answer('Within the last year', '<1Y'),
        answer('One to three years ago', '1-3Y'),
        answer('More than three years ago', '>3Y'),
      ]),
    ],
  },
  {
    applies: ({ visitType }) => visitType?.isNewPatient === false,
    questions: [
      question('CHANGED', 20, 'Has anything changed since your last visit?', 'Radio', [
        answer('Yes', 'Y', 'CHANGED-WHAT'),
        answer('No', 'N'),
      ]),
      question('CHANGED-WHAT', 21, 'What has changed?', 'Free text'),
    ],
  },
  {
    applies: ({ reason }) => SYMPTOM.test(reason),
    questions: [
      question('SINCE', 30, 'How long have you had this problem?', 'Drop down', [
        answer('Less than a week', '<1W'),
        answer('One to four weeks', '1-4W'),
        answer('One to six months', '1-6M'),
        answer('More than six months', '>6M'),
      ]),
    ],
  },
  {
    applies: ({ specialty, reason }) => BODY_PART.test(specialty) && PAIN.test(reason),
    questions: [
      question('SIDE', 40, 'Which side is affected?', 'Radio', [
        answer('Left', 'L'),
        answer('Right', 'R'),
        answer('Both', 'B'),
        answer('Neither or not sure', 'U'),
      ]),
    ],
  },
  {
    applies: ({ specialty, reason }) => PAIN.test(reason) && /cardio|heart/i.test(specialty),
    questions: [
      question('CHEST-WHEN', 40, 'When do you feel it?', 'Drop down', [
        answer('Only with effort, such as stairs', 'EFF'),
        answer('Also at rest', 'REST'),
        answer('It comes and goes without a pattern', 'VAR'),
      ]),
    ],
  },
  {
    applies: ({ reason }) => /pregnan/i.test(reason),
    questions: [
      question('PREG-WEEKS', 40, 'How many weeks pregnant are you, if you are?', 'Drop down', [
        answer('Not pregnant', 'NP'),
        answer('Up to 12 weeks', 'T1'),
        answer('13 to 27 weeks', 'T2'),
        answer('28 weeks or more', 'T3'),
      ]),
    ],
  },
  {
    applies: ({ reason }) =>
      /cancer|tumor|mass|nodule|abnormal|biopsy|mammogram|opinion|referred/i.test(reason),
    questions: [
      question('RECORDS', 50, 'Do you have images or test results from another hospital?', 'Radio', [
        answer('Yes', 'Y', 'RECORDS-WHERE'),
        answer('No', 'N'),
      ]),
      question('RECORDS-WHERE', 51, 'Which hospital or clinic has them?', 'Free text'),
    ],
  },
];

/** Every question that may be asked. */
export const allQuestions: readonly CareQuestion[] = RULES.flatMap((rule) => rule.questions);

/**
 * The questions for a visit as a flat list in order. A question named by an answer's `QKey` follows from that answer;
 * the others are asked of everyone.
 * @param visit.visitType - visit type id; unknown ids leave out what depends on it
 * @returns an empty list when the reason needs no questions
 */
export function questionsFor(visit: {
  readonly specialty: string;
  readonly reason: string;
  readonly visitType: string;
}): readonly CareQuestion[] {
  if (NO_QUESTIONS.test(visit.reason)) return [];
  const known = { ...visit, visitType: visitTypes.get(visit.visitType) };
  return RULES.filter((rule) => rule.applies(known))
    .flatMap((rule) => rule.questions)
    .toSorted((a, b) => a.Question_Order - b.Question_Order);
}
