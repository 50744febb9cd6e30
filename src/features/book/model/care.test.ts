import type { CareQuestion } from '@/contracts/scheduling';
import { askedQuestions, completedCare, isFirstViewComplete, sortedReasons, type CareDraft } from './care';

const question = (
  key: string,
  order: number,
  answers: readonly (readonly [string, string | null])[] = [],
): CareQuestion => ({
  key,
  order,
  question: `${key}?`,
  format: answers.length === 0 ? 'freeText' : 'radio',
  answers: answers.map(([text, followUp]) => ({ text, followUp })),
});
const tree = [
  question('C', 30),
  question('B', 11, [['Once', null]]),
  question('A', 10, [
    ['Yes', 'B'],
    ['No', null],
  ]),
];
const draft = (more: Partial<CareDraft> = {}): CareDraft => ({
  reason: 'Chest pain',
  concerns: 'It hurts',
  answers: {},
  questions: tree,
  hasReasons: true,
  words: {},
  ...more,
});
const keys = (answers: Record<string, string>) => askedQuestions(tree, answers).map((one) => one.key);

test('[I7] reasons are sorted alphabetically', () => {
  const inEnglish = sortedReasons(['Other', 'chest pain', 'Árbol', 'Blood pressure'], {
    words: {},
    language: 'en',
  });
  expect(inEnglish.map(([reason]) => reason)).toEqual(['Árbol', 'Blood pressure', 'chest pain', 'Other']);
});

test('[I7] reasons are sorted by what the visitor reads, and stay what the clinic calls them', () => {
  const words = { 'Chest pain': 'Dolor en el pecho', 'Blood pressure': 'Presión arterial', Acne: 'Último' };
  expect(sortedReasons(['Acne', 'Blood pressure', 'Chest pain'], { words, language: 'es-MX' })).toEqual([
    ['Chest pain', 'Dolor en el pecho'],
    ['Blood pressure', 'Presión arterial'],
    ['Acne', 'Último'],
  ]);
});

test('[I7] "Other" stands last, whatever it is called', () => {
  const words = { Other: 'Asunto distinto', 'Chest pain': 'Dolor en el pecho' };
  expect(sortedReasons(['Other', 'Chest pain'], { words, language: 'es-MX' }).at(-1)).toEqual([
    'Other',
    'Asunto distinto',
  ]);
});

test('[I7] a follow-up is asked right after the answer that leads to it, and not otherwise', () => {
  expect(keys({})).toEqual(['A', 'C']);
  expect(keys({ A: 'Yes' })).toEqual(['A', 'B', 'C']);
  expect(keys({ A: 'No' })).toEqual(['A', 'C']);
});

test('[I7] a tree that leads back to itself ends', () => {
  const loop = [
    question('A', 1, [['Yes', 'B']]),
    question('B', 2, [['Yes', 'C']]),
    question('C', 3, [['Yes', 'B']]),
  ];
  expect(askedQuestions(loop, { A: 'Yes', B: 'Yes', C: 'Yes' }).map((one) => one.key)).toEqual([
    'A',
    'B',
    'C',
  ]);
});

test('[I7] a tree without a beginning begins with its first question', () => {
  const circle = [question('B', 2, [['Yes', 'A']]), question('A', 1, [['Yes', 'B']])];
  expect(askedQuestions(circle, {}).map((one) => one.key)).toEqual(['A']);
  expect(askedQuestions(circle, { A: 'Yes' }).map((one) => one.key)).toEqual(['A', 'B']);
});

test('[I7] what is written freely leads to the follow-up that its question names', () => {
  const written = [
    { ...question('A', 1, [['', 'B']]), format: 'freeText' as const },
    question('B', 2),
    question('C', 3),
  ];
  const asked = (answers: Record<string, string>) => askedQuestions(written, answers).map((one) => one.key);
  expect(asked({})).toEqual(['A', 'C']);
  expect(asked({ A: ' ' })).toEqual(['A', 'C']);
  expect(asked({ A: 'Since May' })).toEqual(['A', 'B', 'C']);
});

test.each<[string, Partial<CareDraft>, boolean]>([
  ['without a reason', { reason: '' }, false],
  ['without a reason where there are none', { reason: '', hasReasons: false, questions: [] }, true],
  ['without concerns', { concerns: '   ' }, false],
  ['with concerns of 150 characters', { concerns: 'x'.repeat(150), questions: [] }, true],
  ['with concerns of 151 characters', { concerns: 'x'.repeat(151), questions: [] }, false],
  ['while questions load', { questions: undefined }, false],
  ['with no question answered', {}, false],
  ['with the first question answered', { answers: { A: 'No' } }, true],
  ['with an answer that is not offered', { answers: { A: 'Maybe' } }, false],
])('[I7] the first view %s', (_what, more, isComplete) => {
  expect(isFirstViewComplete(draft(more))).toBe(isComplete);
});

test('[I7] care is complete only when every question that was asked has its answer', () => {
  expect(completedCare(draft({ answers: { A: 'Yes', C: 'Since May' } }))).toBeUndefined();
  expect(completedCare(draft({ answers: { A: 'Yes', B: 'Once', C: ' Since May ' } }))).toEqual({
    reason: 'Chest pain',
    concerns: 'It hurts',
    answers: [
      { key: 'A', question: 'A?', answer: 'Yes', sortOrder: 0 },
      { key: 'B', question: 'B?', answer: 'Once', sortOrder: 1 },
      { key: 'C', question: 'C?', answer: 'Since May', sortOrder: 2 },
    ],
    words: {},
  });
});

test('[I7] answers to questions that are no longer asked are not sent', () => {
  const care = completedCare(draft({ answers: { A: 'No', B: 'Once', C: 'x' } }));
  expect(care?.answers.map((answer) => answer.key)).toEqual(['A', 'C']);
});

test('[I7] what the visitor reads goes along with what the clinic gets; what he typed himself has no other words', () => {
  const words = { 'Chest pain': 'Dolor', 'A?': '¿A?', Yes: 'Sí', Once: 'Una vez', Never: 'Nunca' };
  const care = completedCare(draft({ answers: { A: 'Yes', B: 'Once', C: 'Never' }, words }));
  expect(care?.reason).toBe('Chest pain');
  expect(care?.words).toEqual({ 'Chest pain': 'Dolor', 'A?': '¿A?', Yes: 'Sí', Once: 'Una vez' });
});
