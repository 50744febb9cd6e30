import {
  buildSchema,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  type DocumentNode,
  type ExecutionArgs,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { ContentStore } from '../content/store.ts';
import { badQuery, badRequest, limits, measure, refusals } from './limits.ts';
import { queryRoot } from './resolvers.ts';
import { schemaText } from './schema.ts';
import { resolveMember } from './template-types.ts';

export const edgePath = '/sitecore/api/graph/edge';

/** Answers GraphQL requests over one snapshot of the content. */
export type GraphServer = { fetch(request: Request): Response | Promise<Response> };

/**
 * Creates a GraphQL server: a schema from the content's templates, limits on queries, no batches, no explorer page.
 * @requirement O2
 */
export function createGraphServer(content: ContentStore, allowsIntrospection: boolean): GraphServer {
  // Scalars are said as they are, and an item's type by its `__typename`: what GraphQL does of itself.
  const schema = buildSchema(schemaText(content));
  return createYoga({
    schema,
    graphqlEndpoint: edgePath,
    landingPage: false,
    graphiql: false,
    batching: false,
    cors: false,
    multipart: false,
    logging: false,
    maskedErrors: { errorMessage: 'The query failed.' },
    plugins: [boundsPlugin(), refusalPlugin(allowsIntrospection), resolvePlugin(content)],
  });
}

/** Checks limits before validation, because validation's own time grows with the query. */
function boundsPlugin(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string) => {
        const document = parseWithin(source);
        const isQuery = document.definitions.every(
          (node) => node.kind !== Kind.OPERATION_DEFINITION || node.operation === OperationTypeNode.QUERY,
        );
        if (!isQuery) throw badRequest('Only queries are answered.');
        const [refusal] = refusals(measure(document), ['depth', 'aliases']);
        if (refusal) throw refusal;
        return document;
      });
    },
    onExecute({ args, setResultAndStopExecution }) {
      const { document, variableValues } = args as ExecutionArgs;
      const errors = refusals(measure(document, variableValues ?? {}), ['complexity']);
      if (errors.length > 0) setResultAndStopExecution({ errors });
    },
  };
}

function parseWithin(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: limits.tokens });
  } catch (error) {
    throw error instanceof GraphQLError ? badQuery(error.message) : error;
  }
}

/** Sets status 400 for a query that does not fit the schema. */
function refusalPlugin(allowsIntrospection: boolean): Plugin {
  return {
    onValidate({ addValidationRule }) {
      if (!allowsIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule);
      return ({ valid, result, setResult }) => {
        if (!valid) setResult(result.map((error: Error) => badQuery(error.message)));
      };
    },
  };
}

/** Gives members of items their resolver: they are methods and template fields. */
function resolvePlugin(content: ContentStore): Plugin {
  const rootValue = queryRoot(content);
  return {
    onExecute({ args }) {
      args.rootValue = rootValue;
      args.fieldResolver = resolveMember;
    },
  };
}
