import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadVideo } from '#services/video/load';

/** A video service as Vimeo's, and the media of a CMS; answers by what is asked for. */
const asked: { path: string; authorization: string | undefined; accept: string | undefined }[] = [];
let server: Server;
let origin = '';

const whole = (more: object = {}) => ({
  uri: '/videos/1',
  name: 'Breathing out',
  description: null,
  duration: 3725,
  created_time: '2025-11-03T08:15:00+00:00',
  player_embed_url: 'https://player.vimeo.com/video/31?h=abcdef12',
  pictures: {
    sizes: [
      { width: 200, height: 150, link: 'https://i.vimeocdn.com/video/31_200x150' },
      { width: 1920, height: 1080, link: 'https://i.vimeocdn.com/video/31_1920x1080' },
      { width: 640, height: 360, link: 'https://i.vimeocdn.com/video/31_640x360' },
    ],
  },
  stats: { plays: 41 },
  ...more,
});
const own = () =>
  whole({
    description: 'How to use a spacer.',
    duration: 75,
    player_embed_url: `${origin}/-/media/films/spacer.webm`,
    pictures: { sizes: [{ width: 1280, height: 720, link: `${origin}/-/media/films/spacer.webp` }] },
    stats: { plays: null },
    files: [{ type: 'video/webm', link: `${origin}/-/media/films/spacer.webm` }],
  });
const tracks = () => ({
  data: [
    {
      active: true,
      type: 'captions',
      language: 'en',
      name: 'English',
      link: `${origin}/-/media/films/spacer.en.vtt`,
    },
    {
      active: false,
      type: 'captions',
      language: 'fr',
      name: 'Français',
      link: `${origin}/-/media/films/spacer.fr.vtt`,
    },
    {
      active: true,
      type: 'captions',
      language: 'ar',
      name: null,
      link: `${origin}/-/media/films/spacer.ar.vtt`,
    },
    {
      active: true,
      type: 'captions',
      language: 'de',
      name: 'Deutsch',
      link: 'https://elsewhere.example/de.vtt',
    },
  ],
});
const answers: Readonly<Record<string, () => unknown>> = {
  '/api/videos/31': () => whole(),
  '/api/videos/31/texttracks': () => ({
    data: [{ active: true, language: 'en', link: 'https://vimeo.example/en' }],
  }),
  '/api/videos/33/texttracks': () => ({
    data: [{ active: false, language: 'en', link: 'https://vimeo.example/en' }],
  }),
  '/api/videos/36': () => whole(),
  '/api/videos/36/texttracks': () => 'nonsense',
  '/api/videos/32': () => whole({ name: '', created_time: null, duration: 'long', pictures: null, stats: 7 }),
  '/api/videos/33': () =>
    whole({ description: ' A word. ', duration: 0, stats: undefined, player_embed_url: null }),
  '/api/videos/34': () => [1, 2],
  '/api/videos/51': own,
  '/api/videos/51/texttracks': tracks,
  '/api/videos/52': () => whole(),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://x').pathname;
    asked.push({ path, authorization: request.headers.authorization, accept: request.headers.accept });
    if (path === '/api/videos/500') return void response.writeHead(500).end();
    if (/^\/-\/media\/tours\/a%20b\.(en|ar)\.vtt$/.test(path))
      return void response.writeHead(200, { 'content-type': 'text/vtt; charset=utf-8' }).end('WEBVTT\n');
    const answer = answers[path];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ? answer() : { error: 'not found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.VIDEO_HOST = `${origin}/api`;
  process.env.VIDEO_TOKEN = 'a-token-of-the-test';
  process.env.MEDIA_HOST = origin;
  process.env.PUBLIC_URL = 'https://www.clinic.example';
});
afterAll(() => server.close());

const known = async (address: string) => {
  const loaded = await loadVideo(address);
  if (!loaded.ok) throw new Error(loaded.error);
  return loaded.data;
};

