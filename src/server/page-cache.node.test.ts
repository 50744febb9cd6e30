import { makeEntry, PageCache } from './page-cache.ts';

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
  });
  const { br, gzip, identity } = variants;
  expect([br, gzip].map(({ body }) => body.buffer.byteLength)).toEqual([br.body.length, gzip.body.length]);
  expect(bytes).toBe(br.body.length + gzip.body.length + identity.body.length);
});
