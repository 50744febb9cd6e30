import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { sitemap, sitemapIndex } from '@/services/site-files/sitemap';

/** More than one file holds. */
const trials = 50_001;
const now = new Date('2026-05-05T12:00:00Z');
const field = (value: string) => ({ value });
const picture = (src: string) => ({ jsonValue: { value: { src } } });
const page = (routePath: string, name: string, fields: object = {}) => ({
  routePath,
  route: { displayName: 'A & B <c>', template: { name }, ...fields },
});
const pages = [
  page('/', 'Home', { updated: field('20260304T050607Z'), hero: picture('/-/media/home.webp') }),
  page('/places/a', 'Location Details', {
    place: picture('/-/media/a.jpg'),
    hero: picture('/-/media/a.jpg'),
  }),
  page('/news/old', 'Article', {
    published: field('2020-01-01T00:00:00Z'),
    film: field('https://vimeo.com/41'),
  }),
  page('/news/new', 'Article', {
    published: field('2026-05-04T10:00:00Z'),
    title: field('Cold & "flu"'),
    picture: picture('/-/media/a.webp?x=1&y=2'),
  }),
  ...Array.from({ length: trials }, (_, at) => page(`/trials/t${at}`, 'Clinical Trial Details')),
];
const film = {
  uri: '/videos/41',
  name: 'Our <garden>',
  description: null,
  duration: 61,
  created_time: '2026-04-16T10:00:00+00:00',
  player_embed_url: 'https://player.example/video/41?h=a&b=c',
  pictures: { sizes: [{ width: 640, height: 360, link: 'https://pictures.example/41.jpg' }] },
};

/** What the CMS answers whoever asks for the root of its phrases, or for them. */
const aboutPhrases = {
  layout: { homePage: { rootItem: [{ id: '1' }] } },
  search: {
    pageInfo: { hasNext: false, endCursor: '' },
    results: [{ key: field('Product Name'), phrase: field('Garden & Clinic') }],
  },
};

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    if (request.url?.startsWith('/videos/')) {
      response.end(JSON.stringify(film));
      return;
    }
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { query, variables } = JSON.parse(text) as {
        query: string;
        variables: { after: string; language: string };
      };
      if (!query.includes('routes')) {
        response.end(JSON.stringify({ data: aboutPhrases }));
        return;
      }
      const from = Number(variables.after || 0);
      const results = variables.language === 'en' ? pages.slice(from, from + 12_000) : pages.slice(0, 1);
      const end = from + results.length;
      const hasNext = variables.language === 'en' && end < pages.length;
      const routes = { pageInfo: { hasNext, endCursor: String(end) }, results };
      response.end(JSON.stringify({ data: { site: { siteInfo: { routes } } } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.GRAPH_QL_ENDPOINT = `${origin}/edge`;
  process.env.VIDEO_HOST = origin;
  process.env.PUBLIC_URL = 'https://www.clinic.example';
  process.env.LANGUAGES = 'en,es-MX';
});
afterAll(() => server.close());

const read = async (name: string): Promise<string> => (await sitemap(name, now)) ?? '';
const count = (xml: string) => xml.split('<url>').length - 1;

test('[A15] no file holds more than 50,000 addresses; the index names each file, and news where there are any', async () => {
  const index = (await sitemapIndex(now)) ?? '';
  const names = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(names).toEqual(
    ['locations', 'trials', 'trials-2', 'articles', 'pages', 'news'].map(
      (n) => `https://www.clinic.example/sitemap-${n}.xml`,
    ),
  );
  expect([count(await read('trials')), count(await read('trials-2')), await read('trials-3')]).toEqual([
    50_000,
    1,
    '',
  ]);
  expect(await sitemapIndex(new Date('2026-06-01T00:00:00Z'))).not.toContain('sitemap-news.xml');
});

test('[A15] a film, the news, pictures and languages stand with their pages', async () => {
  const articles = await read('articles');
  expect(articles).toContain('<video:title>Our &lt;garden&gt;</video:title>');
  expect(articles).toContain(
    '<video:player_loc>https://player.example/video/41?h=a&amp;b=c</video:player_loc>',
  );
  expect(articles).toContain('<video:duration>61</video:duration>');
  expect(articles).toContain('<image:loc>https://www.clinic.example/-/media/a.webp?x=1&amp;y=2</image:loc>');
  const news = await read('news');
  expect([count(news), news.includes('<news:language>en</news:language>')]).toEqual([1, true]);
  expect(news).toContain('<news:name>Garden &amp; Clinic</news:name>');
  expect((await read('locations')).match(/<image:loc>.*?<\/image:loc>/g)).toEqual([
    '<image:loc>https://www.clinic.example/-/media/a.jpg</image:loc>',
  ]);
  const home = await read('pages');
  expect(home).toContain('<image:loc>https://www.clinic.example/-/media/home.webp</image:loc>');
  expect(home).toContain('<lastmod>2026-03-04T05:06:07Z</lastmod>');
  expect(home).toContain('hreflang="es-MX" href="https://www.clinic.example/es-mx"');
});

/** The schema of sitemaps.org is no part of the project; those of the extensions are the tests' own. */
const schema = join(process.env.SAMPLE_DATA_DIR ?? '', 'validators/sitemap.xsd');
const isThere = process.env.SAMPLE_DATA_DIR !== undefined && existsSync(schema);
if (!isThere) process.stdout.write('not run: the schema of sitemaps needs SAMPLE_DATA_DIR\n');
const own = (name: string) => ({
  fileName: name,
  contents: readFileSync(join('tests/support/sitemap-schemas', name), 'utf8'),
});

if (isThere)
  test('[A15] every sitemap is valid by the schemas of sitemaps, pictures, films and news', async () => {
    const core = { fileName: 'sitemap.xsd', contents: readFileSync(schema, 'utf8') };
    const extensions = ['image.xsd', 'video.xsd', 'news.xsd', 'xhtml.xsd'].map(own);
    const check = async (name: string) => {
      const xml = { fileName: `${name}.xml`, contents: await read(name) };
      const { valid, errors } = await validateXML({
        xml,
        schema: own('all.xsd'),
        preload: [core, ...extensions],
      });
      return [name, valid, errors.slice(0, 3)];
    };
    const names = ['articles', 'locations', 'news', 'pages', 'trials-2'];
    expect(await Promise.all(names.map(check))).toEqual(names.map((name) => [name, true, []]));
    const broken = {
      fileName: 'x.xml',
      contents: (await read('articles'))
        .replace('<video:title>', '<video:titel>')
        .replace('</video:title>', '</video:titel>'),
    };
    expect(
      (await validateXML({ xml: broken, schema: own('all.xsd'), preload: [core, ...extensions] })).valid,
    ).toBe(false);
  });
