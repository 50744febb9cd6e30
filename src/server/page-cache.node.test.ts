import { brotliDecompressSync } from 'node:zlib';
import { makeEntry, PageCache } from './page-cache.ts';
import { ask, closeAll, serve } from './testing/front.ts';

afterEach(closeAll);

test('[O8] the cache keeps to its bounds: the least recently used go first', () => {
  const cache = new PageCache(250);
  const variant = { body: Buffer.alloc(0), etag: '', headers: [] };
  const entry = () => ({
    status: 200,
    variants: { br: variant, gzip: variant, identity: variant },
    bytes: 100,
    freshUntil: 0,
    isRefreshing: false,
  });
  cache.set('/a', entry(), cache.generation);
  cache.set('/b', entry(), cache.generation);
  expect(cache.get('/a')).toBeDefined();
  cache.set('/c', entry(), cache.generation);
  expect([cache.get('/b'), cache.bytes]).toEqual([undefined, 200]);
  expect([cache.get('/a'), cache.get('/c')]).toEqual([expect.anything(), expect.anything()]);
});

test('[O8] a cache of no size keeps nothing', () => {
  const variant = { body: Buffer.alloc(0), etag: '', headers: [] };
  const variants = { br: variant, gzip: variant, identity: variant };
  const none = new PageCache(0);
  none.set('/a', { status: 200, variants, bytes: 100, freshUntil: 0, isRefreshing: false }, none.generation);
  expect(none.get('/a')).toBeUndefined();
});

test('[O5] a publish outdates every entry, and what was being made meanwhile, and nothing older comes back', () => {
  const variant = { body: Buffer.alloc(0), etag: '', headers: [] };
  const variants = { br: variant, gzip: variant, identity: variant };
  const entry = () => ({ status: 200, variants, bytes: 100, freshUntil: 0, isRefreshing: false });
  const cache = new PageCache(1000);
  const begun = cache.generation;
  for (const key of ['/a', '/b']) cache.set(key, entry(), begun);
  cache.outdate();
  const newer = entry();
  cache.set('/a', newer, cache.generation);
  cache.set('/a', entry(), begun);
  cache.set('/c', entry(), begun);
  expect(cache.get('/a')).toBe(newer);
  expect(['/a', '/b', '/c'].map((key) => cache.isOutdated(cache.get(key) ?? entry()))).toEqual([
    false,
    true,
    true,
  ]);
});

test('[O8] what is kept of a page takes no more memory than the cache counts', async () => {
  const { variants, bytes } = await makeEntry({
    status: 200,
    body: Buffer.from('Care for you. '.repeat(5000)),
    contentType: 'text/html; charset=utf-8',
    headers: {},
    freshUntil: 0,
    effort: 'kept',
  });
  const { br, gzip, identity } = variants;
  expect([br, gzip].map(({ body }) => body.buffer.byteLength)).toEqual([br.body.length, gzip.body.length]);
  expect(bytes).toBe(br.body.length + gzip.body.length + identity.body.length);
});

test('[O8] who asks first does not wait for the smallest form, which is there soon after; a browser with the first has both', async () => {
  // Words that do not repeat: the better the compression, the smaller they are.
  const words = Array.from({ length: 4000 }, (_, at) => `word${(at * 7919) % 997} of ${at % 61}`).join(' ');
  const { port, asked } = await serve(() => ({ body: words }));
  const headers = { 'accept-encoding': 'br' };
  const first = await ask(port, '/a', { headers });
  expect(first.headers.etag).toMatch(/^W\/"/);
  let later = first;
  while (later.headers.etag === first.headers.etag) {
    await new Promise((resolve) => setImmediate(resolve));
    later = await ask(port, '/a', { headers });
  }
  expect(`W/${later.headers.etag}`).toBe(first.headers.etag);
  expect(later.body.length).toBeLessThan(first.body.length);
  expect([first, later].map(({ body }) => brotliDecompressSync(body).toString())).toEqual([words, words]);
  const owned = { ...headers, 'if-none-match': String(first.headers.etag) };
  expect((await ask(port, '/a', { headers: owned })).status).toBe(304);
  expect(asked).toHaveLength(1);
});
