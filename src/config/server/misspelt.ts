/** Names of others that look like one of ours: gettext's list of languages, and where the gateways listen. */
const foreignNames: ReadonlySet<string> = new Set(['LANGUAGE', 'GATEWAYS_HOST']);

/** What Docker and Kubernetes set by themselves for a service called `search`: `SEARCH_PORT=tcp://10.0.0.1:80`. */
const setForServices = /^(tcp|udp):\/\//;

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
  return Object.keys(source).flatMap((name) => {
    if (known.includes(name) || foreignNames.has(name) || setForServices.test(source[name] ?? '')) return [];
    const meant = known.find((candidate) => editDistance(name, candidate) <= tolerance(candidate));
    if (meant) return [`${name} is not a setting: rename it to ${meant}, or remove it`];
    return name.startsWith('FOYER_') ? [`${name} is not a setting: remove it`] : [];
  });
}

/** Short names lie close to names of other programs: `API_KEY` is no misspelt `MAPS_KEY`. */
function tolerance(name: string): number {
  return name.length < 9 ? 1 : 2;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one name into the other. */
function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? Infinity;
}
