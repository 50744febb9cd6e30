import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptySearch } from '@/domain/search/search-url';
import type { answerPage } from '#services/search/answer/answer-page';
import type { AuthoredSearch } from '#services/search/models/wire';

/** A search service that has some words, and mends two others. */
const known: Readonly<Record<string, number>> = { '*': 264, asthma: 24, 'vomiting hours': 3 };
const mended: Readonly<Record<string, string>> = {
  asthm: 'asthma',
  vistiinghours: 'vomiting hours',
  'asthma vidio visit': 'asthma video visit',
  'vidio visit': 'video visit',
};

let server: Server;
let answer: typeof answerPage;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://search');
    response.setHeader('content-type', 'application/json');
    if (pathname.endsWith('/synonyms')) return void response.end('{"synonyms":[]}');
    const words = searchParams.get('q') ?? '';
    const right = mended[words];
    response.end(
      JSON.stringify({
        response: { numFound: known[words] ?? 0, docs: [] },
        spellcheck: { collations: right === undefined ? [] : ['collation', right] },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ({ answerPage: answer } = await import('#services/search/answer/answer-page'));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const promotion = (keyword: string, href: string) => ({
  title: keyword,
  text: '',
  href,
  keywords: [keyword],
  related: [],
});

const search: AuthoredSearch = {
  id: 'trials',
  type: 'clinicalTrial',
  model: 'ClinicalTrial',
  name: 'Trials',
  title: '',
  buttonText: '',
  inputPlaceholder: '',
  pagePath: '/find-a-clinical-trial',
  filters: [],
  sorts: [],
  phone: '',
  popular: [],
  promotions: [promotion('vistiinghours', '/visiting'), promotion('urgent care', '/today')],
};

async function found(query: string) {
  const state = { ...emptySearch, query };
  const answered = await answer({ search, searches: [search], state, language: 'en' });
  if (!answered.ok) throw new Error(answered.error);
  const { total, corrected, suggestion, promotions, forToday } = answered.value;
  const [pages, today] = [promotions, forToday].map((some) => some?.map(({ href }) => href));
  return { total, corrected, suggestion, pages, today };
}

test('[B10] where nothing has the words, what the suggested spelling finds is the answer, and says so', async () => {
  expect(await found('asthm')).toEqual({ total: 24, corrected: 'asthma', suggestion: 'asthma', pages: [] });
  expect(await found('asthma')).toMatchObject({ total: 24, corrected: undefined });
});

test('[B10] [B28] words of the right spelling may become filters; what was typed is still known', async () => {
  const video = { field: 'c_telehealth_b', kind: 'checkbox', label: 'Video', initialValue: '' } as const;
  const doctors = { ...search, promotions: [], filters: [{ ...video, pediatricValues: [] }] };
  const read = async (query: string) => {
    const state = { ...emptySearch, query };
    const answered = await answer({ search: doctors, searches: [doctors], state, language: 'en' });
    return answered.ok ? answered.value : undefined;
  };
  const both = await read('asthma vidio visit');
  expect([both?.total, both?.corrected, both?.suggestion]).toEqual([24, 'asthma', 'asthma video visit']);
  expect([both?.read?.typed.query, both?.read?.state.query]).toEqual(['asthma vidio visit', 'asthma']);
  const one = await read('vidio visit');
  expect([one?.total, one?.corrected, one?.suggestion]).toEqual([264, '', 'video visit']);
  expect(one?.read?.typed.query).toBe('vidio visit');
});

test('[B10] [B29] a page of authors for what was typed is no slip of other words', async () => {
  expect(await found('vistiinghours')).toEqual({
    total: 0,
    corrected: undefined,
    suggestion: 'vomiting hours',
    pages: ['/visiting'],
    today: [],
  });
});

test('[B30] who finds nothing is shown the page for whoever needs somebody today', async () => {
  const nothing = { total: 0, corrected: undefined, suggestion: '' };
  expect(await found('zzyzx')).toEqual({ ...nothing, pages: [], today: ['/today'] });
});
