import type { ArticlesAnswer } from '@/contracts/articles';
import { json, routesWorld } from '#routes/testing/world';

let world: Awaited<ReturnType<typeof routesWorld>>;
beforeAll(async () => {
  world = await routesWorld(async () => {
    process.env.SEARCH_HOST = process.env.SCHEDULING_HOST;
    return { articles: (await import('@/pages/api/articles')).default };
  });
});
afterAll(() => world.stop());
beforeEach(() => {
  world.seen = [];
});

const ask = (query: string) => fetch(`${world.origin}/api/articles?${query}`);

test('[H3] /api/articles answers the page of stories that was asked for', async () => {
  world.answer = () =>
    json({
      response: { numFound: 14, docs: [{ resulttitle_t: 'On sleep', resulturl_s: '/sleep' }] },
    });
  const response = await ask('page=2&rows=6&language=en&channel=ab12&subfilter=2030');
  expect(response.status).toBe(200);
  const { articles, total } = (await response.json()) as ArticlesAnswer;
  expect([articles.map(({ title }) => title), total]).toEqual([['On sleep'], 14]);
  const asked = new URL(world.seen[0]?.path ?? '', 'http://search').searchParams;
  expect([asked.get('start'), asked.get('rows')]).toEqual(['6', '6']);
  expect(asked.getAll('fq')).toContain('{!tag=channel_tags_sm}channel_tags_sm:"ab12"');
  expect(asked.getAll('fq')).toContain('{!tag=c_article_year_s}c_article_year_s:"2030"');
});

test('[H3] a single story behind the page comes with it', async () => {
  world.answer = (path) => {
    const start = new URL(path, 'http://search').searchParams.get('start');
    return json({
      response: { numFound: 13, docs: [{ resulttitle_t: `From ${start}`, resulturl_s: `/sleep-${start}` }] },
    });
  };
  const response = await ask('page=2&rows=6&language=en');
  const { articles, total } = (await response.json()) as ArticlesAnswer;
  expect([articles.map(({ title }) => title), total]).toEqual([['From 6', 'From 12'], 13]);
  const last = new URL(world.seen[1]?.path ?? '', 'http://search').searchParams;
  expect([last.get('start'), last.get('rows')]).toEqual(['12', '1']);
});

test.each([
  'rows=6&language=en',
  'page=0&rows=6&language=en',
  'page=51&rows=6&language=en',
  'page=1&rows=500&language=en',
  'page=1&rows=6&language=tlh',
  'page=1&rows=6&language=en&subfilter=soon',
  'page=1&rows=6&language=en&channel=a%22b',
  'page=1&rows=6&language=en&model=a%20b',
])('[H3] /api/articles?%s is refused, and nobody is asked', async (query) => {
  expect((await ask(query)).status).toBe(400);
  expect(world.seen).toEqual([]);
});

test('[H3] while the search service is down /api/articles says so', async () => {
  world.answer = () => ({ status: 500, body: '' });
  const response = await ask('page=7&rows=8&language=en');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: 'searchUnavailable' });
});
