import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextApiRequest, NextApiResponse } from 'next';
import sharp from 'sharp';
import { headOf } from '@/cms/head';
import media from '@/pages/api/media/[...path]';
import { brands } from '#services/title-picture/picture';

const page = (routePath: string, displayName: string, fields: object = {}) => ({
  routePath,
  route: { displayName, template: { name: 'Any' }, ...fields },
});
/** What the CMS lists, by language. */
const pages: Readonly<Record<string, readonly object[]>> = {
  en: [
    page('/', 'Home'),
    page('/Wards/North', 'The northern <ward> & its 9 beds'),
    page('/wards/south', 'The southern ward'),
    page('/comer/wards', 'The northern <ward> & its 9 beds'),
    page('/long', 'Nguyễn Čapková, '.repeat(40)),
    page('/secret', 'A plan', { hidden: { value: '1' } }),
  ],
  ar: [page('/wards/north', 'الجناح الشمالي 9')],
};

const servers: Server[] = [];
async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let site: string;
beforeAll(async () => {
  process.env.LANGUAGES = 'en,ar';
  process.env.GRAPH_QL_ENDPOINT = await listen(
    createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        const { variables } = JSON.parse(text) as { variables: { language: string } };
        const routes = { pageInfo: { hasNext: false }, results: pages[variables.language] ?? [] };
        response.end(JSON.stringify({ data: { site: { siteInfo: { routes } } } }));
      });
    }),
  );
  site = await listen(
    createServer((request, response) => {
      const path = decodeURIComponent(request.url ?? '')
        .replace('/-/media/', '')
        .split('/');
      const called = Object.assign(request, { query: { path } });
      const shim = Object.assign(response, {
        status(code: number) {
          response.statusCode = code;
          return shim;
        },
      });
      void media(called as unknown as NextApiRequest, shim as unknown as NextApiResponse);
    }),
  );
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const base = { displayName: '', defaultLanguage: 'en', productName: '', fields: {} };
const pictureOf = (itemPath: string, language = 'en') =>
  headOf({ ...base, siteUrl: site, itemPath, language }).openGraph.image;
async function bytesOf(address: string): Promise<Buffer> {
  const answer = await fetch(address, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  return Buffer.from(await answer.arrayBuffer());
}
/** The columns that have words, as parts of the width. */
async function wordsOf(jpeg: Buffer): Promise<readonly [from: number, to: number]> {
  const { info } = await sharp(jpeg).trim({ threshold: 60 }).toBuffer({ resolveWithObject: true });
  const from = -(info.trimOffsetLeft ?? 0);
  return [from / 1200, (from + info.width) / 1200];
}

test('[A18] a page without a picture is shared with one of its title, in its language and its part’s colour', async () => {
  const [north, south, arabic, children, long] = await Promise.all(
    [pictureOf('/wards/north'), pictureOf('/wards/south'), pictureOf('/wards/north', 'ar')]
      .concat([pictureOf('/comer/wards'), pictureOf('/long'), pictureOf('/')])
      .map(bytesOf),
  );
  if (!north || !south || !arabic || !children || !long) throw new Error('a picture is missing');
  for (const jpeg of [north, south, arabic, children, long]) {
    const { width, height } = await sharp(jpeg).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(jpeg.length).toBeLessThan(80_000);
  }
  expect(north.equals(south)).toBe(false);
  expect(north.equals(await bytesOf(pictureOf('/wards/north')))).toBe(true);
  expect((await wordsOf(north))[0]).toBeCloseTo(0.08, 1);
  expect((await wordsOf(arabic))[1]).toBeCloseTo(0.92, 1);
  expect((await wordsOf(arabic))[0]).toBeGreaterThan(0.3);
  const [red, , blue] = (await sharp(children).stats()).channels;
  expect(blue?.mean).toBeGreaterThan(red?.mean ?? 255);
});

test('[A18] nobody can have words of their own drawn', async () => {
  const asked = [
    '/-/media/~title/en/free-money.jpg',
    '/-/media/~title/en/secret.jpg',
    '/-/media/~title/x.jpg',
  ];
  for (const path of [...asked, '/-/media/~title/en/wards/north.png', '/-/media/~title']) {
    const answer = await fetch(site + path, { redirect: 'manual' });
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 307, '/social.jpg']);
  }
});

test('[A18] the colours are the brands of the themes', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const found = tokens.matchAll(
    /(?::root|\[data-theme='(?<theme>[\w-]+)'\]) \{[^}]*?--brand: (?<colour>#\w+);/g,
  );
  expect(
    Object.fromEntries([...found].map(({ groups }) => [groups?.theme ?? 'main', groups?.colour])),
  ).toEqual(brands);
});
