import assert from 'node:assert/strict';
import { get } from 'node:http';
import { test } from 'node:test';
import sharp from 'sharp';
import { startEdge } from './testing/edge-site.ts';

test('[A14] a picture is served as it is or made smaller to fit, never larger, without a key', async (t) => {
  const { url } = await startEdge(t);
  const size = async (query: string) => {
    const response = await fetch(`${url}/-/media/pictures/red.webp${query}`);
    assert.equal(response.status, 200, query);
    assert.equal(response.headers.get('content-type'), 'image/webp');
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
    assert.equal(format, 'webp');
    return [width, height];
  };
  assert.deepEqual(await size(''), [400, 200]);
  assert.deepEqual(await size('?w=100'), [100, 50]);
  assert.deepEqual(await size('?h=100'), [200, 100]);
  assert.deepEqual(await size('?mw=100&mh=20'), [40, 20]);
  assert.deepEqual(await size('?w=300&mw=100'), [100, 50]);
  assert.deepEqual(await size('?w=100&h=100'), [100, 50]);
  assert.deepEqual(await size('?w=900000'), [400, 200]);
  assert.deepEqual(await size('?iar=0&hash=x'), [400, 200]);
  for (const query of ['?w=0', '?w=-1', '?h=ten', '?mw=1e3', '?mh=1.5']) {
    assert.equal((await fetch(`${url}/-/media/pictures/red.webp${query}`)).status, 400, query);
  }
});

test('[A14] media answer with an ETag, and with 304 when it matches', async (t) => {
  const { url } = await startEdge(t);
  const address = `${url}/-/media/pictures/red.webp?w=100`;
  const first = await fetch(address);
  const tag = first.headers.get('etag') ?? '';
  assert.match(tag, /^"[\w-]+"$/);
  assert.match(first.headers.get('cache-control') ?? '', /max-age=\d+/);
  assert.equal(first.headers.get('x-content-type-options'), 'nosniff');
  assert.equal((await fetch(address)).headers.get('etag'), tag);
  assert.notEqual((await fetch(`${url}/-/media/pictures/red.webp`)).headers.get('etag'), tag);
  const known = await fetch(address, { headers: { 'if-none-match': `"other", W/${tag}` } });
  assert.deepEqual([known.status, await known.text()], [304, '']);
  const head = await fetch(address, { method: 'HEAD' });
  assert.deepEqual(
    [head.status, head.headers.get('content-length'), await head.text()],
    [200, first.headers.get('content-length'), ''],
  );
  assert.equal((await fetch(address, { method: 'POST' })).status, 405);
});

test('[A14] an SVG is sent unchanged and can run no scripts', async (t) => {
  const { url } = await startEdge(t);
  const drawing = await fetch(`${url}/-/media/logo.svg?w=10`);
  assert.equal(drawing.headers.get('content-type'), 'image/svg+xml');
  assert.match(drawing.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
  assert.match(await drawing.text(), /^<svg/);
  assert.equal((await fetch(`${url}/-/media/cv.pdf`)).headers.get('content-type'), 'application/pdf');
});

test('[A14] no path leads out of the media folder', async (t) => {
  const { url, folder, changed } = await startEdge(t, { watch: true });
  const noticed = changed();
  folder.write({ 'media/.secret.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>', 'media/notes.txt': 'x' });
  await noticed;
  // Straight to the socket, because fetch would normalise the paths.
  const status = (path: string) =>
    new Promise<number | undefined>((done, failed) => {
      get({ host: '127.0.0.1', port: new URL(url).port, path }, (response) => {
        response.resume();
        done(response.statusCode);
      }).on('error', failed);
    });
  for (const path of [
    '/-/media/../site.yaml',
    '/-/media/%2e%2e/site.yaml',
    '/-/media/..%2fsite.yaml',
    '/-/media/pictures/..%5c..%5csite.yaml',
    '/-/media/%2fetc%2fpasswd',
    '/-/media//etc/passwd',
    '/-/media/red.webp%00.svg',
    '/-/media/%',
    '/-/media/.secret.svg',
    '/-/media/notes.txt',
    '/-/media/pictures',
    '/-/media/',
    '/-/media',
  ]) {
    assert.equal(await status(path), 404, path);
  }
});

test('[O4] a changed picture is served without a restart', async (t) => {
  const { url, folder, changed } = await startEdge(t, { watch: true });
  const width = async () =>
    (await sharp(await (await fetch(`${url}/-/media/pictures/red.webp`)).arrayBuffer()).metadata()).width;
  assert.equal(await width(), 400);
  const noticed = changed();
  folder.write({
    'media/pictures/red.webp': await sharp({
      create: { width: 64, height: 64, channels: 3, background: 'blue' },
    })
      .webp()
      .toBuffer(),
  });
  await noticed;
  assert.equal(await width(), 64);
});
