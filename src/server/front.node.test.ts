import { figuresText } from '../lib/metrics.ts';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { setFate } from '../lib/page-fates.ts';
import { ask, closeAll, long, serve, type Page } from './testing/front.ts';

afterEach(closeAll);

/** How many pages were made again after a publish, as the figures count them. */
const remade = () =>
  Number(/^foyer_publish_delay_seconds_count\{step="page"\} (\d+)$/m.exec(figuresText())?.[1] ?? 0);

describe('the front', () => {
  test('[O8] a page is made once and serves every visitor in their encoding', async () => {
    const { port, asked } = await serve(() => ({ body: long }));
    const plain = await ask(port, '/a');
    const zipped = await ask(port, '/a', { headers: { 'accept-encoding': 'gzip' } });
    const brotli = await ask(port, '/a', { headers: { 'accept-encoding': 'gzip, br' } });
    const marked = await ask(port, '/a?utm_source=letter');
    expect(asked).toHaveLength(1);
    expect(plain.body.toString()).toBe(long);
    expect(gunzipSync(zipped.body).toString()).toBe(long);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(long);
    expect(marked.body.toString()).toBe(long);
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(zipped.headers.etag).not.toBe(brotli.headers.etag);
  });

  test('[O8] a page for one visitor comes in their encoding too', async () => {
    const { port } = await serve(() => ({ body: long, control: 'private, no-store' }));
    const zipped = await ask(port, '/a?query=x', { headers: { 'accept-encoding': 'gzip' } });
    const brotli = await ask(port, '/a?query=x', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([zipped.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br']);
    expect(gunzipSync(zipped.body).toString()).toBe(long);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(long);
    expect((await ask(port, '/a?query=x')).body.toString()).toBe(long);
  });

  test('[O8] figures say how many pages came from memory', async () => {
    const figure = (outcome: string) =>
      Number(
        new RegExp(`^foyer_page_cache_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(
          figuresText(),
        )?.[1] ?? 0,
      );
    const before = { hit: figure('hit'), miss: figure('miss') };
    const { port } = await serve(() => ({ body: long }));
    for (const path of ['/a', '/a', '/a', '/b']) await ask(port, path);
    expect({ hit: figure('hit') - before.hit, miss: figure('miss') - before.miss }).toEqual({
      hit: 2,
      miss: 2,
    });
  });

  test('[O8] a browser that has the page hears so, and HEAD gets no body', async () => {
    const { port } = await serve(() => ({ body: long }));
    const { headers } = await ask(port, '/a');
    const again = await ask(port, '/a', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await ask(port, '/a', { method: 'HEAD' })).body).toHaveLength(0);
  });

  test('[B26] a page with a question in its address is made for that address each time', async () => {
    const { port, asked } = await serve((url) => ({ body: `${url} ${long}`, control: 'private, no-cache' }));
    expect((await ask(port, '/a?query=heart')).body.toString()).toContain('/a?query=heart');
    expect((await ask(port, '/a?query=knee')).body.toString()).toContain('/a?query=knee');
    await ask(port, '/a?query=heart');
    expect(asked).toHaveLength(3);
  });

  test('[N3] cookies never reach a page, and no answer of one visitor serves another unless it is shared', async () => {
    const { port, asked } = await serve(() => ({ body: long, control: 'private, no-cache' }));
    await ask(port, '/a', { headers: { cookie: 'who=me' } });
    await ask(port, '/a', { headers: { cookie: 'who=you' } });
    expect(asked).toHaveLength(2);
    expect(asked.every(({ headers }) => headers.cookie === undefined)).toBe(true);
  });

  test('[N3] a page for one visitor sees the cookies that it may see, and no other', async () => {
    const { port, asked } = await serve(() => ({ body: long, control: 'private, no-cache' }));
    await ask(port, '/a?query=x', { headers: { cookie: 'who=me; seen=1; unseen=2' } });
    await ask(port, '/a', { headers: { cookie: 'seen=1' } });
    expect(asked.map(({ headers }) => headers.cookie)).toEqual(['seen=1', undefined]);
  });

  test('[A10] an error is never kept, is not to be indexed and says when to come back', async () => {
    let isDown = true;
    const { port } = await serve(() => (isDown ? { status: 500, body: 'down' } : { body: long }));
    const first = await ask(port, '/a');
    expect(first.status).toBe(500);
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      'retry-after': '30',
      'x-robots-tag': 'noindex',
    });
    isDown = false;
    expect((await ask(port, '/a')).status).toBe(200);
  });

  test('[O8] a page that lacks something serves once and never takes the place of a whole one', async () => {
    let page: Page = { body: `partial ${long}`, control: 's-maxage=1, stale-while-revalidate=31535999' };
    const { port, asked, cache } = await serve(() => page);
    expect((await ask(port, '/a')).body.toString()).toContain('partial');
    expect((await ask(port, '/a')).body.toString()).toContain('partial');
    expect(asked).toHaveLength(2);
    const partial = page;
    page = { body: `whole ${long}` };
    expect((await ask(port, '/a')).body.toString()).toContain('whole');

    page = partial;
    const kept = cache.get('/a');
    if (kept) kept.freshUntil = 0;
    await ask(port, '/a');
    while (kept?.isRefreshing) await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toHaveLength(4);
    expect((await ask(port, '/a')).body.toString()).toContain('whole');
  });

  test('[O5] nothing that was being fetched while it was published comes back', async () => {
    let text = 'old';
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { port, cache, asked } = await serve(async () => {
      const answer = { body: `${text} ${long}` };
      if (text === 'old') await held;
      return answer;
    });
    const slow = ask(port, '/a');
    while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    text = 'new';
    cache.outdate();
    // The framework gives whoever asks meanwhile the page that it is making: the newer one waits for it.
    const next = ask(port, '/a');
    release();
    expect((await slow).body.toString()).toContain('old');
    expect((await next).body.toString()).toContain('new');
    expect((await ask(port, '/a')).body.toString()).toContain('new');
  });

  test('[O5] [O8] after a publish a page is made once for all who ask, and one that fails gives way to the older', async () => {
    let page: Page = { body: `old ${long}` };
    const { port, cache, asked } = await serve(() => page);
    await ask(port, '/a');
    page = { body: `new ${long}` };
    cache.outdate();
    const before = remade();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(port, '/a')));
    expect(answers.every(({ body }) => body.toString().startsWith('new'))).toBe(true);
    expect(asked).toHaveLength(2);
    expect(remade() - before).toBe(1);
    page = { status: 500, body: 'down' };
    cache.outdate();
    const kept = await ask(port, '/a');
    expect([kept.status, kept.body.toString().slice(0, 3)]).toEqual([200, 'new']);
    expect(remade() - before).toBe(1);
    page = { status: 404, body: 'none' };
    await ask(port, '/a');
    page = { status: 500, body: 'down' };
    expect((await ask(port, '/a')).status).toBe(500);
  });

  test('[O5] a page that takes too long after a publish is the older one, and the new one follows', async () => {
    let release: (() => void) | undefined;
    let text = 'old';
    const { port, cache } = await serve(async () => {
      const body = `${text} ${long}`;
      if (text === 'new') await new Promise<void>((resolve) => (release = resolve));
      return { body };
    });
    await ask(port, '/a');
    text = 'new';
    cache.outdate();
    expect((await ask(port, '/a')).body.toString()).toContain('old');
    text = 'newest';
    release?.();
    while ([cache.get('/a')].some((entry) => entry && cache.isOutdated(entry)))
      await new Promise((resolve) => setImmediate(resolve));
    expect((await ask(port, '/a')).body.toString()).toContain('new ');
  });

  test('[O5] a thousand publishes in a row leave no older page, and none is made more often than it is asked for', async () => {
    let version = 0;
    let atOnce = 0;
    let most = 0;
    const { port, cache, asked } = await serve(async (url) => {
      const body = `version ${version} of ${url} ${long}`;
      most = Math.max(most, (atOnce += 1));
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
      return { body };
    });
    const paths = Array.from({ length: 25 }, (_none, number) => `/page-${number}`);
    await Promise.all(paths.map((path) => ask(port, path)));
    most = 0;
    let visits = 0;
    for (version = 1; version <= 1000; version += 1) {
      cache.outdate();
      const path = paths[version % paths.length] ?? '';
      const [answer] = await Promise.all([
        ask(port, path),
        ...(version % 50 === 0 ? paths.map((each) => ask(port, each)) : []),
      ]);
      visits += version % 50 === 0 ? paths.length + 1 : 1;
      expect(answer.body.toString()).toContain(`version ${version} of ${path} `);
    }
    version = 1001;
    cache.outdate();
    for (const path of paths)
      expect((await ask(port, path)).body.toString()).toContain(`version 1001 of ${path} `);
    expect(asked.length).toBeLessThanOrEqual(visits + 2 * paths.length);
    // All pages were asked for at once: so many are made at the same time.
    expect(most).toBeLessThanOrEqual(6);
  });

  test('[O5] a page that is known to be deleted is 410, in its language, with the words of the not-found page', async () => {
    const { port } = await serve((url) =>
      url.endsWith('/page-not-found') ? { body: `${url} ${long}` } : { status: 404, body: 'none' },
    );
    setFate('/es-mx/clínica', { kind: 'gone' });
    const gone = await ask(port, `/es-mx/${encodeURIComponent('clínica')}`);
    expect([gone.status, gone.body.toString().slice(0, 21)]).toEqual([410, '/es-mx/page-not-found']);
    expect((await ask(port, '/es-mx/never')).status).toBe(404);
  });

  test('[A9] an unknown page is the not-found page of its language, with status 404', async () => {
    const { port } = await serve((url) =>
      url.endsWith('/page-not-found')
        ? { body: `${url} This page does not exist. ${long}` }
        : { status: 404, body: 'none' },
    );
    const english = await ask(port, '/nope');
    expect(english.status).toBe(404);
    expect(english.body.toString()).toContain('/page-not-found This page does not exist.');
    expect((await ask(port, '/es-mx/nope')).body.toString()).toContain('/es-mx/page-not-found');
    expect((await ask(port, '/live/a')).status).toBe(404);
    expect((await ask(port, '/%E0%A4%A')).status).toBe(404);
  });

  test('[O8] what only confuses the framework is refused or taken away', async () => {
    const { port, asked } = await serve(() => ({ body: long, control: 'private' }));
    expect((await ask(port, 'http://evil.example/x')).status).toBe(400);
    expect((await ask(port, '//evil.example/x')).status).toBe(400);
    expect((await ask(port, '/a', { method: 'POST' })).status).toBe(405);
    expect((await ask(port, `/${'a'.repeat(2000)}`)).status).toBe(414);
    expect(asked).toHaveLength(0);
    await ask(port, '/a', {
      headers: {
        rsc: '1',
        'x-nextjs-data': '1',
        'x-middleware-subrequest': 'x',
        'next-router-prefetch': '1',
      },
    });
    expect(Object.keys(asked[0]?.headers ?? {}).filter((name) => /rsc|next|middleware/.test(name))).toEqual(
      [],
    );
  });

  test('[O8] every kind of answer carries the security headers', async () => {
    const { port } = await serve((url) =>
      url.startsWith('/none') ? { status: 404, body: '' } : { body: long },
    );
    for (const path of ['/', '/none', '/_next/static/a.js', '/_next/data/b/a.json', '/api/search', '//x']) {
      expect((await ask(port, path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
      });
    }
    const policy = String((await ask(port, '/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-x';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|nonce/);
  });
});

test('[O1] a page of authors is made for each of them, with the editor’s cookies, and kept by nobody', async () => {
  const { port, asked, cache } = await serve((url) => ({ body: `${url} ${long}` }));
  const cookie = '__next_preview_data=a; __prerender_bypass=b; seen=c; other=d';
  const path = '/editing/preview/about?until=1&signature=x';
  const [one, other] = await Promise.all([
    ask(port, path, { headers: { cookie } }),
    ask(port, '/editing/preview/about?until=2&signature=y'),
  ]);
  expect(String(one.body)).toContain('signature=x');
  expect(String(other.body)).toContain('signature=y');
  await ask(port, path);
  const led = asked.filter(({ url }) => url.startsWith('/editing'));
  expect(led).toHaveLength(3);
  expect(led.map(({ headers }) => headers['x-foyer-twin'])).toEqual([undefined, undefined, undefined]);
  expect(led.find(({ headers }) => headers.cookie)?.headers.cookie).toBe(
    '__next_preview_data=a; __prerender_bypass=b',
  );
  expect(cache.bytes).toBe(0);
  await ask(port, '/about', { headers: { cookie } });
  expect(asked.at(-1)?.headers.cookie).toBeUndefined();
});
