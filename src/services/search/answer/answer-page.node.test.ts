import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptySearch } from '@/domain/search/search-url';
import { figuresText } from '@/lib/metrics';
import type { Hit, SearchKind } from '@/contracts/search';
import { inOrder } from '#services/search/answer/everything';
import { askedOf } from '#services/search/answer/said';
import type { Found } from '#services/search/answer/nearest';
import type { answerPage } from '#services/search/answer/answer-page';
import type { AuthoredSearch } from '#services/search/models/wire';

/** A search service that counts what the sections have. */
let server: Server;
let asked: URLSearchParams[] = [];
let answer: typeof answerPage;
let counts: Readonly<Record<string, number>> = {};
/** How many the list over all types has. */
let listed = 42;
let documents: readonly object[] = [];

function answered(call: URLSearchParams): object {
  const named = call.getAll('facet.query').map((query) => /key=(\w+)/.exec(query)?.[1] ?? '');
  const sectionOf = (name: string) => /"(\w+)"/.exec(call.get(`${name}f0`) ?? '')?.[1] ?? '';
  return {
    response: { numFound: call.get('rows') === '0' ? 7 : listed, docs: documents },
    facet_counts: {
      facet_queries: Object.fromEntries(named.map((name) => [name, counts[sectionOf(name)] ?? 0])),
    },
  };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://search');
    response.setHeader('content-type', 'application/json');
    if (pathname.endsWith('/synonyms')) return void response.end('{"synonyms":[]}');
    asked.push(searchParams);
    response.end(JSON.stringify(answered(searchParams)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ({ answerPage: answer } = await import('#services/search/answer/answer-page'));
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  listed = 42;
  documents = [];
  counts = { Doctors: 30, Locations: 0, ConditionsServices: 12 };
});

const search = (type: SearchKind, pagePath: string): AuthoredSearch => ({
  id: type,
  type,
  model: type,
  name: type,
  title: '',
  buttonText: '',
  inputPlaceholder: '',
  pagePath,
  filters: [],
  sorts: [{ value: 'score desc', label: 'Best match' }],
  phone: '',
  popular: [],
  promotions: [],
});
const all = search('all', '/search');
const searches = [
  all,
  search('physician', '/find-a-physician'),
  search('location', '/find-a-location'),
  search('condition', '/conditions-services'),
];
const find = (query: string) =>
  answer({ search: all, searches, state: { ...emptySearch, query }, language: 'en' });

test('[B1] what the searches of all types find is counted by one call, and listed by another', async () => {
  const found = await find('cough at work');
  expect(found).toMatchObject({ value: { total: 42, counts: { physician: 30, condition: 12 } } });
  const counting = asked.filter((call) => call.has('facet.query') && call.has('search0'));
  expect(counting[0]?.getAll('facet.query')).toHaveLength(3);
  expect(counting[0]?.get('rows')).toBe('0');
  const [list, ...more] = asked.filter((call) => call.get('rows') === '12');
  expect(more).toEqual([]);
  // Only what somebody finds something with: the locations are left out.
  expect(list?.getAll('fq')).toContain('{!bool should=$search0 should=$search1}');
  // Two kinds share the twelve of a page.
  expect(list?.getAll('group.query')).toEqual(['{!bool must=$search0}', '{!bool must=$search1}']);
  expect([list?.get('group'), list?.get('group.limit'), list?.get('fl')]).toEqual(['true', '6', '*,score']);
});

test('[B1] [B9] the first of each kind have no pages; by another order all kinds are one list, which has', async () => {
  const sorts = [
    { value: 'score desc', label: 'Best match' },
    { value: 'resulttitle_s asc', label: 'Name' },
  ];
  const pageOf = (sort: string) =>
    answer({
      search: { ...all, sorts },
      searches,
      state: { ...emptySearch, query: 'cough', sort, pageIndex: 2 },
      language: 'en',
    });
  expect(await pageOf('')).toMatchObject({ value: { isByKind: true } });
  expect(asked.find((call) => call.get('rows') === '12')?.get('start')).toBe('0');
  asked = [];
  expect(await pageOf('resulttitle_s asc')).toMatchObject({ value: { isByKind: false } });
  const list = asked.find((call) => call.get('rows') === '12');
  expect([list?.get('start'), list?.get('group')]).toEqual(['24', null]);
});

test('[B1] a type that reads all words as a place or a filter stands first, and stories with few of the words last', () => {
  const found = (type: SearchKind, query: string, isPart = false) =>
    ({
      request: { type, query },
      results: { relaxed: isPart ? { query, without: [] } : null },
    }) as unknown as Found;
  const kindsOf = (...held: readonly Found[]) =>
    inOrder(
      held.map(({ request }) => ({ type: request.type }) as Hit),
      held,
    ).map(({ type }) => type);
  expect(kindsOf(found('physician', 'open now', true), found('location', ''))).toEqual([
    'location',
    'physician',
  ]);
  const story = found('article', 'day', true);
  const condition = found('condition', 'headaches', true);
  expect(kindsOf(story, condition, found('clinicalTrial', 'headaches'))).toEqual([
    'condition',
    'clinicalTrial',
    'article',
  ]);
  const [illness, study, doctors, places] = (
    ['condition', 'clinicalTrial', 'physician', 'location'] as const
  ).map((type) => found(type, 'asthma'));
  if (!illness || !study || !doctors || !places) throw new Error('no kinds');
  expect(kindsOf(illness, study, places, doctors)).toEqual([
    'condition',
    'physician',
    'clinicalTrial',
    'location',
  ]);
  expect(kindsOf(study, illness, doctors)).toEqual(['clinicalTrial', 'condition', 'physician']);
});

test('[B1] [B28] words that say when somebody comes ask for places, and for a doctor who is named with them', () => {
  const found = (type: SearchKind, query: string, field = '', total = 3) =>
    ({
      request: { type, query },
      results: { total, read: field && { state: { filters: [{ field, value: 'true' }] } } },
    }) as unknown as Found;
  const asks = (...tabs: readonly Found[]) => askedOf(tabs, 'en').map(({ request }) => request.type);
  const doctors = found('physician', 'asthma');
  const stories = found('article', 'asthma');
  expect(asks(doctors, found('location', 'asthma', 'c_open_now_b'), stories)).toEqual(['location']);
  const cardiologist = found('location', 'cardiologist', 'c_open_days_sm');
  expect(asks(doctors, cardiologist, stories)).toEqual(['physician', 'location']);
  expect(asks(doctors, found('location', 'asthma', 'c_open_now_b', 0), stories)).toHaveLength(3);
  expect(asks(doctors, found('location', 'asthma', 'c_free_parking_s'), stories)).toHaveLength(3);
});

test('[B1] [B10] a list of which no type has anything asks for what the words alone find', async () => {
  counts = {};
  const found = await find('pottery');
  expect(found).toMatchObject({ ok: true, value: { counts: { physician: 0, location: 0, condition: 0 } } });
  expect(asked.findLast((call) => call.get('rows') === '12')?.get('q')).toBe('pottery');
});

test('[O8] searches are counted by whether they find anything, without their words', async () => {
  const figure = (found: string) =>
    Number(
      new RegExp(`^foyer_searches_total\\{found="${found}"\\} (\\d+)$`, 'm').exec(figuresText())?.[1] ?? 0,
    );
  const before = { something: figure('something'), nothing: figure('nothing') };
  await find('canary');
  expect(figure('something')).toBe(before.something + 1);
  listed = 0;
  counts = {};
  await find('canaries');
  expect(figure('nothing')).toBe(before.nothing + 1);
  expect(figuresText()).not.toMatch(/canar/);
});

test('[B17] a place names first the services that were asked for', async () => {
  const [, , places = all] = searches;
  documents = [
    {
      resultitemid_s: '1',
      resulttitle_t: 'Calder Evanston',
      resulturl_s: '/find-a-location/location/evanston',
      c_location_specialty_sm: ['Cardiology', 'Urology', 'Oncology'],
    },
  ];
  const state = { ...emptySearch, query: 'oncology near me' };
  expect(await answer({ search: places, searches: [places], state, language: 'en' })).toMatchObject({
    value: { hits: [{ services: ['Oncology', 'Cardiology', 'Urology'] }] },
  });
});
