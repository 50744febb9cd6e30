import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { SendableBody } from './sendable-body.ts';

const text = 'A knee that hurts on the stairs. '.repeat(100);

test('[O8] a body that is kept compressed is there in every encoding', async () => {
  const body = new SendableBody(Buffer.from(text));
  const brotli = await body.in('br');
  const [gzip, identity, again] = await Promise.all([body.in('gzip'), body.in('identity'), body.in('br')]);
  expect(brotliDecompressSync(brotli).toString()).toBe(text);
  expect(gunzipSync(gzip).toString()).toBe(text);
  expect(identity.toString()).toBe(text);
  expect(again).toBe(brotli);
  expect(body.length).toBe(text.length);
});

test('[O8] those who ask at the same time for different encodings get them', async () => {
  const body = new SendableBody(Buffer.from(text));
  const [gzip, brotli] = await Promise.all([body.in('gzip'), body.in('br')]);
  expect(gunzipSync(gzip).toString()).toBe(text);
  expect(brotliDecompressSync(brotli).toString()).toBe(text);
  expect((await body.in('identity')).toString()).toBe(text);
});

test('[O8] a body that was first asked for in Zstandard is there for those who do not take it', async () => {
  const body = new SendableBody(Buffer.from(text));
  const zstd = await body.in('zstd');
  expect(zstd.length).toBeLessThan(text.length / 10);
  expect(zstdDecompressSync(zstd).toString()).toBe(text);
  expect(gunzipSync(await body.in('gzip')).toString()).toBe(text);
  expect((await body.in('identity')).toString()).toBe(text);
});
