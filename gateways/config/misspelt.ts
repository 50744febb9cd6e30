import { editDistance } from '../lib/edit-distance.ts';

/** What Docker and Kubernetes set by themselves for a service called `search`: `SEARCH_PORT=tcp://10.0.0.1:80`. */
const SET_FOR_SERVICES = /^(tcp|udp):\/\//;

/**
 * Finds variables that were meant to be one of ours and are read by nothing.
 * @param source - the environment
 * @param known - the names that the program reads
 * @returns one sentence for each
 * @requirement O3
 */
export function misspellings(
  source: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly string[] {
  return Object.entries(source).flatMap(([name, value]) => {
    if (known.includes(name) || SET_FOR_SERVICES.test(value ?? '')) return [];
    const meant = known.find(
      (candidate) => editDistance(name, candidate, tolerance(candidate)) <= tolerance(candidate),
    );
    return meant ? [`${name} is not a setting: rename it to ${meant}, or remove it`] : [];
  });
}

/** Short names lie close to names of other programs. */
function tolerance(name: string): number {
  return name.length < 9 ? 1 : 2;
}
