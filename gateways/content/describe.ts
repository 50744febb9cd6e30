import type { Problem } from './problems.ts';

/** So many places of one and the same mistake are printed; the others are counted. */
const shownPlaces = 3;

/**
 * The problems as lines for an author: `file:line: reason`. The same mistake in many places is named in the first of
 * them, with how many more there are.
 * @requirement O2
 */
export function describeProblems(problems: readonly Problem[]): readonly string[] {
  const places = Map.groupBy(problems, ({ reason }) => reason);
  return problems.flatMap((problem) => {
    const same = places.get(problem.reason) ?? [];
    const place = same.indexOf(problem);
    if (place >= shownPlaces) return [];
    const line = `${problem.file}:${problem.line}: ${problem.reason}`;
    const more = same.length - shownPlaces;
    return place === shownPlaces - 1 && more > 0 ? [line, `  … the same in ${more} more places`] : [line];
  });
}
