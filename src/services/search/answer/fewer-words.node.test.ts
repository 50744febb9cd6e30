import { allWords, fewerWords, mendingOthers } from '#services/search/answer/fewer-words';
import type { Found } from '#services/search/answer/nearest';
import type { HitsRequest, SynonymRule } from '#services/search/hits-request';
import type { SearchPlan } from '#services/search/plan';
import { searchWire } from '#services/search/wire';

test('[B10] a spelling that writes a double name without its sign mends the other word', () => {
  const relaxed = { query: 'Calloway-Ito', without: ['Uliss'] };
  expect(mendingOthers('ulises calloway ito', relaxed)).toBe('ulises calloway ito');
  expect(mendingOthers('ulises calloway', relaxed)).toBe('');
  expect(mendingOthers('hiroshi obrien', { query: 'O’Brien', without: ['Hirohi'] })).toBe('hiroshi obrien');
});

const limits = {
  type: 'physician',
  model: 'Physician',
  filters: [],
  facetFields: [],
  sort: '',
  start: 0,
  rows: 10,
} as const;

/** Carries a plan out with a service that finds some queries, and some words of those that it counts. */
function carriedOut(plan: SearchPlan<Found>, finds: readonly string[]) {
  const asked: string[] = [];
  let next = plan.next();
  while (!next.done) {
    if (next.value.kind !== 'call') throw new Error(next.value.kind);
    const { parameters } = next.value;
    const query = parameters.get('q') ?? '';
    const words = parameters.getAll('facet.query').map((_query, at) => parameters.get(`word${at}`) ?? '');
    if (words.length === 0) asked.push(query);
    const counts = words.map((word, at) => [`word${at}`, finds.includes(word) ? 9 : 0] as const);
    next = plan.next(
      searchWire.parse({
        response: { numFound: finds.includes(query) ? 9 : 0, docs: [] },
        facet_counts: { facet_queries: Object.fromEntries(counts) },
      }),
    );
  }
  return { asked, relaxed: next.value.results.relaxed };
}

/** What is looked for, one call after the other, where only some queries find something. */
function lookedFor(query: string, language: string, finds: readonly string[]): readonly string[] {
  return carriedOut(allWords({ ...limits, query, language }), finds).asked;
}

test('[B10] [B18] a word of sentences that the service looks for hides nothing that has the other words', () => {
  expect(lookedFor('tengo gases', 'es-MX', ['gases'])).toEqual(['tengo gases', 'gases']);
  expect(lookedFor('كيف صداع', 'ar', ['صداع'])).toEqual(['كيف صداع', 'صداع']);
  expect(lookedFor('will acne', 'en', ['will acne'])).toEqual(['will acne']);
  expect(lookedFor('gases', 'es-MX', [])).toEqual(['gases']);
  expect(lookedFor('quiero', 'es-MX', [])).toEqual(['quiero']);
});

/** What is said of the words that are left out where nothing has all of them. */
function leftOut(
  query: string,
  from: { language: string; finds: readonly string[]; synonyms?: readonly SynonymRule[] },
) {
  const request: HitsRequest = { ...limits, query, language: from.language, synonyms: from.synonyms ?? [] };
  const results = searchWire.parse({ response: { numFound: 0, docs: [] } });
  const missed = carriedNothing(request, results);
  return carriedOut(fewerWords(missed, request), from.finds).relaxed;
}

function carriedNothing(request: HitsRequest, results: unknown): Found {
  const plan = allWords(request);
  let next = plan.next();
  while (!next.done) next = plan.next(results);
  return next.value;
}

test('[B18] an Arabic word that nothing has is looked for without what is joined to it', () => {
  const language = 'ar';
  expect(leftOut('هالني بألم', { language, finds: ['ألم'] })).toEqual({ query: 'ألم', without: ['هالني'] });
  // Nothing is left out of it, and so nothing is said.
  expect(leftOut('بحكة', { language, finds: ['حكة'] })).toBeNull();
  expect(leftOut('برنامج ما', { language, finds: ['رنامج ما'] })).toBeNull();
});

test('[B18] a Spanish diminutive that nothing has is looked for as the word it is made of', () => {
  const language = 'es-MX';
  for (const [query, plain] of [
    ['pancita', 'panza'],
    ['Niñitos', 'niños'],
    ['bebito', 'bebe'],
    ['boquita', 'boca'],
    ['dolorcito', 'dolor'],
  ] as const)
    expect(leftOut(`zumba ${query}`, { language, finds: [plain] })).toEqual({
      query: plain,
      without: ['zumba'],
    });
  expect(leftOut('zumba visita', { language, finds: ['visita', 'visa'] })?.query).toBe('visita');
});

test('[B10] [B18] where nothing has a name of several words, any of them is enough', () => {
  const synonyms = [{ from: ['heart doctor'], to: ['cardiology'] }];
  const finds = ['heart', 'doctor', '"heart" "doctor"'];
  expect(leftOut('heart doctor', { language: 'en', synonyms, finds })).toEqual({
    query: 'heart doctor',
    without: [],
  });
  expect(leftOut('heart doctor', { language: 'en', synonyms, finds: [] })).toBeNull();
});
