import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseSearchUrl } from '@/domain/search/search-url';
import type { answerPage } from '#services/search/answer/answer-page';
import type { AuthoredSearch } from '#services/search/models/wire';

/** A search service and a geocoder in one: documents for each call, and the calls so far. */
let server: Server;
let asked: URLSearchParams[] = [];
let documents: (call: URLSearchParams) => readonly object[];
let total: ((call: URLSearchParams) => number) | undefined;
/** How many documents have each word that is asked for alone. */
let wordCounts: Readonly<Record<string, number>>;
let spelling: string;
let geocoder: object;
let beforePlace: () => Promise<void>;
let answer: typeof answerPage;

const doctor = (name: string) => ({
  resultitemid_s: name,
  resulttitle_t: `${name}, MD`,
  resulturl_s: `/find-a-physician/physician/${name.toLowerCase().replace(' ', '-')}`,
});
const synonyms = [{ from: ['lyme disease'], to: ['infectious diseases'] }];
const placeOf = (formatted_address: string, lat: number, lng: number) => ({
  status: 'OK',
  results: [{ formatted_address, geometry: { location: { lat, lng } } }],
});
const ages = { field: 'c_patient_ages_sm', kind: 'radio', label: 'Age', initialValue: 'Adult' } as const;
const unnamed = { name: '', title: '', buttonText: '', inputPlaceholder: '', pagePath: '', phone: '' };
const model: AuthoredSearch = {
  popular: [],
  promotions: [],
  id: '1',
  type: 'physician',
  model: 'Physician',
  ...unnamed,
  sorts: [
    { value: 'score desc', label: 'Best match' },
    { value: 'c_last_name_s asc', label: 'Last name' },
    { value: 'overallrating_tf desc', label: 'Rating' },
  ],
  filters: [
    { ...ages, pediatricValues: [] },
    ...['c_accepting_new_patients_b', 'c_provider_has_online_scheduling_b'].map((field) => ({
      field,
      kind: 'checkbox' as const,
      label: field,
      initialValue: '',
      pediatricValues: [],
    })),
    { field: 'c_next_available_tdt', kind: 'upcoming', label: 'Next', initialValue: '', pediatricValues: [] },
    { field: 'distance', kind: 'distance', label: 'Near', initialValue: '', pediatricValues: [] },
  ],
};
const search = (address: string) =>
  answer({
    search: model,
    searches: [model],
    state: parseSearchUrl(new URLSearchParams(address)),
    language: 'en',
  });
const isForAdults = (call: URLSearchParams) =>
  call.getAll('fq').includes('{!tag=c_patient_ages_sm}c_patient_ages_sm:"Adult"');
