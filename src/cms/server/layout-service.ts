import { GraphQLLayoutService, type LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { env } from '#config/server/env';
import { jssGraphQLClient } from '#cms/graphql-client';

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
 * The layout service with the path as a variable. The package's own pastes it into the query text, where `"` ends the
 * string: `/a%22b` would be an error page and a crafted path would run further queries with the server's key.
 * @requirement O2
 */
export class SafeLayoutService extends GraphQLLayoutService {
  override async fetchLayoutData(itemPath: string, language: string): Promise<LayoutServiceData> {
    const answer = await jssGraphQLClient().request<LayoutAnswer>(layoutQuery, {
      site: this.serviceConfig.siteName,
      routePath: itemPath,
      language,
    });
    return (
      answer.layout?.item?.rendered ?? {
        sitecore: { context: { pageEditing: false, language }, route: null },
      }
    );
  }
}

let service: SafeLayoutService | undefined;

/** The layout service of the configured site. */
export function layoutService(): SafeLayoutService {
  service ??= new SafeLayoutService({ siteName: env().SITECORE_SITE_NAME, clientFactory: jssGraphQLClient });
  return service;
}
