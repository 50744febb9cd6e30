import type { GraphQLRequestClientFactory } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import { queryContent, type ContentFailure } from '#services/content/client';

type GraphQLClient = ReturnType<GraphQLRequestClientFactory>;

/** What the JSS services throw through when the CMS gives no answer. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
  readonly failure: ContentFailure;
  constructor(failure: ContentFailure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * The GraphQL client that the JSS services run on: one way out for every call, with its deadline, limits and breaker.
 * @throws ContentUnavailable
 */
export const jssGraphQLClient: GraphQLClient = {
  async request<T>(query: string | DocumentNode, variables?: Record<string, unknown>): Promise<T> {
    const answer = await queryContent(query, variables ?? {}, { schema: z.unknown() });
    if (!answer.ok) throw new ContentUnavailable(answer.error);
    // JSS names the shape that its own query asks for.
    return answer.value as T;
  },
};
