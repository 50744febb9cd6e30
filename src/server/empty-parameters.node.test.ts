import { ask, closeAll, serve } from './testing/front.ts';

afterEach(closeAll);

test('[B2] a search whose form named its empty fields leads to the address without them', async () => {
  const { port, asked } = await serve((url) => ({ body: url, control: 'private, no-cache' }));
  for (const [from, to] of [
    ['/a?query=knee&filter=&filter=x%3A%22y%22&filter=', '/a?query=knee&filter=x%3A%22y%22'],
    ['/es-mx/a?query=&distance=&filter.name_s=', '/es-mx/a'],
    ['/a?filter=&utm_source=', '/a?utm_source='],
    ['/a?sort&query=%C3%A9', '/a?query=%C3%A9'],
  ] as const) {
    const answer = await ask(port, from);
    expect([answer.status, answer.headers.location]).toEqual([307, to]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
  expect(asked).toHaveLength(0);
  const kept = ['/a?query=knee', '/a?for=&query=x', '/a?utm_source=', '/api/search?query=&filter=', '/a?&'];
  for (const path of kept) expect((await ask(port, path)).status).toBe(200);
  expect((await ask(port, '//b?query=')).status).toBe(400);
});
