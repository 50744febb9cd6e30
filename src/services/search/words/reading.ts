import type { FilterValue } from '@/domain/search/search-url';

/** A visitor's words while they are read: what is left of them, and what was found in them. */
export type Reading = {
  rest: string;
  readonly filters: FilterValue[];
  distance: string;
  radius: number | null;
};

/** One space between words, none around them. @requirement B28 */
export function tidy(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Takes what a pattern finds out of the rest. @requirement B28 */
export function take(reading: Reading, pattern: RegExp): RegExpExecArray | undefined {
  const match = pattern.exec(reading.rest);
  if (!match) return undefined;
  reading.rest = tidy(
    `${reading.rest.slice(0, match.index)} ${reading.rest.slice(match.index + match[0].length)}`,
  );
  return match;
}
