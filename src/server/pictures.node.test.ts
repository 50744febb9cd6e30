import { announce } from '../lib/publications.ts';
import { ask, closeAll, serve } from './testing/front.ts';

afterEach(closeAll);

const chromium = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';
const picture = (name: string) => `/_next/image?url=%2F-%2Fmedia%2F${name}.webp&w=640&q=75`;
const get = (port: number, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(port, path, { method, headers: { accept: chromium, ...headers } });

/** An optimizer that numbers what it makes, in the best format that is taken. */
const optimizer = (control = 'public, max-age=86400, must-revalidate') => {
  let made = 0;
  return serve((_url, { headers }) => {
    made += 1;
    const type = /image\/(avif|webp)/.exec(headers.accept ?? '')?.[0] ?? 'image/jpeg';
    const body = `${type} ${made}`;
    return { body, type, control, headers: { ETag: `"e${made}"`, Vary: 'Accept', 'X-Nextjs-Cache': 'MISS' } };
  });
};

describe('pictures', () => {
  test('[A14] [O8] a picture is made once in each format, whoever asks, and however many at a time', async () => {
    const { port, asked } = await optimizer();
    const first = await Promise.all([1, 2, 3].map(() => get(port, picture('a'))));
    const later = await get(port, `${picture('a')}&of=nobody`, { accept: 'image/avif,image/webp' });
    for (const { status, body } of [...first, later])
      expect([status, body.toString()]).toEqual([200, 'image/avif 1']);
    expect(later.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=86400, must-revalidate',
      'content-length': '12',
      vary: 'Accept',
    });
    expect(later.headers['x-nextjs-cache']).toBeUndefined();
    expect((await get(port, picture('a'), { accept: 'image/webp' })).body.toString()).toBe('image/webp 2');
    expect((await get(port, picture('a'), { accept: '*/*' })).body.toString()).toBe('image/jpeg 3');
    expect((await get(port, picture('b'))).body.toString()).toBe('image/avif 4');
    expect(asked).toHaveLength(4);
  });

  test('[A14] [O8] who has it hears so, who asks for its head gets no body, and the next visitor gets the whole', async () => {
    const { port, asked } = await optimizer();
    const owned = { 'if-none-match': '"e1"' };
    const again = await get(port, picture('a'), owned);
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await get(port, picture('b'), {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '12']);
    expect((await get(port, picture('a'))).body.toString()).toBe('image/avif 1');
    expect((await get(port, picture('b'))).body.toString()).toBe('image/avif 2');
    expect((await get(port, picture('a'), { 'if-none-match': '"e9"' })).status).toBe(200);
    expect(asked).toHaveLength(2);
  });

  test('[O5] [A14] media that are published take the place of what was made', async () => {
    const { port } = await optimizer();
    await get(port, picture('a'));
    announce();
    expect((await get(port, picture('a'))).body.toString()).toBe('image/avif 1');
    announce({ hasMedia: true });
    expect((await get(port, picture('a'))).body.toString()).toBe('image/avif 2');
  });

  test('[O8] what failed, and what may not be kept, is made anew', async () => {
    let status = 504;
    const { port } = await serve(() => ({
      status,
      body: 'x',
      type: 'image/png',
      control: 'public, max-age=60',
    }));
    expect((await get(port, picture('a'))).status).toBe(504);
    status = 200;
    expect((await get(port, picture('a'))).status).toBe(200);
    const fleeting = await optimizer('private, no-store');
    await get(fleeting.port, picture('a'));
    expect((await get(fleeting.port, picture('a'))).body.toString()).toBe('image/avif 2');
  });

  test('[A10] [O8] while the CMS is down, a picture is the last one that was made, in another size if need be', async () => {
    let isUp = true;
    const control = 'public, max-age=1';
    const { port } = await serve((url) =>
      isUp
        ? { body: `made ${url}`, type: 'image/avif', control }
        : { status: 502, body: 'down', control: 'no-store' },
    );
    await get(port, picture('a'));
    isUp = false;
    const wider = await get(port, picture('a').replace('w=640', 'w=1200'));
    expect([wider.status, wider.body.toString()]).toEqual([200, `made ${picture('a')}`]);
    expect((await get(port, picture('b'))).status).toBe(502);
    expect((await get(port, picture('a'), { accept: 'image/webp' })).status).toBe(502);
    jest.useFakeTimers({ now: Date.now() + 5000, doNotFake: ['nextTick', 'setImmediate'] });
    expect((await get(port, picture('a'))).body.toString()).toBe(`made ${picture('a')}`);
    isUp = true;
    expect((await get(port, picture('a').replace('w=640', 'w=1200'))).body.toString()).toContain('w=1200');
    jest.useRealTimers();
  });
});
