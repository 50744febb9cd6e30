import type { CareQuestion, CareWords } from '@/contracts/scheduling';

/** The words of a language by key; for a language that the site does not speak, those of its first one. */
export type Dictionary = (language: string) => Promise<Readonly<Record<string, string>>>;

/** Whatever a list of questions says. @requirement I7 */
export function textsOf(questions: readonly CareQuestion[]): readonly string[] {
  return questions.flatMap(({ question, answers }) => [question, ...answers.map(({ text }) => text)]);
}

/**
 * How the visitor's language says what the scheduling gateway says in its own. The keys of these phrases begin with
 * `care`, because "Other" is one word as a reason for a visit and another beside "Self".
 * @param phrases - the CMS dictionary of the visitor's language
 * @returns without those that stay as they are
 * @requirement I7
 */
export function careWords(texts: readonly string[], phrases: Readonly<Record<string, string>>): CareWords {
  const words: Record<string, string> = {};
  for (const text of texts) {
    const word = phrases[`care ${text}`];
    if (word && word !== text) words[text] = word;
  }
  return words;
}
