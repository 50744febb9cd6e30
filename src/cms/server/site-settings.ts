import { z } from 'zod';
import { env } from '#config/server/env';
import { queryContent } from '#cms/content';

/** What the CMS says of the site itself. */
export type SiteSettings = {
  /** The text of robots.txt, without the place of the sitemap; '' for none. */
  readonly robots: string;
  /** The site's attributes by name: whom to tell of a security fault, where prices are. */
  readonly attributes: ReadonlyMap<string, string>;
};

const query = /* GraphQL */ `
  query SiteSettings($site: String!) {
    site {
      siteInfo(site: $site) {
        robots
        attributes {
          key
          value
        }
      }
    }
  }
`;

const answerSchema = z.object({
  site: z.object({
    siteInfo: z
      .object({
        robots: z.string().nullish(),
        attributes: z
          .array(z.object({ key: z.string(), value: z.string() }))
          .nullish()
          .catch([]),
      })
      .nullable(),
  }),
});

/**
 * Reads them; while the CMS is down, what it said last.
 * @returns undefined where it never answered
 * @requirement A15 A16
 */
export async function siteSettings(): Promise<SiteSettings | undefined> {
  const variables = { site: env().SITECORE_SITE_NAME };
  const answer = await queryContent(query, variables, { schema: answerSchema });
  if (!answer.ok) return undefined;
  const { robots, attributes } = answer.value.site.siteInfo ?? {};
  return {
    robots: robots ?? '',
    attributes: new Map((attributes ?? []).map(({ key, value }) => [key, value])),
  };
}