const isOfChildrenOnly = (call: URLSearchParams) => call.getAll('fq').includes('-c_patient_ages_sm:"Adult"');
const pages = () => asked.filter((call) => call.get('model') === 'Physician');

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://search');
    response.setHeader('content-type', 'application/json');
    if (pathname.endsWith('/json')) {
      await beforePlace();
      return void response.end(JSON.stringify(geocoder));
    }
    if (pathname.endsWith('/synonyms')) return void response.end(JSON.stringify({ synonyms }));
    asked.push(searchParams);
    const docs = documents(searchParams);
    const counted = Object.keys(Object.fromEntries(searchParams)).filter((name) => /^word\d+$/.test(name));
    const facet_queries = Object.fromEntries(
      counted.map((name) => [name, wordCounts[searchParams.get(name) ?? ''] ?? 0]),
    );
    response.end(
      JSON.stringify({
        response: { numFound: total?.(searchParams) ?? docs.length, docs },
        facet_counts: { facet_queries },
        spellcheck: { collations: ['collation', spelling] },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.SEARCH_HOST = address;
  process.env.GEOCODING_HOST = address;
  ({ answerPage: answer } = await import('#services/search/answer/answer-page'));
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  total = undefined;
  wordCounts = {};
  spelling = '';
  documents = () => [doctor('Ana Ruiz')];
  geocoder = { status: 'ZERO_RESULTS', results: [] };
  beforePlace = async () => undefined;
});

test('[B31] the first search waits for the place that is still being looked up, and looks around it', async () => {
  let askedBefore: number | undefined;
  beforePlace = async () => {
    // Whatever did not wait for the place comes in now.
    await new Promise((resolve) => setImmediate(resolve));
    askedBefore = asked.length;
    geocoder = placeOf('Pontiacville, IL', 41.2, -88.9);
  };
  const found = await search('query=knee&distance=Pontiacville&radius=25');
  expect(found).toMatchObject({ ok: true });
  expect(askedBefore).toBe(0);
  expect(asked.map((call) => call.get('pt')).find(Boolean)).toBe('41.2,-88.9');
});

test('[B11] an age that nobody chose limits nothing where it finds nobody, and the answer says so', async () => {
  documents = (call) => (isForAdults(call) ? [] : [doctor('Ana Ruiz')]);
  const found = await search('query=knee');
  expect(found).toMatchObject({ ok: true, value: { total: 1, isAgeWidened: true } });
});

test('[B11] nor where it hides a doctor whom the words name, though they name others too', async () => {
  const child = {
    ...doctor('Ana Ruiz'),
    c_visible_specialties_sm: ['Ophthalmology'],
    c_provider_locations_sm: ['Calder Hospital, Hyde Park'],
  };
  const adult = doctor('Bo Ruiz');
  documents = (call) => (isForAdults(call) ? [adult] : isOfChildrenOnly(call) ? [child] : [adult, child]);
  for (const query of [
    'dr ruiz',
    'Ana Ruiz, MD',
    'ana-ruiz',
    'ophthalmology',
    'calder hospital, hyde park',
    '773-555-0101',
    'NPI 1999900016',
  ])
    expect(await search(new URLSearchParams({ query }).toString())).toMatchObject({
      value: { isAgeWidened: true, hits: [{ title: 'Bo Ruiz, MD' }, { title: 'Ana Ruiz, MD' }] },
    });
  for (const query of ['knee', 'eye doctor', 'ophthalmology surgery'])
    expect(await search(new URLSearchParams({ query }).toString())).toMatchObject({
      value: { isAgeWidened: false, hits: [{ title: 'Bo Ruiz, MD' }] },
    });
  // The second page is one of the same list.
  total = () => 30;
  expect(await search('query=ruiz&page=2')).toMatchObject({ value: { isAgeWidened: true } });
});

test('[B11] [B7] new patients get doctors who take them first, then who is bookable, sooner, better rated', async () => {
  // The first call is for the page itself.
  const boosts = () => pages().at(0)?.getAll('bq') ?? [];
  const boostOf = (start: string) =>
    boosts()
      .filter((boost) => boost.startsWith(start))
      .reduce((sum, boost) => sum + Number(boost.split('^=')[1]), 0);
  await search('query=knee');
  const [taking, bookable, sooner, better] = [
    'c_accepting_new_patients_b:true',
    'c_provider_has_online_scheduling_b:true',
    'c_next_available_tdt:',
    'overallrating_tf:',
  ].map(boostOf) as [number, number, number, number];
  expect(taking).toBeGreaterThan(bookable + sooner + better);
  expect(bookable).toBeGreaterThan(sooner + better);
  expect(sooner / 3).toBeGreaterThan(better);
  expect(better).toBeGreaterThan(0);
  expect(pages().at(0)?.get('sort')).toBe('score desc,c_next_available_tdt asc,overallrating_tf desc');
  asked = [];
  await search('query=knee&typereturn=true');
  expect(boostOf('c_accepting')).toBe(0);
  expect(boostOf('c_provider_has')).toBe(bookable);
  asked = [];
  await search('query=knee&sort=c_last_name_s+asc');
  expect(boosts()).toEqual([]);
  expect(pages().at(0)?.get('sort')).toBe('c_last_name_s asc');
});

test('[B2] a page beyond the last one shows the last one', async () => {
  total = () => 30;
  documents = (call) => (Number(call.get('start')) < 30 ? [doctor('Ana Ruiz')] : []);
  const found = await search('query=&page=9');
  expect(found).toMatchObject({ ok: true, value: { hits: [{ title: 'Ana Ruiz, MD' }] } });
  expect(pages().map((call) => call.get('start'))).toEqual(['96', '24']);
});

test('[B12] a place that nobody knows limits nothing, and the answer says so', async () => {
  const found = await search('query=&distance=Atlantis');
  const near = { place: 'Atlantis', isFound: false, isUnavailable: false };
  expect(found).toMatchObject({ ok: true, value: { total: 1, near } });
  expect(asked).toHaveLength(1);
});

test('[B13] a place without anybody around it is asked for no doctors', async () => {
  geocoder = placeOf('Cairo, IL, USA', 37, -89);
  documents = () => [];
  const found = await search('query=&distance=Cairo&radius=5');
  expect(found).toMatchObject({ ok: true, value: { total: 0, near: { place: 'Cairo, IL', isFound: true } } });
  expect(pages()).toHaveLength(0);
});

/** Documents for the queries that find something; each wants all of its words unless `mm` says otherwise. */
const finding = (queries: Readonly<Record<string, string>>) => (call: URLSearchParams) =>
  queries[call.get('q') ?? ''] === call.get('mm') ? [doctor('Ana Ruiz')] : [];

test('[B10] [B18] where nothing has all words, those that nothing has are left out, and the answer says so', async () => {
  documents = finding({ dermatology: '100%' });
  wordCounts = { dermatology: 4, pottery: 0 };
  expect(await search('query=dermatology+pottery&filter=c_patient_ages_sm:"Adult"')).toMatchObject({
    value: { total: 1, relaxed: { query: 'dermatology', without: ['pottery'] }, nextSteps: [] },
  });
});

test('[B18] words that say nothing about doctors are not needed, and are said to be missing where they are', async () => {
  documents = finding({ migraine: '100%' });
  expect(await search('query=migraine+treatment')).toMatchObject({
    value: { total: 1, relaxed: { query: 'migraine', without: ['treatment'] } },
  });
  documents = (call) => (/migraine/.test(call.get('q') ?? '') ? [doctor('Ana Ruiz')] : []);
  expect(await search('query=migraine+treatment')).toMatchObject({ value: { total: 1, relaxed: null } });
});

test('[B18] [B19] words that only a name of the synonyms has are kept with it', async () => {
  documents = finding({ 'lyme disease': '100%' });
  wordCounts = { lyme: 0, disease: 90, tick: 0, 'lyme disease': 4 };
  expect(await search('query=lyme+disease+tick&filter=c_patient_ages_sm:"Adult"')).toMatchObject({
    value: { total: 1, relaxed: { query: 'lyme disease', without: ['tick'] } },
  });
});

test('[B14] [B28] a word that is a place as well, or a name after “in”, is one where nobody is found by it', async () => {
  geocoder = placeOf('Austin, Chicago, IL, USA', 41.9, -87.8);
  const place = { resultitemid_s: '1', resulttitle_t: 'Clinic', _dist_: 3 };
  const near = (found: (call: URLSearchParams) => readonly object[]) => (call: URLSearchParams) =>
    call.get('model') === 'Physician' ? found(call) : [place];
  const placed = { value: { total: 1, near: { place: 'Austin, Chicago, IL' }, relaxed: null } };
  wordCounts = { cardiologist: 1 };
  documents = near(finding({ cardiologist: '100%' }));
  expect(await search('query=cardiologist+austin')).toMatchObject(placed);
  expect(await search('query=cardiologist+in+peoria')).toMatchObject(placed);
  geocoder = { status: 'ZERO_RESULTS', results: [] };
  expect(await search('query=cardiologist+in+groynes')).toMatchObject({ value: { total: 1, near: null } });
  documents = near(finding({ 'cardiologist austin': '100%' }));
  expect(await search('query=cardiologist+austin')).toMatchObject({ value: { total: 1, near: null } });
});

test('[B18] words that never go together are looked for one by one, most of them first', async () => {
  documents = finding({ 'asthma knee elbow': '2' });
  wordCounts = { asthma: 1, knee: 2, elbow: 3 };
  expect(await search('query=asthma+knee+elbow&filter=c_patient_ages_sm:"Adult"')).toMatchObject({
    value: { total: 1, relaxed: { query: 'asthma knee elbow', without: [] } },
  });
});

test('[B10] where not one word is found the answer is empty, and a right spelling stays on offer', async () => {
  documents = () => [];
  spelling = 'cardiologist doctor';
  expect(await search('query=cardilogist+doctor')).toMatchObject({
    value: { total: 0, relaxed: null, suggestion: 'cardiologist doctor' },
  });
  documents = finding({ surgery: '100%' });
  wordCounts = { hart: 0, surgery: 9 };
  spelling = 'heart surgery';
  expect(await search('query=hart+surgery')).toMatchObject({
    value: { total: 1, relaxed: { without: ['hart'] }, suggestion: 'heart surgery' },
  });
});

test('[B28] words that were read as filters and leave nothing are looked for as they were typed', async () => {
  documents = (call) =>
    call.getAll('fq').some((fq) => fq.includes('c_accepting_new_patients_b')) ? [] : [doctor('Ana Ruiz')];
  expect(await search('query=dermatologist+taking+new+patients')).toMatchObject({
    value: { total: 1, read: null },
  });
  documents = () => [doctor('Ana Ruiz')];
  expect(await search('query=dermatologist+taking+new+patients')).toMatchObject({
    value: { total: 1, read: { state: { query: 'dermatologist' } } },
  });
});

test('[B9] a page of fewer words is asked for again by the same words', async () => {
  documents = finding({ dermatology: '100%' });
  total = (call) => (documents(call).length > 0 ? 30 : 0);
  wordCounts = { dermatology: 30 };
  expect(await search('query=dermatology+pottery&page=2')).toMatchObject({
    value: { total: 30, relaxed: { without: ['pottery'] } },
  });
  expect(
    pages()
      .findLast((call) => call.get('q') === 'dermatology')
      ?.get('start'),
  ).toBe('12');
});
