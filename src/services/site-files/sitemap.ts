import { isNotFoundPath, isPrivatePath, resourceProblemPath } from '@/config/site-paths';
import { env } from '#config/server/env';
import { addressOf, sitePages, type SitePage } from '#cms/site-pages';
import { xmlHead, xmlText } from '@/lib/xml';
import { productName } from '#services/navigation/product-name';
import { filmXml } from '#services/site-files/sitemap-film';

/** A sitemap for each kind of page, by its name in the address; `pages` holds every other template. */
const kinds: Readonly<Record<string, string>> = {
  physicians: 'Physician Details',
  locations: 'Location Details',
  conditions: 'Condition Details',
  trials: 'Clinical Trial Details',
  articles: 'Article',
  pages: '',
};

/** More than the protocol allows in one file would be refused whole. */
const maxUrls = 50_000;
const newsMs = 2 * 24 * 3600 * 1000;

type Listed = SitePage & { readonly language: string };

/**
 * The sitemap index: a file for each kind of page, and one for news of the last two days, if there are any.
 * @returns undefined while nobody knows the pages
 * @requirement A15
 */
export async function sitemapIndex(now: Date): Promise<string | undefined> {
  const pages = await listedPages();
  if (!pages) return undefined;
  const names = Object.keys(kinds).flatMap((kind) => {
    const files = Math.ceil(ofKind(pages, kind).length / maxUrls);
    return Array.from({ length: files }, (_, at) => (at === 0 ? kind : `${kind}-${at + 1}`));
  });
  if (newsIn(pages, now).length > 0) names.push('news');
  const entries = names.map(
    (name) => `<sitemap><loc>${xmlText(`${root()}/sitemap-${name}.xml`)}</loc></sitemap>\n`,
  );
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/**
 * One sitemap of the index.
 * @param name - `physicians`, `articles-2`, `news`
 * @returns undefined while nobody knows the pages; '' where there is no such file
 * @requirement A15
 */
export async function sitemap(name: string, now: Date): Promise<string | undefined> {
  const pages = await listedPages();
  if (!pages) return undefined;
  const [, kind = '', number = '1'] = /^([a-z]+)(?:-([2-9]|[1-9]\d+))?$/.exec(name) ?? [];
  const from = (Number(number) - 1) * maxUrls;
  const isNews = name === 'news';
  const listed = isNews ? newsIn(pages, now) : ofKind(pages, kind).slice(from, from + maxUrls);
  if (listed.length === 0) return '';
  const byPath = Map.groupBy(pages, ({ path }) => path);
  const urls = await Promise.all(
    listed.map(async (page) =>
      urlOf(page, {
        twins: byPath.get(page.path) ?? [],
        news: isNews ? await newsXml(page) : '',
        film: await filmXml(page.film),
      }),
    ),
  );
  return `${xmlHead}<urlset ${namespaces(isNews)}>\n${urls.join('')}</urlset>\n`;
}

function namespaces(isNews: boolean): string {
  return [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
    ...(isNews ? ['xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'] : []),
  ].join(' ');
}

function ofKind(pages: readonly Listed[], kind: string): readonly Listed[] {
  const template = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (template === undefined) return [];
  const others = new Set(Object.values(kinds));
  return pages.filter(({ templateName }) =>
    template === '' ? !others.has(templateName) : templateName === template,
  );
}

function newsIn(pages: readonly Listed[], now: Date): readonly Listed[] {
  return pages.filter(({ published }) => {
    const age = now.getTime() - Date.parse(published);
    return age >= 0 && age <= newsMs;
  });
}

type Beside = { readonly twins: readonly Listed[]; readonly news: string; readonly film: string };

function urlOf(page: Listed, { twins, news, film }: Beside): string {
  const alternates = twins.length > 1 ? twins : [];
  return [
    '<url>',
    `<loc>${xmlText(addressOf(page))}</loc>`,
    page.updated && `<lastmod>${page.updated}</lastmod>`,
    ...alternates.map(
      (twin) =>
        `<xhtml:link rel="alternate" hreflang="${twin.language}" href="${xmlText(addressOf(twin))}"/>`,
    ),
    news,
    ...page.pictures.map(
      (src) => `<image:image><image:loc>${xmlText(new URL(src, root()).href)}</image:loc></image:image>`,
    ),
    film,
    '</url>\n',
  ]
    .filter(Boolean)
    .join('');
}

/** The publication is called as the site is called on its pages, as search engines ask. */
async function newsXml({ language, published, title }: Listed): Promise<string> {
  return (
    `<news:news><news:publication><news:name>${xmlText(await productName(language))}</news:name>` +
    `<news:language>${language.split('-')[0]}</news:language></news:publication>` +
    `<news:publication_date>${published}</news:publication_date>` +
    `<news:title>${xmlText(title)}</news:title></news:news>`
  );
}

/** Every page that may be listed, in each language that has it. */
async function listedPages(): Promise<readonly Listed[] | undefined> {
  const found = await Promise.all(
    env().LANGUAGES.map(async (language) =>
      (await sitePages(language))?.map((page) => ({ ...page, language })),
    ),
  );
  if (found.includes(undefined)) return undefined;
  return found.flatMap((pages) => pages ?? []).filter(({ path }) => !isUnlisted(path));
}

function isUnlisted(path: string): boolean {
  return isNotFoundPath(path) || path === resourceProblemPath || isPrivatePath(path);
}

function root(): string {
  return env().PUBLIC_URL;
}
