import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import sharp from 'sharp';
import { createMediaGateway } from '../cms/media-gateway.ts';
import { openContent } from '../content/open.ts';
import { createContentFolder } from '../content/testing/folder.ts';
import { createGatewayServer } from '../lib/server.ts';
import { createVideoGateway } from './gateway.ts';

const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const templates = `
- name: Video File
  fields:
    - { name: videoId, type: text, shared: true }
    - { name: title, type: text }
    - { name: description, type: multiline }
    - { name: seconds, type: integer, shared: true }
    - { name: created, type: date, shared: true }
    - { name: plays, type: integer, shared: true }
    - { name: film, type: file, shared: true }
    - { name: picture, type: image, shared: true }
`;
const items = `
children:
  - name: knee
    template: Video File
    fields: { videoId: '8842', title: A new knee, description: Six weeks., seconds: 95, created: '2026-02-11', plays: 77, film: { media: 'films/knee.webm', alt: '' }, picture: { media: films/knee.webp, alt: '' } }
  - name: bare
    template: Video File
    fields: { videoId: '8843', title: Bare }
`;

async function start(t: TestContext) {
  const picture = sharp({ create: { width: 800, height: 450, channels: 3, background: 'green' } });
  const folder = createContentFolder({
    'templates/videos.yaml': templates,
    'items/data/films.yaml': items,
    'media/films/knee.webm': film,
    'media/films/knee.webp': await picture.webp().toBuffer(),
    'media/films/knee.en.vtt': 'WEBVTT\n',
    'media/films/knee.ar.vtt': 'WEBVTT\n',
    'media/films/knee.fr.vtt': 'WEBVTT\n',
  });
  const opened = await openContent({ folder: folder.path, watch: false });
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const content = opened.value;
  const gateways = createGatewayServer({ expected: 2, onFailure: () => undefined });
  gateways.mount(createVideoGateway({ content, token: 'key-1', siteUrl: 'https://www.clinic.example' }));
  gateways.mount(createMediaGateway(content));
  await new Promise<void>((done) => gateways.server.listen(0, '127.0.0.1', done));
  t.after(async () => {
    await gateways.stop();
    content.close();
    folder.remove();
  });
  const origin = `http://127.0.0.1:${(gateways.server.address() as AddressInfo).port}`;
  const ask = (path: string, headers: Record<string, string> = { authorization: 'bearer key-1' }) =>
    fetch(`${origin}${path}`, { headers });
  return { origin, ask };
}

test('[L4] a video is told in the words of Vimeo’s interface', async (t) => {
  const { origin, ask } = await start(t);
  const answer = await ask('/video/videos/8842');
  assert.equal(answer.status, 200);
  assert.deepEqual(await answer.json(), {
    uri: '/videos/8842',
    name: 'A new knee',
    description: 'Six weeks.',
    type: 'video',
    link: 'https://www.clinic.example/-/media/films/knee.webm',
    player_embed_url: 'https://www.clinic.example/-/media/films/knee.webm',
    duration: 95,
    width: 800,
    height: 450,
    created_time: '2026-02-11T00:00:00+00:00',
    privacy: { view: 'anybody', embed: 'public' },
    pictures: {
      base_link: `${origin}/-/media/films/knee.webp`,
      sizes: [
        { width: 800, height: 450, link: `${origin}/-/media/films/knee.webp` },
        { width: 640, height: 360, link: `${origin}/-/media/films/knee.webp?w=640` },
        { width: 295, height: 166, link: `${origin}/-/media/films/knee.webp?w=295` },
      ],
    },
    stats: { plays: 77 },
    files: [
      { quality: 'hd', rendition: '540p', type: 'video/webm', link: `${origin}/-/media/films/knee.webm` },
    ],
  });
  const bare = (await (await ask('/video/videos/8843')).json()) as Record<string, unknown>;
  assert.deepEqual(
    [bare.name, bare.description, bare.pictures, bare.stats, bare.files],
    ['Bare', null, { sizes: [] }, { plays: null }, []],
  );
});

test('[L2] its captions are the files beside it, in the languages of the site', async (t) => {
  const { origin, ask } = await start(t);
  const { data } = (await (await ask('/video/videos/8842/texttracks')).json()) as {
    data: { link: string }[];
  };
  assert.deepEqual(data, [
    {
      uri: '/videos/8842/texttracks/en',
      active: true,
      type: 'captions',
      language: 'en',
      name: 'English',
      link: `${origin}/-/media/films/knee.en.vtt`,
    },
    {
      uri: '/videos/8842/texttracks/ar',
      active: true,
      type: 'captions',
      language: 'ar',
      name: 'العربية',
      link: `${origin}/-/media/films/knee.ar.vtt`,
    },
  ]);
  const captions = await fetch(String(data[0]?.link));
  assert.match(captions.headers.get('content-type') ?? '', /^text\/vtt/);
});

test('[L4] no token, another one, and videos that nobody knows', async (t) => {
  const { origin, ask } = await start(t);
  const status = async (path: string, headers?: Record<string, string>) => (await ask(path, headers)).status;
  assert.equal(await status('/video/videos/8842', {}), 401);
  assert.equal(await status('/video/videos/8842', { authorization: 'bearer key-2' }), 401);
  assert.equal(await status('/video/videos/8842', { authorization: 'Bearer key-1' }), 200);
  for (const path of [
    '/video/videos/1',
    '/video/videos/',
    '/video/videos/8842x',
    '/video',
    '/video/videos/8842/comments',
  ])
    assert.equal(await status(path), 404, path);
  const post = await fetch(`${origin}/video/videos/8842`, { method: 'POST' });
  assert.equal(post.status, 405);
});

test('[L2] a film is sent in parts, as browsers ask for it', async (t) => {
  const { ask } = await start(t);
  const part = async (range: string, more: Record<string, string> = {}) => {
    const answer = await ask('/-/media/films/knee.webm', { range, ...more });
    const body = Buffer.from(await answer.arrayBuffer());
    return {
      status: answer.status,
      where: answer.headers.get('content-range'),
      body,
      etag: answer.headers.get('etag'),
    };
  };
  const expectPart = async (range: string, from: number, to: number) => {
    const { status, where, body } = await part(range);
    assert.deepEqual([status, where], [206, `bytes ${from}-${to}/1000`], range);
    assert.ok(body.equals(film.subarray(from, to + 1)), range);
  };
  await expectPart('bytes=0-99', 0, 99);
  await expectPart('bytes=900-', 900, 999);
  await expectPart('bytes=-10', 990, 999);
  await expectPart('bytes=990-5000', 990, 999);
  await expectPart('bytes=-5000', 0, 999);
  for (const range of ['bytes=1000-', 'bytes=-0']) {
    const { status, where } = await part(range);
    assert.deepEqual([status, where], [416, 'bytes */1000'], range);
  }
  for (const range of ['bytes=5-1', 'bytes=a-b', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=-']) {
    const { status, body } = await part(range);
    assert.deepEqual([status, body.length], [200, 1000], range);
  }
  const { etag } = await part('bytes=0-0');
  assert.equal((await part('bytes=0-9', { 'if-range': String(etag) })).status, 206);
  assert.equal((await part('bytes=0-9', { 'if-range': '"older"' })).status, 200);
});
