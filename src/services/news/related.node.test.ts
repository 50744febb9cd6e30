import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ArticleCard } from '@/contracts/articles';
import { relatedStories } from '#services/news/related';

const seen: URLSearchParams[] = [];
let server: Server;
let status = 200;
const documentOf = (name: string) => ({
  resultitemid_s: name,
  resulttitle_t: name,
  resulturl_s: `/reports/${name}`,
  article_date_tdt: '2031-04-02T03:30:00Z',
});
beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    seen.push(new URL(request.url ?? '', 'http://search').searchParams);
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json');
    const docs = ['tides', 'self', 'harbors', 'lighthouses'].map(documentOf);
    response.end(JSON.stringify({ response: { numFound: 4, docs } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  seen.length = 0;
});

const { signal } = new AbortController();
const story = { topics: [{ id: '{AB-12}' }], itemPath: '/reports/self', language: 'en', signal };

test('[H4] the newest three stories with a topic of the story, without itself', async () => {
  const found = await relatedStories([], story);
  expect(found.ok && found.data.map(({ href }) => href)).toEqual([
    '/reports/tides',
    '/reports/harbors',
    '/reports/lighthouses',
  ]);
  expect(seen[0]?.getAll('fq').some((filter) => filter.includes('"ab12"'))).toBe(true);
});

test('[H4] what an author chose is taken, and a story without topics has none: nobody is asked', async () => {
  const card: ArticleCard = {
    id: 'c',
    href: '/reports/chosen',
    title: 'Chosen',
    date: '',
    topic: '',
    abstract: '',
  };
  expect(await relatedStories([card], story)).toMatchObject({ data: [{ href: '/reports/chosen' }] });
  expect(await relatedStories([], { ...story, topics: [] })).toMatchObject({ ok: true, data: [] });
  expect(seen).toEqual([]);
});

test('[H4] while the search service is down there is an error, which the article survives', async () => {
  status = 503;
  const asked = await relatedStories([], { ...story, topics: [{ id: 'cd34' }] });
  expect(asked).toMatchObject({ ok: false });
  status = 200;
});
