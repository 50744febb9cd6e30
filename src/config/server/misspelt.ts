import { editDistance } from '../../lib/edit-distance.ts';

/** Names of others that look like one of ours: gettext's list of languages, and where the gateways listen. */
const foreignNames: ReadonlySet<string> = new Set(['LANGUAGE', 'GATEWAYS_HOST']);

/** What the gateways alone read, of the settings that begin as ours do. */
const ofGateways = [
  'FORMS_HOST',
  'FORMS_HOST_AUTHORIZATION',
  'FORMS_HOST_KNOWS_KEYS',
  'SCHEDULING_BACKEND',
  'SCHEDULING_HOLD_MINUTES',
  'SEARCH_COUNTS_DAYS',
] as const;

/** Other words for the same thing, which lie closer to a setting with another meaning. */
const otherWords: ReadonlyMap<string, string> = new Map([['METRICS_HOST', 'METRICS_ADDRESS']]);

/** What Docker and Kubernetes set by themselves for a service called `search`: `SEARCH_PORT=tcp://10.0.0.1:80`. */
const setForServices = /^(tcp|udp):\/\//;
const namedForServices = /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP)(_|$)/;

/** First words that names of other programs have too: those of OpenTelemetry, JSS and the gateways. */
const sharedWords: ReadonlySet<string> = new Set(['GATEWAYS', 'JSS', 'OTEL', 'SITECORE']);

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
  const ours = [...known, ...ofGateways];
  return Object.entries(source).flatMap(([name, value]) => {
    if (ours.includes(name) || foreignNames.has(name)) return [];
    if (namedForServices.test(name) || setForServices.test(value ?? '')) return [];
    if (name.startsWith('FOYER_')) return [`${name} is not a setting: remove it`];
    const isFamily = isOfFamily(name, ours);
    const meant =
      otherWords.get(name) ??
      ours.find((candidate) => editDistance(name, candidate) <= tolerance(candidate)) ??
      (isFamily ? withAnotherWord(name, ours) : undefined);
    if (meant) return [`${name} is not a setting: rename it to ${meant}, or remove it`];
    return isFamily ? [`${name} is not a setting: find its name in .env.example, or remove it`] : [];
  });
}

/** Whether at least two settings begin with the first word of a name, as `SEARCH_…` do: nobody else means them. */
function isOfFamily(name: string, known: readonly string[]): boolean {
  const [word = ''] = name.split('_');
  return (
    word !== name &&
    !sharedWords.has(word) &&
    known.filter((candidate) => candidate.startsWith(`${word}_`)).length > 1
  );
}

/** The only setting that differs from a name in one of its words, as SEARCH_EVENTS_DAYS and SEARCH_COUNTS_DAYS do. */
function withAnotherWord(name: string, known: readonly string[]): string | undefined {
  const words = name.split('_');
  const near = known.filter((candidate) => {
    const others = candidate.split('_');
    return others.length === words.length && others.filter((word, at) => word !== words[at]).length === 1;
  });
  return near.length === 1 ? near[0] : undefined;
}

/** Short names lie close to names of other programs: `API_KEY` is no misspelt `MAPS_KEY`. */
function tolerance(name: string): number {
  return name.length < 9 ? 1 : 2;
}
