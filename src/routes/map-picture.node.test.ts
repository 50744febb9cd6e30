import { pictureHref } from '@/domain/map/picture-address';
import { routesWorld } from '#routes/testing/world';

let world: Awaited<ReturnType<typeof routesWorld>>;
beforeAll(async () => {
  world = await routesWorld(async () => ({
    'map-picture': (await import('@/pages/api/map-picture')).default,
  }));
});
afterAll(() => world.stop());

const ask = (address: string, method = 'GET') => fetch(world.origin + address, { method });
const clinic = { latitude: 41.9282, longitude: -87.6422 };

test('[E2] [E9] a map as a picture: the place in the middle, streets around it, kept for a day', async () => {
  const answer = await ask(pictureHref({ marks: [clinic] }));
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
    'public, max-age=86400',
  ]);
  const picture = await answer.text();
  expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 720 400"/);
  expect(picture).toContain('<path d="M360 200l-9 -11h18z"');
  expect(picture).toContain('>Fullerton Avenue</text>');
  expect(picture).not.toMatch(/<script|href=|url\(/);
});

test('[E2] letters of a picture are at least twelve pixels high where it is shown, and none is cut off', async () => {
  for (const [size, width] of [
    ['small', 360],
    ['beside', 352],
    ['wide', 720],
  ] as const) {
    const picture = await (await ask(pictureHref({ marks: [clinic], size }))).text();
    const names = [
      ...picture.matchAll(/<text x="(\d+)"[^>]*font-size="(\d+)"[^>]*?(transform="[^"]*")?>([^<]+)</g),
    ];
    expect(names.length).toBeGreaterThan(1);
    for (const [, x, height, turned, name = ''] of names) {
      expect(Number(height)).toBeGreaterThanOrEqual(14);
      const half = turned ? Number(height) / 2 : (name.length * Number(height) * 0.5) / 2;
      expect(Number(x) - half > 0 && Number(x) + half < width).toBe(true);
    }
  }
});

test('[E5] [E9] several places have the numbers of the list, and the children’s colour on their pages', async () => {
  const marks = [
    { ...clinic, number: 2 },
    { latitude: 41.7887, longitude: -87.6043, number: 7 },
  ];
  const picture = await (await ask(pictureHref({ marks, isForChildren: true, size: 'small' }))).text();
  expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 360 320"/);
  expect([...picture.matchAll(/font-weight="700" fill="#fff">(\d+)</g)].map(([, number]) => number)).toEqual([
    '2',
    '7',
  ]);
  expect(picture).toContain('#c2410c');
  expect(await (await ask(pictureHref({ marks }))).text()).not.toContain('#c2410c');
});

test.each(['', 'at=', 'at=41.9', 'at=91,0', 'at=1,2,<b>', 'at=0,181', `at=${'1,2;'.repeat(40)}1,2`])(
  '[E9] no picture of "%s"',
  async (query) => {
    expect((await ask(`/api/map-picture?${query}`)).status).toBe(400);
  },
);

test('[E9] marks that would cover each other are one with all their numbers', async () => {
  const house = [1, 4, 12].map((number) => ({ ...clinic, number }));
  const marks = [...house, { latitude: 41.5, longitude: -88.2, number: 5 }];
  const picture = await (await ask(pictureHref({ marks }))).text();
  expect([...picture.matchAll(/font-weight="700" fill="#fff">([\d, ]+)</g)].map(([, text]) => text)).toEqual([
    '1, 4, 12',
    '5',
  ]);
});

test('[E9] a picture far from Chicago is a mark on plain ground', async () => {
  const picture = await (await ask(pictureHref({ marks: [{ latitude: -33.9, longitude: 151.2 }] }))).text();
  expect(picture).not.toContain('<text');
  expect(picture).toContain('<circle');
});
