/** Fewer words say nothing about how hard a text is to read. */
const enoughWords = 100;
const limits = { grade: 9, ease: 55, sentence: 25 } as const;

/**
 * Why a text is hard to read. English is judged by the Flesch-Kincaid grade, Spanish by Fernández Huerta's ease, other
 * languages by the length of their sentences, because no measure of theirs works on letters alone.
 * @param text - plain, a full stop after each block
 * @param language - `en`, `es-MX`, `ar`
 * @returns undefined for a text that is easy, or too short to say
 * @requirement O6
 */
export function hardToRead(text: string, language: string): string | undefined {
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  if (words.length < enoughWords) return undefined;
  const sentences = Math.max(1, text.split(/[.!?؟…]+(?:\s|$)/u).filter((part) => /\p{L}/u.test(part)).length);
  const perSentence = words.length / sentences;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0) / words.length;
  if (language.startsWith('en')) {
    const grade = 0.39 * perSentence + 11.8 * syllables - 15.59;
    return grade > limits.grade
      ? `reads like grade ${grade.toFixed(1)}; aim at ${limits.grade} or lower`
      : undefined;
  }
  if (language.startsWith('es')) {
    const ease = 206.84 - 60 * syllables - 1.02 * perSentence;
    return ease < limits.ease ? `ease ${ease.toFixed(0)} of 100; aim at ${limits.ease} or higher` : undefined;
  }
  return perSentence > limits.sentence
    ? `${perSentence.toFixed(0)} words in a sentence; aim at ${limits.sentence} or fewer`
    : undefined;
}

function syllablesOf(word: string): number {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const groups = plain.replace(/(?<=[^aeiouy])e$/, '').match(/[aeiouy]+/g) ?? [];
  return Math.max(1, groups.length);
}
