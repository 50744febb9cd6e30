import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { z } from 'zod';
import { env } from '#config/server/env';
import { ContentUnavailable, jssGraphQLClient } from '#cms/graphql-client';
import { createGateway, type Gateway } from '#gateway/client';
import { watchNonsense } from '#gateway/watch';
import { draftsShown } from '@/lib/drafts';
import { inTime } from '#cms/in-time';
import { askInOwnLanguage } from '#cms/untranslated';

const layoutQuery = /* GraphQL */ `
  query Layout($site: String!, $routePath: String!, $language: String!) {
    layout(site: $site, routePath: $routePath, language: $language) {
      item {
        rendered
      }
    }
  }
`;

/**
 * A page, or the word that there is none. A page without placeholders is none: an empty one would take a good one's place.
 * What stands in them is checked when the page is normalised.
 */
const renderedSchema = z.looseObject({
  sitecore: z.looseObject({ route: z.looseObject({ placeholders: z.looseObject({}) }).nullable() }),
});
const answerSchema = z.object({
  layout: z.object({ item: z.object({ rendered: renderedSchema }).nullable() }),
});

/**
 * The CMS's layout of a page, over GraphQL or REST as FETCH_WITH says. Not the package's own service: that pastes the
 * path into the query text, where `"` ends the string, and a crafted path would run further queries with the server's key.
 * @param path - site path without the language
 * @returns a layout without a route where the CMS says that it has no such page; nothing else means that
 * @throws ContentUnavailable when the CMS gives no answer, or one of another shape
 * @requirement O2 O3 O8
 */
export async function fetchLayout(path: string, language: string): Promise<LayoutServiceData> {
  // Drafts are asked for by GraphQL alone.
  const isRest = env().FETCH_WITH === 'REST' && !draftsShown();
  const rendered = await (isRest ? overRest : overGraphQL)(path, language);
  return rendered ?? { sitecore: { context: { pageEditing: false, language }, route: null } };
}

async function overGraphQL(routePath: string, language: string): Promise<LayoutServiceData | undefined> {
  const { SITECORE_SITE_NAME: site } = env();
  const answer = answerSchema.safeParse(
    await jssGraphQLClient().request<unknown>(layoutQuery, { site, routePath, language }),
  );
  if (!answer.success) return notALayout('content');
  const { item } = answer.data.layout;
  return item ? (item.rendered as unknown as LayoutServiceData) : undefined;
}

let gateway: Gateway | undefined;

async function overRest(item: string, language: string): Promise<LayoutServiceData | undefined> {
  const { SITECORE_API_HOST: host, SITECORE_API_KEY: key, LAYOUT_CONFIGURATION_NAME: configuration } = env();
  gateway ??= createGateway({ name: 'layout', baseUrl: host, headers: { sc_apikey: key } });
  const own = gateway;
  const ask = (spoken: string) =>
    inTime(own, {
      method: 'GET',
      path: `/sitecore/api/layout/render/${configuration}`,
      query: new URLSearchParams({
        item,
        sc_lang: spoken,
        sc_site: env().SITECORE_SITE_NAME,
        tracking: 'false',
      }),
    });
  const inOwnLanguage = askInOwnLanguage(language, `layout ${item}`, async (spoken) => {
    const reply = await ask(spoken);
    if (!reply.ok) throw new Error(reply.error);
    return reply.value.json;
  });
  const [reply] = await Promise.all([ask(language), inOwnLanguage]);
  if (!reply.ok || ![200, 404].includes(reply.value.status))
    throw new ContentUnavailable('contentUnavailable');
  const rendered = renderedSchema.safeParse(reply.value.json);
  // A proxy on the way says 404 too, of its own accord.
  if (!rendered.success) return notALayout('layout');
  return rendered.data as unknown as LayoutServiceData;
}

/** @throws ContentUnavailable; readiness hears of it too */
function notALayout(dependency: string): never {
  watchNonsense(dependency, { status: 200 });
  throw new ContentUnavailable('contentInvalid');
}
