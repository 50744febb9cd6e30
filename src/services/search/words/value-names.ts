import { fold } from '@/lib/fold';
import { readOnce } from '@/lib/read-once';

export type Name = {
  readonly value: string;
  /** How the value may be called: whole, and by its first words. */
  readonly name: string;
  /** Folded. What does not contain it does not contain the name. */
  readonly firstWord: string;
};

/**
 * Names of a list of values, which serves many searches. "Blue Cross PPO" comes before "Blue Cross": the longest one that fits is
 * the one that is meant.
 * @requirement B28
 */
export const namesIn = readOnce((values: readonly string[]): readonly Name[] =>
  values
    .flatMap(namesOf)
    .toSorted(
      (one, other) =>
        other.name.length - one.name.length ||
        Number(other.name === other.value) - Number(one.name === one.value),
    ),
);

function namesOf(value: string): readonly Name[] {
  const words = value.split(/[\s(,]+/u);
  const firstWord = fold(words[0] ?? '');
  return words
    .map((_word, index) => ({ value, name: words.slice(0, words.length - index).join(' '), firstWord }))
    .filter(({ name }) => name.length > 3);
}

/** The source of a pattern that finds a name with its accents and without: "espanol" is "Español". @requirement B28 */
export function withAnyMarks(name: string): string {
  return fold(name)
    .replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)
    .replaceAll(/\p{L}/gu, String.raw`$&\p{M}*`)
    .replaceAll(/\s+/gu, String.raw`\s+`);
}
