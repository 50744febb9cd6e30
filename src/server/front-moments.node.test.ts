import { keepMoment } from '../lib/page-moments.ts';
import { ask, closeAll, serve } from './testing/front.ts';

afterEach(closeAll);

test('[O8] a document’s script gets the data of which it was made, whatever was made since; others what is newest', async () => {
  const { port, asked } = await serve(() => ({ body: '{"pageProps":{"free":"11:00"}}' }));
  const address = '/_next/data/build/a.json';
  const moment = keepMoment('{"pageProps":{"free":"9:00"}}');
  const own = await ask(port, address, { headers: { 'x-page-moment': moment } });
  expect([own.status, own.body.toString()]).toEqual([200, '{"pageProps":{"free":"9:00"}}']);
  expect(own.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(own.headers['cache-control']).toBe('no-store');
  expect(asked).toEqual([]);
  for (const headers of [{}, { 'x-page-moment': 'of-another-process' }])
    expect((await ask(port, address, { headers })).body.toString()).toContain('11:00');
  // It names data only, no page.
  expect((await ask(port, '/a', { headers: { 'x-page-moment': moment } })).body.toString()).toContain(
    '11:00',
  );
});
