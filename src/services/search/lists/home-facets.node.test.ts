import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoaderContext, LoaderResult } from '@/cms/block';
import type { HeroData } from '@/blocks/HomepageHero/data';

let server: Server;
let load: (context: LoaderContext) => Promise<LoaderResult<HeroData>>;
let asked: URLSearchParams[] = [];
let reply = { status: 200, body: '' };

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://search').searchParams);
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ({ load } = await import('@/blocks/HomepageHero/data'));
});
afterAll(() => server.close());

const answer = (fields: object) =>
  JSON.stringify({ response: { numFound: 9, docs: [] }, facet_counts: { facet_fields: fields } });
const at = (pathname: string) => {
  asked = [];
  // Only what this loader reads of its context.
  return load({ language: 'es-MX', pathname, signal: AbortSignal.timeout(2000) } as LoaderContext);
};

test('[B32] the home page asks for 0 rows and 9999 values of each facet', async () => {
  reply = { status: 200, body: answer({ c_visible_specialties_sm: ['Rare', 1, 'Bones', 7, 'None', 0] }) };
  const found = await at('/');
  expect(asked).toHaveLength(2);
  for (const parameters of asked) {
    const field = parameters.get('facet.field') ?? '';
    expect(parameters.get('rows')).toBe('0');
    expect(parameters.get(`f.${field}.facet.limit`)).toBe('9999');
    expect(parameters.getAll('fq')).toEqual(['_language:"es-MX"']);
  }
  expect(asked.map((parameters) => parameters.get('facet.field')).toSorted()).toEqual([
    'c_location_specialty_sm',
    'c_visible_specialties_sm',
  ]);
  expect(found).toEqual({
    ok: true,
    isPartial: false,
    data: {
      physician: [
        { text: 'Bones', query: 'filter=c_visible_specialties_sm%3A%22Bones%22' },
        { text: 'Rare', query: 'filter=c_visible_specialties_sm%3A%22Rare%22' },
      ],
      location: [],
    },
  });
});

test('[B32] on a sub-site only what belongs to it is counted', async () => {
  await at('/comer');
  expect(asked[0]?.getAll('fq')).toContain('searchsubsites_sm:"comer"');
});

test('[B32] while the search service is down the page is whole but for the list, and not kept', async () => {
  reply = { status: 503, body: '' };
  expect(await at('/')).toEqual({ ok: true, isPartial: true, data: { physician: [], location: [] } });
});
