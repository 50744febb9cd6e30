import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchModel } from '@/contracts/search';
import { parseSearchUrl } from '@/domain/search/search-url';
import type { answerSearch } from '#services/search/answer/answer';

/** A search service and a geocoder in one: documents for each call, and the calls so far. */
let server: Server;
let asked: URLSearchParams[] = [];
let documents: (call: URLSearchParams) => readonly object[];
let total: ((call: URLSearchParams) => number) | undefined;
let geocoder: object;
let answer: typeof answerSearch;

const doctor = (name: string) => ({
  resultitemid_s: name,
  resulttitle_t: `${name}, MD`,
  resulturl_s: `/find-a-physician/physician/${name.toLowerCase().replace(' ', '-')}`,
});
const ages = { field: 'c_patient_ages_sm', kind: 'radio', label: 'Age', initialValue: 'Adult' } as const;
const model: SearchModel = {
  id: '1',
  type: 'physician',
  model: 'Physician',
  name: '',
  title: '',
  buttonText: '',
  inputPlaceholder: '',
  pagePath: '',
  popular: [],
  phone: '',
  sorts: [],
  filters: [
    { ...ages, pediatricValues: [] },
    { field: 'distance', kind: 'distance', label: 'Near', initialValue: '', pediatricValues: [] },
  ],
};
const search = (address: string) =>
  answer({ model, promotions: [], state: parseSearchUrl(new URLSearchParams(address)), language: 'en' });
const isForAdults = (call: URLSearchParams) => call.getAll('fq').some((filter) => filter.includes('"Adult"'));
const pages = () => asked.filter((call) => call.get('model') === 'Physician');

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://search');
    response.setHeader('content-type', 'application/json');
    if (pathname.endsWith('/json')) return void response.end(JSON.stringify(geocoder));
    asked.push(searchParams);
    const docs = documents(searchParams);
    response.end(JSON.stringify({ response: { numFound: total?.(searchParams) ?? docs.length, docs } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.SEARCH_HOST = address;
  process.env.GEOCODING_HOST = address;
  ({ answerSearch: answer } = await import('#services/search/answer/answer'));
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  total = undefined;
  documents = () => [doctor('Ana Ruiz')];
  geocoder = { status: 'ZERO_RESULTS', results: [] };
});

test('[B11] an age that nobody chose limits nothing where it finds nobody, and the answer says so', async () => {
  documents = (call) => (isForAdults(call) ? [] : [doctor('Ana Ruiz')]);
  const found = await search('query=knee');
  expect(found).toMatchObject({ ok: true, value: { total: 1, isAgeWidened: true } });
});

test('[B11] nor where it hides the doctor whom the words name; others keep their limit', async () => {
  documents = (call) => [doctor(isForAdults(call) ? 'Bo Lee' : 'Ana Ruiz')];
  expect(await search('query=dr+ruiz')).toMatchObject({
    value: { isAgeWidened: true, hits: [{ title: 'Ana Ruiz, MD' }] },
  });
  expect(await search('query=knee')).toMatchObject({
    value: { isAgeWidened: false, hits: [{ title: 'Bo Lee, MD' }] },
  });
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
  geocoder = {
    status: 'OK',
    results: [{ formatted_address: 'Cairo, IL, USA', geometry: { location: { lat: 37, lng: -89 } } }],
  };
  documents = () => [];
  const found = await search('query=&distance=Cairo&radius=5');
  expect(found).toMatchObject({ ok: true, value: { total: 0, near: { place: 'Cairo, IL', isFound: true } } });
  expect(pages()).toHaveLength(0);
});
