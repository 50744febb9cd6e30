import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { env } from '#config/server/env';
import { ContentUnavailable, jssGraphQLClient } from '#cms/graphql-client';
import { createGateway, type Gateway } from '#gateway/client';

const layoutQuery = /* GraphQL */ `
  query Layout($site: String!, $routePath: String!, $language: String!) {
    layout(site: $site, routePath: $routePath, language: $language) {
      item {
        rendered
      }
    }
  }
`;

type LayoutAnswer = {
  readonly layout?: { readonly item?: { readonly rendered?: LayoutServiceData } | null } | null;
};

/**
 * The CMS's layout of a page, over GraphQL or REST as FETCH_WITH says. Not the package's own service: that pastes the
 * path into the query text, where `"` ends the string, and a crafted path would run further queries with the server's key.
 * @param path - site path without the language
 * @returns a layout without a route where the CMS has no such page
 * @throws ContentUnavailable when the CMS gives no answer
 * @requirement O2 O3
 */
export async function fetchLayout(path: string, language: string): Promise<LayoutServiceData> {
  const rendered = await (env().FETCH_WITH === 'REST' ? overRest : overGraphQL)(path, language);
  return rendered ?? { sitecore: { context: { pageEditing: false, language }, route: null } };
}

async function overGraphQL(routePath: string, language: string): Promise<LayoutServiceData | undefined> {
  const { SITECORE_SITE_NAME: site } = env();
  const answer = await jssGraphQLClient().request<LayoutAnswer>(layoutQuery, { site, routePath, language });
  return answer.layout?.item?.rendered;
}

let gateway: Gateway | undefined;

async function overRest(item: string, language: string): Promise<LayoutServiceData | undefined> {
  const { SITECORE_API_HOST: host, SITECORE_API_KEY: key, LAYOUT_CONFIGURATION_NAME: configuration } = env();
  gateway ??= createGateway({ name: 'layout', baseUrl: host, headers: { sc_apikey: key } });
  const query = { item, sc_lang: language, sc_site: env().SITECORE_SITE_NAME, tracking: 'false' };
  const reply = await gateway.request({
    method: 'GET',
    path: `/sitecore/api/layout/render/${configuration}`,
    query: new URLSearchParams(query),
  });
  if (!reply.ok || ![200, 404].includes(reply.value.status))
    throw new ContentUnavailable('contentUnavailable');
  const { json } = reply.value;
  // What a page is made of is checked when it is normalised.
  const isLayout = typeof json === 'object' && json !== null && 'sitecore' in json;
  if (!isLayout && reply.value.status === 200) throw new ContentUnavailable('contentInvalid');
  return isLayout ? (json as LayoutServiceData) : undefined;
}
