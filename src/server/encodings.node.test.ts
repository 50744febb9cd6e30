import { ask, closeAll, long, serve } from './testing/front.ts';

afterEach(closeAll);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, BR;q=0.2', 'br'],
  ['gzip;q=0.5,br;q=0', 'gzip'],
  ['br ; q=0.000 , gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['brotli, x-gzip', undefined],
  ['', undefined],
])('[O8] who takes %j gets %s', async (accepted, sent) => {
  const { port } = await serve(() => ({ body: long }));
  const answer = await ask(port, '/a', { headers: { 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(sent);
});
