import { createServer } from 'node:http';
import type { LoaderContext } from '@/cms/block';
import { listen } from '#routes/testing/world';
import { load } from './data';

/** The CMS offers every specialty, the index has one doctor, and the scheduling gateway never answers. */
const cms = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data: { item: null } }));
});
const index = createServer((_request, response) => {
  const doctor = {
    id: '1',
    npi_t: '1000000051',
    resulttitle_t: 'Dr. Fifty-One',
    resulturl_s: '/p/fifty-one',
  };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ response: { numFound: 1, start: 0, docs: [doctor] } }));
});
const hanging = createServer(() => undefined);
beforeAll(async () => {
  process.env.GRAPH_QL_ENDPOINT = `${await listen(cms)}/graphql`;
  process.env.SEARCH_HOST = await listen(index);
  process.env.SCHEDULING_HOST = await listen(hanging);
});
afterAll(() => {
  for (const server of [cms, index, hanging]) {
    server.closeAllConnections();
    server.close();
  }
});

/** So long a page waits for its blocks, in milliseconds. */
const pageWaits = 2000;

const asking = (query: string, signal: AbortSignal) =>
  load({
    language: 'en',
    pathname: '/soonest-appointment',
    query: new URLSearchParams(query),
    rendering: { uid: '1', componentName: 'SoonestTimes', dataSource: 'one', fields: {}, params: {} },
    signal,
  } as unknown as LoaderContext);

test('[I19] [I3] while the scheduling gateway hangs, what the visitor asked for stays, and the outage is said', async () => {
  // Reading the modules and opening connections is no part of what a visitor waits for.
  await asking('', new AbortController().signal);
  const signal = AbortSignal.timeout(pageWaits);
  const answer = await asking('for=itchy+elbows&near=60615&age=child', signal);
  expect(signal.aborted).toBe(false);
  expect(answer).toMatchObject({
    ok: true,
    data: {
      question: { wanted: 'itchy elbows', place: '60615', isAdultPatient: false },
      answer: 'unavailable',
    },
  });
});
