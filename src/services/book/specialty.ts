import { addressedSearch } from '@/domain/search/child-age';
import { patientAgesField } from '@/domain/search/filters';
import { emptySearch } from '@/domain/search/search-url';
import type { Hit, SearchResults } from '@/contracts/search';
import { err, type Result } from '@/lib/result';
import { answer } from '#services/search/answer/answer';
import { carryOut } from '#services/search/carry-out';
import { lookUp, type SearchPlan } from '#services/search/plan';
import { isSlipOf } from '#services/search/words/slips';

const specialtyField = 'c_visible_specialties_sm';
/** So many of those who fit best say what the words mean, where nothing else does. */
const best = 5;

type Asked = {
  /** What the visit is about, in words of the visitor's own. */
  readonly words: string;
  readonly language: string;
  readonly isForChild: boolean;
};

type Meaning = Pick<SearchResults, 'read' | 'explained' | 'relaxed' | 'hits'>;

/**
 * The specialties to which words of a problem belong, as a search for doctors reads them: "stomach ache" is seen in
 * Gastroenterology.
 * @returns names in the page's language, the best first; none where the words say none; `unavailable` while nobody can be asked
 * @requirement I1 B19
 */
export async function specialtiesFor(
  asked: Asked,
  signal?: AbortSignal,
): Promise<Result<readonly string[], 'unavailable'>> {
  const found = await carryOut(meantBy(asked), signal);
  return found.ok ? found : err('unavailable');
}

function* meantBy({ words, language, isForChild }: Asked): SearchPlan<readonly string[]> {
  const searches = yield* lookUp((known) => known.siteSearches(language));
  const search = searches.find(({ type }) => type === 'physician');
  if (!search) return [];
  const { promotions: _, ...model } = search;
  const filters = [
    { field: 'c_provider_has_online_scheduling_b', value: 'true' },
    ...(isForChild ? [{ field: patientAgesField, value: 'Pediatric' }] : []),
  ];
  const state = addressedSearch({ ...emptySearch, query: words, filters }, model.filters);
  const asked = { model, promotions: [], language };
  const typed = (yield* answer({ ...asked, state })).results;
  const isRight = typed.total > 0 && !(typed.relaxed && isSlipOf(words, typed.suggestion));
  if (isRight || typed.suggestion === '') return specialtiesIn(typed);
  const corrected = { ...(typed.read?.state ?? state), query: typed.suggestion };
  return specialtiesIn((yield* answer({ ...asked, state: corrected })).results);
}

/**
 * The specialties that the results of words mean: what was read from the words, else what explains who was found, else what
 * most of the best have. Pure.
 * @requirement I1 B19
 */
export function specialtiesIn({ read, explained, relaxed, hits }: Meaning): readonly string[] {
  const named = (read?.state.filters ?? []).flatMap(({ field, value }) =>
    field === specialtyField ? [value] : [],
  );
  if (named.length > 0) return named;
  if (explained) return bestFirst(explained.names, hits);
  // Who lacks some of the words may have nothing to do with it: there all of them must agree.
  const isSure = (agreeing: number, all: number) =>
    relaxed === null ? agreeing * 2 > all : all >= best && agreeing === all;
  return sharedBy(hits.slice(0, best), isSure);
}

/** By the doctor who fits best: a family doctor treats everything, so many of them do. */
function bestFirst(names: readonly string[], hits: readonly Hit[]): readonly string[] {
  const placeOf = (name: string) => {
    const at = hits.findIndex((hit) => hit.type === 'physician' && hit.specialties.includes(name));
    return at < 0 ? hits.length : at;
  };
  return names.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The specialties that enough of some doctors have, those of most first. */
function sharedBy(
  hits: readonly Hit[],
  isEnough: (agreeing: number, all: number) => boolean,
): readonly string[] {
  const names = hits.flatMap((hit) => (hit.type === 'physician' ? hit.specialties : []));
  const counted = Map.groupBy(names, (name) => name);
  return [...counted]
    .filter(([, each]) => isEnough(each.length, hits.length))
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name]) => name);
}
