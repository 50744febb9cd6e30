import { ask, closeAll, long, serve } from './testing/front.ts';

afterEach(closeAll);

test('[O8] no cache keeps that a script is missing, which the next process may have', async () => {
  const { port } = await serve(() => ({ status: 404, body: long }));
  for (const path of ['/_next/static/chunks/none.js', '/_next/data/old/about.json', '/none.js']) {
    const { status, headers } = await ask(port, path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  }
});
