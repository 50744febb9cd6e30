import type { APIRequestContext } from '@playwright/test';
import { expect, siteUrl, test } from './support';

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(new URL(path, siteUrl()).href);
  expect([path, answer.status()]).toEqual([path, 200]);
  return answer.text();
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test('[A15] the sitemap lists each kind of page; its addresses are there, and canonical to themselves', async ({
  page,
  request,
}) => {
  const robots = await read(request, '/robots.txt');
  expect(robots).toContain('Disallow: /schedule-an-appointment');
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const parts = locations(await read(request, new URL(index).pathname));
  const names = parts.map((part) => new URL(part).pathname);
  for (const kind of ['physicians', 'locations', 'conditions', 'trials', 'articles', 'pages'])
    expect(names).toContain(`/sitemap-${kind}.xml`);
  await page.goto(`${siteUrl()}/livez`);
  for (const name of names) {
    const xml = await read(request, name);
    const wellFormed = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror') === null,
      xml,
    );
    const listed = locations(xml);
    expect({ name, wellFormed, isSmall: listed.length <= 50_000 }).toEqual({
      name,
      wellFormed: true,
      isSmall: true,
    });
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.join(' ')).not.toMatch(/page-not-found|resource-problem|\/appointments\/|confirm-address/);
    const middle = Math.floor(listed.length / 2);
    for (const address of [listed[0], listed[middle], listed.at(-1)]) {
      const { pathname } = new URL(address ?? '');
      const html = await read(request, pathname);
      expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(address);
      expect(html).not.toMatch(/<meta name="robots" content="noindex/);
      for (const [, language, href] of xml
        .slice(xml.indexOf(`<loc>${address}</loc>`))

        .split('</url>', 1)
        .join('')
        .matchAll(/hreflang="([^"]+)" href="([^"]+)"/g))
        expect(html.toLowerCase()).toContain(`hreflang="${language}" href="${href}"`.toLowerCase());
    }
  }
});

test('[A15] [A16] programs find whom to tell, the prices, the news and the mark; addresses with a question are not listed', async ({
  request,
}) => {
  const security = await read(request, '/.well-known/security.txt');
  expect(security).toMatch(/^Contact: (mailto:|https:)\S+$/m);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(security)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3600 * 1000);

  const prices = await read(request, '/cms-hpt.txt');
  for (const line of ['location-name', 'source-page-url', 'mrf-url', 'contact-name', 'contact-email'])
    expect(prices).toMatch(new RegExp(`^${line}: \\S`, 'm'));
  const [, file = ''] = /^mrf-url: (\S+)$/m.exec(prices) ?? [];
  expect(await read(request, new URL(file).pathname)).toMatch(/^hospital_name,/);
  const [, source = ''] = /^source-page-url: (\S+)$/m.exec(prices) ?? [];
  expect(await read(request, new URL(source).pathname)).toContain(new URL(file).pathname);

  const home = await read(request, '/');
  for (const notice of [
    '/patients-visitors/price-list',
    '/patients-visitors/no-surprise-bills',
    '/nondiscrimination',
  ]) {
    expect(home.slice(home.indexOf('<footer'))).toContain(`href="${notice}"`);
    await read(request, notice);
  }

  const rss = await read(request, '/feed.xml');
  const dates = [...rss.matchAll(/<pubDate>([^<]+)</g)].map(([, date = '']) => Date.parse(date));
  expect(dates.length).toBeGreaterThan(3);
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  const feed = JSON.parse(await read(request, '/feed.json')) as {
    readonly version: string;
    readonly items: readonly { readonly id: string; readonly url: string }[];
  };
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.items).toHaveLength(dates.length);
  await read(request, new URL(feed.items[0]?.url ?? '').pathname);

  const manifest = JSON.parse(await read(request, '/site.webmanifest')) as {
    readonly name: string;
    readonly icons: readonly { readonly src: string }[];
  };
  expect(manifest.name).not.toBe('');
  for (const { src } of manifest.icons) await read(request, src);
  await read(request, '/favicon.ico');

  const asked = await request.get(`${siteUrl()}/find-a-physician?query=heart`);
  expect(asked.headers()['x-robots-tag']).toBe('noindex, follow');
  expect((await request.get(`${siteUrl()}/find-a-physician`)).headers()['x-robots-tag']).toBeUndefined();
});