test('[L4] [A13] what Vimeo says of a video becomes a VideoObject', async () => {
  const { structured, ...rest } = await known('https://player.vimeo.com/video/31?h=abcdef12');
  expect(structured).toEqual({
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: 'Breathing out',
    description: 'Breathing out',
    thumbnailUrl: 'https://i.vimeocdn.com/video/31_1920x1080',
    uploadDate: '2025-11-03T08:15:00+00:00',
    duration: 'PT1H2M5S',
    embedUrl: 'https://player.vimeo.com/video/31?h=abcdef12',
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'WatchAction' },
      userInteractionCount: 41,
    },
  });
  // Nothing of Vimeo's is shown before the visitor starts the video.
  expect(rest).toEqual({ name: 'Breathing out', captions: [], seconds: 3725 });
});

test('[L4] the service is asked with a bearer token, on the server', async () => {
  await known('https://vimeo.com/31');
  expect(asked[0]).toEqual({
    path: '/api/videos/31',
    authorization: 'bearer a-token-of-the-test',
    accept: 'application/vnd.vimeo.*+json;version=3.4',
  });
});

test('[L4] what it does not say is left out', async () => {
  const { structured } = await known('https://vimeo.com/33');
  expect(structured).toMatchObject({ description: 'A word.' });
  for (const name of ['duration', 'interactionStatistic', 'embedUrl'])
    expect(structured).not.toHaveProperty(name);
});

test.each([
  ['says too little', 'https://vimeo.com/32'],
  ['says something else', 'https://vimeo.com/34'],
  ['does not know the video', 'https://vimeo.com/404'],
  ['fails', 'https://vimeo.com/500'],
])('[L4] a service that %s is no structured data, and the video stays', async (_what, address) => {
  const loaded = await loadVideo(address);
  expect(loaded.ok && loaded.data.structured).toBeUndefined();
  expect(loaded.ok && loaded.data.missing).toBeUndefined();
  expect(loaded).not.toHaveProperty('isPartial');
});

test('[L2] a video of the site’s own service comes with its film, picture and captions under this site’s address', async () => {
  const { structured, ...rest } = await known('/videos/51');
  expect(rest).toEqual({
    name: 'Breathing out',
    file: '/-/media/films/spacer.webm',
    poster: '/-/media/films/spacer.webp',
    seconds: 75,
    captions: [
      { src: '/-/media/films/spacer.en.vtt', language: 'en', label: 'English' },
      { src: '/-/media/films/spacer.ar.vtt', language: 'ar', label: 'العربية' },
    ],
  });
  expect(structured).toMatchObject({
    description: 'How to use a spacer.',
    duration: 'PT1M15S',
    thumbnailUrl: 'https://www.clinic.example/-/media/films/spacer.webp',
    contentUrl: 'https://www.clinic.example/-/media/films/spacer.webm',
    embedUrl: 'https://www.clinic.example/-/media/films/spacer.webm',
  });
});

test('[L2] one that is gone, or has no film here, is missing; one that nobody can find now makes the page not whole', async () => {
  expect(await loadVideo('/videos/404')).toEqual({ ok: true, data: { captions: [], missing: 'gone' } });
  expect(await loadVideo('/videos/52')).toEqual({ ok: true, data: { captions: [], missing: 'gone' } });
  expect(await loadVideo('/videos/500')).toEqual({
    ok: true,
    data: { captions: [], missing: 'unavailable' },
    isPartial: true,
  });
});

test('[L2] a film of the media library has the captions that stand beside it', async () => {
  expect((await known('/-/media/tours/a%20b.webm')).captions.map(({ src }) => src)).toEqual([
    '/-/media/tours/a%20b.en.vtt',
    '/-/media/tours/a%20b.ar.vtt',
  ]);
  expect(await known('/-/media/tours/none.mp4')).toEqual({ captions: [] });
});

test('[L4] nobody is asked about other addresses', async () => {
  const before = asked.length;
  for (const address of ['', 'https://films.example.org/31', 'javascript:alert(1)', '/films/tour.mp4'])
    expect(await known(address)).toEqual({ captions: [] });
  expect(asked).toHaveLength(before);
});

test('[L2] whether Vimeo has captions is asked: only a video that has none for certain is said to lack them', async () => {
  expect(await known('https://vimeo.com/31')).not.toHaveProperty('isUncaptioned');
  expect(await known('https://vimeo.com/33')).toHaveProperty('isUncaptioned', true);
  expect(await known('https://vimeo.com/36')).not.toHaveProperty('isUncaptioned');
});
