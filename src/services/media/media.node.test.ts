import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchMedia } from '#services/media/client';

const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff, 0xfe, 0x80]);
let asked: IncomingMessage | undefined;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked = request;
    const name = new URL(request.url ?? '', 'http://cms').pathname.split('/').at(-1);
    if (request.headers['if-none-match'] === '"v1"') return void response.writeHead(304).end();
    if (name === 'page.html') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    if (name === 'down.png') return void response.writeHead(500).end();
    if (name === 'tour.webm') {
      const isInside = request.headers.range === 'bytes=2-4' && request.headers['if-range'] === '"v2"';
      const where = { 'content-type': 'video/webm', 'content-range': isInside ? 'bytes 2-4/8' : 'bytes */8' };
      return void response.writeHead(isInside ? 206 : 416, where).end(isInside ? picture.subarray(2, 5) : '');
    }
    const length = name === 'huge.png' ? { 'content-length': String(21 * 1024 * 1024) } : {};
    response.writeHead(200, { 'content-type': 'image/png', etag: '"v1"', ...length });
    response.end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.MEDIA_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cms/`;
});
afterAll(() => server.close());

test('[O8] a picture of the CMS arrives byte for byte, in the size that was asked for', async () => {
  const found = await fetchMedia(['staff', 'ana b.png'], { w: '320', evil: '1' });
  expect(found).toMatchObject({ ok: true, value: { status: 200, headers: { ETag: '"v1"' } } });
  expect(found.ok && found.value.body.equals(picture)).toBe(true);
  expect(asked?.url).toBe('/cms/-/media/staff/ana%20b.png?w=320');
  expect(asked?.headers.accept).toBe('*/*');
});

test('[O8] a browser that has the picture gets no body', async () => {
  const found = await fetchMedia(['ana.png'], {}, { 'if-none-match': '"v1"' });
  expect(found).toMatchObject({ ok: true, value: { status: 304 } });
});

test.each([
  ['is no media', ['page.html']],
  ['is larger than 20 MiB', ['huge.png']],
  ['lies outside of the media folder', ['..', 'secret.png']],
])('[O8] a file that %s is not found', async (_why, segments) => {
  expect(await fetchMedia(segments, {})).toEqual({ ok: false, error: 'notFound' });
});

test('[O8] a CMS that fails is not a missing file', async () => {
  expect(await fetchMedia(['down.png'], {})).toEqual({ ok: false, error: 'unavailable' });
});

test('[L2] a part of a film is asked for, and arrives as a part', async () => {
  const part = await fetchMedia(['tour.webm'], {}, { range: 'bytes=2-4', 'if-range': '"v2"' });
  expect(part).toMatchObject({
    ok: true,
    value: { status: 206, headers: { 'Content-Range': 'bytes 2-4/8' } },
  });
  expect(part.ok && part.value.body.equals(picture.subarray(2, 5))).toBe(true);
  const beyond = await fetchMedia(['tour.webm'], {}, { range: 'bytes=9-' });
  expect(beyond).toMatchObject({
    ok: true,
    value: { status: 416, headers: { 'Content-Range': 'bytes */8' } },
  });
});
