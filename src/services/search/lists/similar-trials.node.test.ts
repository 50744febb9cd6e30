import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load } from '@/blocks/ClinicalTrialDetails/data';
import type { LoaderContext } from '@/cms/block';
import { countTrials } from '#services/search/lists/similar-trials';

let isDown = false;
let asked = new URLSearchParams();
const queries: string[] = [];
/** Trials for a condition; 7 where nothing is said. */
const found: Record<string, number> = {};
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked = new URL(request.url ?? '', 'http://search').searchParams;
    const query = asked.get('q') ?? '';
    queries.push(query);
    response.statusCode = isDown ? 503 : 200;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ response: { numFound: found[query] ?? 7, start: 0, docs: [] } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SEARCH_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The first call loads modules, which takes longer on a busy machine than a search may.
  await countTrials({ condition: '', language: 'en' });
});
afterAll(() => server.close());
beforeEach(() => {
  isDown = false;
  asked = new URLSearchParams();
  queries.length = 0;
});

/** What the loader says of a trial for some conditions. */
const loaded = (conditions: readonly string[], fields?: LoaderContext['rendering']['fields']) =>
  load({
    language: 'es-MX',
    pathname: '/trials/gout',
    route: {
      itemId: 'i',
      placeholders: {},
      fields: {
        conditions: conditions.map((name) => ({ id: name, name, displayName: name, fields: {} })),
      },
    },
    rendering: { uid: 'u', componentName: 'ClinicalTrialDetails', dataSource: '', fields, params: {} },
    signal: AbortSignal.timeout(5000),
  } as unknown as LoaderContext);

test('[F1] the trials for a condition are counted as their search will find them, none of them is fetched', async () => {
  expect(await countTrials({ condition: 'Gota & tos', language: 'es-MX' })).toEqual({ ok: true, value: 7 });
  expect(Object.fromEntries(asked)).toMatchObject({
    model: 'ClinicalTrial',
    rows: '0',
    mm: '100%',
    language: 'es-MX',
    fq: '_language:"es-MX"',
  });
});

test('[F1] the link leads to the search for the first condition, on the page that an author named', async () => {
  const href = '/find-a-clinical-trial?query=Gota+y+tos';
  expect(await loaded(['Gota y tos', 'Fiebre'])).toMatchObject({
    ok: true,
    data: { condition: 'Gota y tos', count: 7, href },
  });
  expect(
    await loaded(['Fiebre'], { trialSearchLink: { value: { href: '/cancer/trials', text: '' } } }),
  ).toMatchObject({ data: { href: '/cancer/trials?query=Fiebre' } });
});

test('[F1] where a trial is the only one for its first condition, the link is for the next that has others', async () => {
  Object.assign(found, { Rara: 1, Gota: 2, Sola: 1 });
  expect(await loaded(['Rara', 'Gota', 'Fiebre'])).toMatchObject({
    data: { condition: 'Gota', count: 2, href: '/find-a-clinical-trial?query=Gota' },
  });
  expect(queries).toEqual(['Rara', 'Gota']);
  expect(await loaded(['Rara', 'Sola'])).toMatchObject({ data: { count: 0, href: '' } });
});

test('[F1] a trial for no condition has no others, and nobody is asked', async () => {
  expect(await loaded([])).toMatchObject({ ok: true, data: { count: 0 } });
  expect(asked.size).toBe(0);
});

test('[F1] while the search is down the page is there without the link, and not to be kept', async () => {
  isDown = true;
  expect(await loaded(['Gota y tos'])).toMatchObject({ ok: true, isPartial: true, data: { count: 0 } });
});
