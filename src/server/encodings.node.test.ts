import { brotliDecompressSync } from 'node:zlib';
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

test('[O7] what a route answers to a script is compressed too', async () => {
  const body = JSON.stringify({ long });
  const { port } = await serve(() => ({ headers: { 'content-type': 'application/json' }, body }));
  const posted = { method: 'POST', headers: { 'accept-encoding': 'br' } };
  const answer = await ask(port, '/api/scheduling/drawn-times', posted);
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(answer.body).toString()).toBe(body);
  const plain = await ask(port, '/api/scheduling/drawn-times', { method: 'POST' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(body);
});

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, br, zstd;q=0', 'br'],
  ['gzip', 'gzip'],
])('[O8] an answer of a moment, asked for with %j, comes as %s', async (accepted, sent) => {
  const { port } = await serve(() => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ long }),
  }));
  const answer = await ask(port, '/api/scheduling/drawn-times', {
    method: 'POST',
    headers: { 'accept-encoding': accepted },
  });
  expect(answer.headers).toMatchObject({ 'content-encoding': sent, vary: 'Accept-Encoding' });
});
