import { z } from 'zod';
import { canonicalOf } from '@/cms/head';
import { env } from '#config/server/env';
import { queryContent } from '#cms/content';
import { shownAddress } from '#cms/picture-source';
import { answerCache } from '#gateway/answer-cache';

/** A page as search engines and news readers are told of it. */
export type SitePage = {
  /** Site path, without language. */
  readonly path: string;
  readonly templateName: string;
  readonly title: string;
  readonly description: string;
  /** ISO day or instant of the last change that the CMS knows; '' where it knows none. */
  readonly updated: string;
  /** ISO instant of an article; '' for other pages. */
  readonly published: string;
  /** Addresses of its pictures, as fields hold them. */
  readonly pictures: readonly string[];
  /** Its film's address, as the author wrote it; '' for none. */
  readonly film: string;
};

const query = /* GraphQL */ `
  query SitePages($site: String!, $language: String!, $first: Int!, $after: String) {
    site {
      siteInfo(site: $site) {
        routes(language: $language, first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNext
          }
          results {
            routePath
            route {
              displayName
              template {
                name
              }
              hidden: field(name: "hideFromSearchEngines") {
                value
              }
              title: field(name: "articleTitle") {
                value
              }
              abstract: field(name: "articleAbstract") {
                value
              }
              description: field(name: "metaDescription") {
                value
              }
              published: field(name: "datePublished") {
                value
              }
              changed: field(name: "UpdateDate") {
                value
              }
              updated: field(name: "__Updated") {
                value
              }
              picture: field(name: "universalImage") {
                jsonValue
              }
              portrait: field(name: "profileImage") {
                jsonValue
              }
              place: field(name: "locationImage") {
                jsonValue
              }
              hero: field(name: "heroImage") {
                jsonValue
              }
              film: field(name: "vimeoVideoUrl") {
                value
              }
              intro: field(name: "introVideoUrl") {
                value
              }
            }
          }
        }
      }
    }
  }
`;

const text = z
  .object({ value: z.string().nullish() })
  .nullish()
  .transform((field) => field?.value ?? '')
  .catch('');
const picture = z
  .object({ jsonValue: z.object({ value: z.object({ src: z.string() }) }) })
  .nullish()
  .transform((field) => shownAddress(field?.jsonValue.value.src ?? ''))
  .catch('');
const routeSchema = z.object({
  routePath: z.string(),
  route: z.object({
    displayName: z.string().nullish(),
    template: z.object({ name: z.string() }),
    hidden: text,
    title: text,
    abstract: text,
    description: text,
    published: text,
    changed: text,
    updated: text,
    picture,
    portrait: picture,
    place: picture,
    hero: picture,
    film: text,
    intro: text,
  }),
});
const answerSchema = z.object({
  site: z.object({
    siteInfo: z
      .object({
        routes: z.object({
          pageInfo: z.object({ endCursor: z.string().nullish(), hasNext: z.boolean() }),
          results: z.array(z.unknown()),
        }),
      })
      .nullable(),
  }),
});

const pageSize = 100;
/** More pages than any site has: a CMS whose list never ends is not followed for ever. */
const maxAsked = 1000;
const kept = () =>
  answerCache<readonly SitePage[]>('site-pages', {
    maxEntries: 20,
    freshMs: env().NODE_ENV === 'production' ? 600_000 : 10_000,
    retryMs: 30_000,
    isDurable: true,
  });

/**
 * The pages that have a version in a language, but for those that search engines shall not list. Asked for at most every
 * ten minutes and after publishing.
 * @returns undefined while the CMS is down and was never asked
 * @requirement A15
 */
export function sitePages(language: string): Promise<readonly SitePage[] | undefined> {
  return kept().get(language, () => fetchPages(language));
}

async function fetchPages(language: string): Promise<readonly SitePage[] | undefined> {
  const found: SitePage[] = [];
  let after = '';
  for (let asked = 0; asked < maxAsked; asked += 1) {
    const variables = { site: env().SITECORE_SITE_NAME, language, first: pageSize, after };
    const answer = await queryContent(query, variables, { schema: answerSchema, isKept: false });
    const routes = answer.ok ? answer.value.site.siteInfo?.routes : undefined;
    if (!routes) return undefined;
    found.push(...routes.results.flatMap(pageOf));
    const { hasNext, endCursor } = routes.pageInfo;
    if (!hasNext || !endCursor || endCursor === after) break;
    after = endCursor;
  }
  return found;
}

/** One that an author left unfinished takes no other away. */
function pageOf(result: unknown): readonly SitePage[] {
  const read = routeSchema.safeParse(result);
  if (!read.success || /^(1|true)$/i.test(read.data.route.hidden)) return [];
  const { routePath, route } = read.data;
  return [
    {
      path: routePath.toLowerCase(),
      templateName: route.template.name,
      title: route.title || (route.displayName ?? ''),
      description: route.abstract || route.description,
      updated: isoOf(route.updated) || isoOf(route.changed) || isoOf(route.published),
      published: isoOf(route.published),
      pictures: [...new Set([route.picture, route.portrait, route.place, route.hero].filter(Boolean))],
      film: (route.film || route.intro).trim(),
    },
  ];
}

/** `20260304T050607Z`, as Sitecore stores it, or ISO; '' for anything else. */
function isoOf(value: string): string {
  const [, year, month, day, rest = ''] = /^(\d{4})-?(\d{2})-?(\d{2})(T[\d:.]+Z?)?$/.exec(value) ?? [];
  if (year === undefined) return '';
  const time = rest.replace(/^T(\d{2}):?(\d{2}):?(\d{2}).*$/, 'T$1:$2:$3Z');
  const iso = `${year}-${month}-${day}${time}`;
  return Number.isNaN(Date.parse(iso)) ? '' : iso;
}

/** The canonical address of a page in a language. @requirement A4 */
export function addressOf({
  path,
  language,
}: Pick<SitePage, 'path'> & { readonly language: string }): string {
  const { DEFAULT_LANGUAGE: defaultLanguage, PUBLIC_URL: siteUrl } = env();
  return canonicalOf({ siteUrl, itemPath: path, language, defaultLanguage });
}
