import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { queryContent } from '#cms/content';
import { lastAnswer } from '#gateway/watch';

const schema = z.object({ item: z.object({ name: z.string() }) });
const ask = (id: string, isKept = true) =>
  queryContent('query Q($id: String!) { item(path: $id) { name } }', { id }, { schema, isKept });

let server: Server;
let isDown = false;
let well: unknown = { data: { item: { name: 'Calder' } } };
beforeAll(async () => {
  server = createServer((request, response) => {
    response.statusCode = isDown ? 503 : 200;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(isDown ? {} : well));
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.GRAPH_QL_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}/edge`;
});
afterAll(() => server.close());

test('[O8] while the CMS is down, its last good answer to the same question stands in', async () => {
  const whole = { ok: true, value: { item: { name: 'Calder' } } };
  expect(await ask('/kept')).toEqual(whole);
  expect(await ask('/passed', false)).toEqual(whole);
  isDown = true;
  expect(await ask('/kept')).toEqual(whole);
  expect(await ask('/passed', false)).toEqual({ ok: false, error: 'contentUnavailable' });
  expect(await ask('/never-asked')).toEqual({ ok: false, error: 'contentUnavailable' });
});

test.each([{ data: {} }, { data: null }, {}, { data: [] }])(
  '[O8] a CMS that says %j is down, also for readiness, until it answers',
  async (nonsense) => {
    isDown = false;
    const answering = well;
    well = nonsense;
    expect((await ask('/nonsense', false)).ok).toBe(false);
    expect(lastAnswer('content')?.isUp).toBe(false);
    well = answering;
    expect((await ask('/nonsense', false)).ok).toBe(true);
    expect(lastAnswer('content')?.isUp).toBe(true);
  },
);
