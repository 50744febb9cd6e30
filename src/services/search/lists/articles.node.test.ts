import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { articleParameters, findArticles } from '#services/search/lists/articles';

const everything = { channels: [], year: '', rows: 6, model: '' };
const first = { start: 0, rows: 6, language: 'en' };

const documents: readonly object[] = [
  {
    resultitemid_s: 'a',
    resulttitle_t: 'On sleep',
    resulturl_s: 'https://index.example/forefront/articles/on-sleep',
    resultbody_t: '<p>Sleep &amp; rest</p>',
    resultimage_s: '/-/media/a.webp',
    article_date_tdt: '2031-04-02T03:30:00Z',
    c_channel_names_sm: ['Sleep', 'Rest'],
  },
  { resulttitle_t: 'Without an address' },
  { resulttitle_t: 'Bare', resulturl_s: '/bare', article_date_tdt: 17, c_channel_names_sm: null },
];

let isDown = false;
let server: Server;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.statusCode = isDown ? 503 : 200;
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({
        response: { numFound: 40, start: 0, docs: documents },
        facet_counts: { facet_fields: { c_article_year_s: ['2029', 3, '2031', 1, '2030', 0] } },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('[H3] a list of stories asks for a page of articles, the newest first, with the years', () => {
  const parameters = articleParameters(everything, { ...first, start: 12 });
  expect(Object.fromEntries(parameters)).toMatchObject({
    q: '*',
    start: '12',
    rows: '6',
    sort: 'article_date_tdt desc,resulttitle_s asc',
    model: 'Article',
    'facet.field': '{!ex=c_article_year_s}c_article_year_s',
  });
});

test('[H2] [H3] channels are alternatives; the year limits them; values are quoted', () => {
  const parameters = articleParameters(
    { ...everything, channels: ['a1', 'b"2'], year: '2030', model: 'News' },
    first,
  );
  expect(parameters.get('model')).toBe('News');
  expect(parameters.getAll('fq')).toEqual([
    '{!tag=c_searchsections_sm}c_searchsections_sm:"Articles"',
    '{!tag=channel_tags_sm}channel_tags_sm:("a1" OR "b\\"2")',
    '{!tag=c_article_year_s}c_article_year_s:"2030"',
    '_language:"en"',
  ]);
});

test('[H3] documents become cards, years without stories are left out; while the service is down the last answer stands', async () => {
  const found = await findArticles(everything, first);
  expect(found).toMatchObject({
    ok: true,
    value: {
      total: 40,
      years: ['2031', '2029'],
      isRemembered: false,
      articles: [
        {
          id: 'a',
          href: '/forefront/articles/on-sleep',
          title: 'On sleep',
          abstract: 'Sleep & rest',
          topic: 'Sleep',
          date: '2031-04-02T03:30:00Z',
        },
        { id: '/bare', href: '/bare', topic: '', abstract: '' },
      ],
    },
  });
  isDown = true;
  expect(await findArticles(everything, first)).toMatchObject({ ok: true, value: { isRemembered: true } });
  expect(await findArticles({ ...everything, year: '2029' }, first)).toEqual({
    ok: false,
    error: 'searchUnavailable',
  });
});
