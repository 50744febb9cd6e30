import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLScalarType, NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { isSameSecret, sendJson, type Gateway } from '../lib/http.ts';
import type { ContentStore } from '../content/store.ts';
import { emptyLayoutData, layoutData } from './layout-data.ts';
import { limits, measureRule } from './limits.ts';
import { queryRoot } from './resolvers.ts';
import { schemaText } from './schema.ts';
import { resolveMember } from './template-types.ts';

const edgePath = '/sitecore/api/graph/edge';
const layoutPath = '/sitecore/api/layout/render/';

export type CmsOptions = {
  readonly content: ContentStore;
  /** What clients send as `sc_apikey`. */
  readonly apiKey: string;
  /** Whether clients may ask for the schema. */
  readonly allowsIntrospection: boolean;
};

/**
 * The CMS's two ways to its content: GraphQL in the shapes of Experience Edge, and the layout service over REST.
 * @requirement O2
 */
export function createCmsGateway({ content, apiKey, allowsIntrospection }: CmsOptions): Gateway {
  let yoga = yogaOver(content, allowsIntrospection);
  const unsubscribe = content.onChange(() => {
    yoga = yogaOver(content, allowsIntrospection);
  });
  return {
    name: 'cms',
    prefix: '/sitecore',
    ready: () => true,
    handle: async (request, response, url) => {
      const given = request.headers.sc_apikey ?? url.searchParams.get('sc_apikey') ?? undefined;
      if (!isSameSecret(Array.isArray(given) ? given[0] : given, apiKey))
        return sendJson(response, 401, { errors: [{ message: 'sc_apikey is missing or wrong' }] });
      if (url.pathname === edgePath) return handleGraph(yoga, request, response);
      if (url.pathname.startsWith(layoutPath)) return sendLayout(content, response, url);
      sendJson(response, 404, { errors: [{ message: 'not found' }] });
    },
    close: () => {
      unsubscribe();
      return Promise.resolve();
    },
  };
}

type Yoga = ReturnType<typeof createYoga>;

async function handleGraph(yoga: Yoga, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > limits.bodyBytes)
    return sendJson(response, 413, { errors: [{ message: 'the query is too large' }] });
  await yoga(request, response);
}

function sendLayout(content: ContentStore, response: ServerResponse, url: URL): void {
  const wanted = url.searchParams.get('sc_lang')?.toLowerCase();
  const language =
    content.languages.find((name) => name.toLowerCase() === wanted) ?? content.languages[0] ?? 'en';
  const path = url.searchParams.get('item') ?? '/';
  const item = content.item(path) ?? content.route(path === '/' ? '' : path);
  if (item?.hasLayout)
    sendJson(response, 200, layoutData(content, item, { language, itemPath: content.url(item) ?? path }));
  else sendJson(response, 404, emptyLayoutData(content, language));
}

function yogaOver(content: ContentStore, allowsIntrospection: boolean): Yoga {
  const schema = createSchema({
    typeDefs: schemaText(content),
    resolvers: {
      JSON: new GraphQLScalarType({ name: 'JSON', serialize: (value) => value }),
      Long: new GraphQLScalarType({ name: 'Long', serialize: (value) => value }),
      Item: { __resolveType: typeNameOf },
      ItemField: { __resolveType: typeNameOf },
    },
  }) as GraphQLSchema;
  return createYoga({
    schema,
    graphqlEndpoint: edgePath,
    landingPage: false,
    graphiql: false,
    batching: false,
    logging: false,
    maskedErrors: { errorMessage: 'The query failed.' },
    parserOptions: { maxTokens: limits.tokens },
    plugins: [boundsPlugin(allowsIntrospection), resolvePlugin(content)],
  } as Parameters<typeof createYoga>[0]);
}

function typeNameOf(source: { readonly __typename: string }): string {
  return source.__typename;
}

function boundsPlugin(allowsIntrospection: boolean): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(measureRule);
      if (!allowsIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}

/** Members of items are methods and template fields: they need a resolver of their own. */
function resolvePlugin(content: ContentStore): Plugin {
  const rootValue = queryRoot(content);
  return {
    onExecute({ args }) {
      args.rootValue = rootValue;
      args.fieldResolver = resolveMember;
    },
  };
}
