import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '#config/server/env';
import { mediaLibraries } from '#cms/media-address';
import { publicLookup } from '#gateway/public-lookup';
import { fetchMedia } from '#services/media/client';

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46]);
const svg = (inside: string) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
/** What a library of others sends: name, its type, its bytes. */
const files: Readonly<Record<string, readonly [type: string, bytes: Buffer | string]>> = {
  'named wrongly.ashx': ['application/octet-stream', jpeg],
  'page.jpg': ['image/jpeg', '<!doctype html><script>alert(1)</script>'],
  'mark.svg': ['text/plain', svg('<path d="M0 0h9"/>')],
  'drawing.ashx': [
    'image/svg+xml',
    svg('<path d="M0 0h9v9z"/>').replace('<svg ', '<svg width="9" height="9" '),
  ],
  'empty.ashx': ['image/svg+xml', '<svg>'],
  'script.svg': ['image/svg+xml', svg('<script>alert(1)</script>')],
  'handler.svg': ['image/svg+xml', svg('<g onload="alert(1)"/>')],
  'form.docx': ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK\x03\x04rest'],
  'program.exe': ['image/png', 'MZ\x90'],
};
const asked: IncomingMessage[] = [];
let server: Server;
let key = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    const name = decodeURIComponent(
      new URL(request.url ?? '', 'http://library').pathname.split('/').at(-1) ?? '',
    );
    if (name === 'moved.jpg') return void response.writeHead(302, { location: '/tenant/media/b.jpg' }).end();
    if (name === 'film.mp4') {
      const where = { 'content-type': 'video/mp4', 'content-range': 'bytes 8-15/900000000' };
      return void response.writeHead(206, where).end('ofafilm!');
    }
    if (name === 'part.html')
      return void response
        .writeHead(206, { 'content-type': 'text/html', 'content-range': 'bytes 1-2/9' })
        .end('<b');
    const [type, bytes] = files[name] ?? ['image/jpeg', jpeg];
    response.writeHead(200, { 'content-type': type }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.MEDIA_LIBRARIES = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tenant/media`;
  key = mediaLibraries()[0]?.key ?? '';
});
afterAll(() => server.close());

const ask = (name: string, query = {}, headers = {}) =>
  fetchMedia([`~${key}`, 'Ward 4', name], query, headers);

test('[O3] a picture of a media library is what its bytes say, and the library is asked as its pages ask', async () => {
  const found = await ask('named wrongly.ashx', { w: '580', iar: '0', hash: 'AB12', evil: '1', h: 'x' });
  expect(found).toMatchObject({
    ok: true,
    value: { status: 200, headers: { 'Content-Type': 'image/jpeg' } },
  });
  expect(asked.at(-1)?.url).toBe('/tenant/media/Ward%204/named%20wrongly.ashx?w=580&iar=0&hash=AB12');
  // Nothing about the visitor, and no key of the CMS.
  expect(Object.keys(asked.at(-1)?.headers ?? {}).toSorted()).toEqual(['accept', 'connection', 'host']);
});

test.each(['page.jpg', 'script.svg', 'handler.svg', 'program.exe', 'moved.jpg', 'empty.ashx', 'part.html'])(
  '[O3] [O8] %s is no file for a page',
  async (name) => {
    expect(await ask(name, {}, { range: 'bytes=1-2' })).toEqual({ ok: false, error: 'notFound' });
  },
);

test('[O3] drawings run nothing, and documents of an office are saved', async () => {
  const [drawing, document] = [await ask('mark.svg'), await ask('form.docx')];
  expect(drawing).toMatchObject({
    value: {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Content-Security-Policy': expect.stringContaining('sandbox'),
      },
    },
  });
  expect(document).toMatchObject({ value: { headers: { 'Content-Disposition': 'attachment' } } });
  // The optimizer takes no drawings, and this one's name does not say that it is one.
  const drawn = await ask('drawing.ashx');
  expect(drawn).toMatchObject({ value: { headers: { 'Content-Type': 'image/png' } } });
  expect(drawn.ok && drawn.value.body.subarray(1, 4).toString()).toBe('PNG');
});

test('[L2] [O3] of a long film no more than four mebibytes are fetched at a time', async () => {
  const part = await ask('film.mp4', {}, { range: 'bytes=8-' });
  expect(asked.at(-1)?.headers.range).toBe(`bytes=8-${8 + 4 * 1024 * 1024 - 1}`);
  expect(part).toMatchObject({
    value: { status: 206, headers: { 'Content-Type': 'video/mp4', 'Content-Range': 'bytes 8-15/900000000' } },
  });
  await ask('film.mp4', {}, { range: 'bytes=0-1,5-6' });
  expect(asked.at(-1)?.headers.range).toBeUndefined();
});

test.each([[['~00000000', 'a.jpg']], [['~']], [['~__proto__', 'a.jpg']]])(
  '[O3] [P3] %j names no library, and nobody is asked',
  async (segments) => {
    const before = asked.length;
    expect(await fetchMedia(segments, {})).toEqual({ ok: false, error: 'notFound' });
    expect(asked).toHaveLength(before);
  },
);

test.each([
  'http://edge.example/media',
  'https://10.0.0.8/media',
  'https://[fd00::8]/media',
  'https://169.254.169.254',
  'https://key@edge.example',
  'https://edge.example/media?tenant=1',
  'edge.example',
])('[O3] %s is no library: it is not safe to ask', (address) => {
  const read = readEnvironment({ MEDIA_LIBRARIES: `https://edge.example/media,${address}` });
  expect(read).toMatchObject({
    ok: false,
    problems: [expect.stringMatching(/^MEDIA_LIBRARIES must be a list/)],
  });
});

test('[O3] a name that leads into a private network is not followed', async () => {
  const found = (all: boolean) =>
    new Promise((resolve) =>
      publicLookup('localhost', { all }, (error, address) => resolve(error?.code ?? address)),
    );
  expect(await found(true)).toBe('ENOTFOUND');
  expect(await found(false)).toBe('ENOTFOUND');
});
