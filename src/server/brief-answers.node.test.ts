import { gunzipSync } from 'node:zlib';
import { sharedSecondsHeader } from '../config/twins.ts';
import { ask, closeAll, long, serve, type Page } from './testing/front.ts';

afterEach(closeAll);

const control = 'private, no-cache';
const shared = { [sharedSecondsHeader]: '5' };
const address = '/find-a-physician?query=knee';

describe('an address with a question', () => {
  test('[O8] is answered once for all who ask the same just now, in the encoding of each', async () => {
    const { port, asked } = await serve((url) => ({ body: `${url} ${long}`, control, headers: shared }));
    const [first, other] = await Promise.all([ask(port, address), ask(port, address)]);
    const zipped = await ask(port, address, { headers: { 'accept-encoding': 'gzip' } });
    expect(asked).toHaveLength(1);
    expect(other.body.toString()).toBe(first.body.toString());
    expect(gunzipSync(zipped.body).toString()).toBe(`/live${address} ${long}`);
    expect((await ask(port, `${address}&page=2`)).body.toString()).toContain('page=2');
    expect((await ask(port, '/find-a-location?query=knee')).body.toString()).toContain('location');
    expect(asked).toHaveLength(3);
  });

  test('[O8] says once how long it is and how it varies, as strict clients want it', async () => {
    const own = { ...shared, 'Content-Length': String(long.length), Vary: 'Cookie' };
    const { port } = await serve(() => ({ body: long, control, headers: own }));
    for (const path of [address, address, '/api/livez', '/a?doctor=x']) {
      // This client refuses an answer with two lengths, and reports every header that came.
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(await answer.text()).toBe(long);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    }
  });

  test('[B26] is private to browsers and caches all the same, and says nothing of the sharing', async () => {
    const { port } = await serve(() => ({ body: long, control, headers: shared }));
    for (const { headers } of [await ask(port, address), await ask(port, address)]) {
      expect(headers['cache-control']).toBe(control);
      expect(headers).not.toHaveProperty(sharedSecondsHeader);
    }
  });

  test('[N3] is made for each visitor whose cookie the page may see, and that answer serves nobody else', async () => {
    const { port, asked } = await serve((_, { headers }) => ({
      body: `${headers.cookie ?? 'nobody'} ${long}`,
      control,
      headers: shared,
    }));
    const mine = await ask(port, address, { headers: { cookie: 'seen=me' } });
    const theirs = await ask(port, address, { headers: { cookie: 'hidden=1' } });
    const mineAgain = await ask(port, address, { headers: { cookie: 'seen=me' } });
    expect([mine, theirs, mineAgain].map(({ body }) => body.toString().split(' ')[0])).toEqual([
      'seen=me',
      'nobody',
      'seen=me',
    ]);
    expect(asked).toHaveLength(3);
  });

  test.each<[string, Partial<Page>]>([
    ['its page does not say that it may', {}],
    ['it is refused', { status: 429, headers: shared }],
    ['it leaves a cookie', { headers: { ...shared, 'Set-Cookie': 'a=1' } }],
  ])('[N3] is made anew where %s, also for who asks meanwhile', async (_, page) => {
    let number = 0;
    const { port } = await serve(() => ({ body: `${(number += 1)} ${long}`, control, ...page }));
    const answers = await Promise.all([ask(port, address), ask(port, address)]);
    answers.push(await ask(port, address));
    expect(answers.map(({ body }) => body.toString()[0]).toSorted()).toEqual(['1', '2', '3']);
  });

  test('[O5] is made anew after a publish, and one whose making began before it is not kept', async () => {
    let number = 0;
    let release = () => {};
    const { port, cache } = await serve(async () => {
      number += 1;
      const body = `${number} ${long}`;
      if (number === 2) await new Promise<void>((done) => (release = done));
      return { body, control, headers: shared };
    });
    const shown = async () => (await ask(port, address)).body.toString()[0];
    expect(await shown()).toBe('1');
    cache.outdate();
    const slow = shown();
    while (number < 2) await new Promise(setImmediate);
    cache.outdate();
    expect(await shown()).toBe('3');
    release();
    expect([await slow, await shown()]).toEqual(['2', '3']);
  });

  test('[A10] that cannot be shown has the page that says so, for each who asks', async () => {
    const { port } = await serve((url) =>
      url.includes('page-not-found')
        ? { body: `not here ${long}` }
        : { status: 404, body: 'x', headers: shared },
    );
    for (const { status, body } of await Promise.all([ask(port, address), ask(port, address)])) {
      expect(status).toBe(404);
      expect(body.toString()).toContain('not here');
    }
  });
});
