/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { imageOf } from '@/cms/fields/readers';
import { normalizeLayout } from '#cms/normalize-layout';
import { fetchMedia } from '#services/media/client';

const plain = (background: object) =>
  sharp({ create: { width: 40, height: 30, channels: 4, background: { alpha: 1, ...background } } });
const pictures: Record<string, () => Promise<Buffer>> = {
  'night.jpg': () => plain({ r: 0, g: 0, b: 0 }).jpeg().toBuffer(),
  'lawn no 4.webp': () => plain({ r: 20, g: 160, b: 40 }).removeAlpha().webp().toBuffer(),
  'grey.png': () => plain({ r: 90, g: 90, b: 90 }).greyscale().removeAlpha().png().toBuffer(),
  'sign.png': () => plain({ r: 200, g: 0, b: 0, alpha: 0.5 }).png().toBuffer(),
  'broken.png': () => Promise.resolve(Buffer.from('\x89PNG\r\n\x1a\n and nothing', 'latin1')),
};

const folder = mkdtempSync(join(tmpdir(), 'foyer-colours-'));
let server: Server;
beforeAll(async () => {
  process.env.DATA_DIR = folder;
  server = createServer((request, response) => {
    const make = pictures[decodeURIComponent(request.url?.split(/[/?]/).at(3) ?? '')];
    void make?.().then((body) => response.end(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env.MEDIA_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a page of the CMS says of a picture. */
function shown(src: string, more: object = {}) {
  const fields = { picture: { value: { src, alt: 'A', ...more } } };
  const { route } = normalizeLayout(
    { sitecore: { context: {}, route: { name: 'a', fields } } },
    { language: 'en', defaultLanguage: 'en' },
  );
  return imageOf(route?.fields.picture)?.colour;
}

/** How much lighter a colour is than black, as contrast is reckoned (WCAG 2.2, 1.4.3). */
function contrastWithInk(colour: string): number {
  const luminance = (hex: string) =>
    [1, 3, 5]
      .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
  return (luminance(colour) + 0.05) / (luminance('#1b1b1f') + 0.05);
}

async function untilKnown(src: string): Promise<string> {
  for (let looks = 0; looks < 400; looks += 1) {
    const colour = shown(src);
    if (colour !== undefined) return colour;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${src} has no colour`);
}

test('[A14] a page has the colour of each picture that somebody fetched, and its text can be read on it', async () => {
  expect(shown('/-/media/lawn%20no%204.webp', { colour: 'url(//evil.example)' })).toBeUndefined();
  await fetchMedia(['lawn no 4.webp'], { w: '20' });
  const lawn = await untilKnown('/-/media/lawn%20no%204.webp?w=640');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(lawn.slice(at, at + 2), 16));
  expect(green).toBeGreaterThan(red);
  expect(green).toBeGreaterThan(blue);
  await fetchMedia(['night.jpg'], {});
  await fetchMedia(['grey.png'], {});
  const colours = [lawn, await untilKnown('/-/media/night.jpg'), await untilKnown('/-/media/grey.png')];
  for (const colour of colours) expect(contrastWithInk(colour)).toBeGreaterThan(4.5);
});

test('[A14] what can be seen through, and what is no picture, has none', async () => {
  for (const name of ['sign.png', 'broken.png', 'night.jpg']) await fetchMedia([name], {});
  await untilKnown('/-/media/night.jpg');
  expect([shown('/-/media/sign.png'), shown('/-/media/broken.png')]).toEqual([undefined, undefined]);
});
