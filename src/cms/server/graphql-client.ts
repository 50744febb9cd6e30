import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import { env } from '#config/server/env';
import { queryContent, type ContentFailure } from '#cms/content';

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
 * The GraphQL client that the JSS services run on: their calls go the one way out, with its deadline, limits and breaker.
 */
class GatewayGraphQLClient extends GraphQLRequestClient {
  /** @throws ContentUnavailable */
  override async request<T>(query: string | DocumentNode, variables?: Record<string, unknown>): Promise<T> {
    const answer = await queryContent(query, variables ?? {}, { schema: z.unknown(), isKept: false });
    if (!answer.ok) throw new ContentUnavailable(answer.error);
    // JSS names the shape that its own query asks for.
    return answer.value as T;
  }
}

/** For one list that is read page by page: a server that sends the same page again would be asked for ever. */
class PagingClient extends GatewayGraphQLClient {
  readonly #asked = new Set<string>();

  /** @throws ContentUnavailable */
  override request<T>(query: string | DocumentNode, variables?: Record<string, unknown>): Promise<T> {
    const question = JSON.stringify([query, variables]);
    if (this.#asked.has(question)) return Promise.reject(new ContentUnavailable('contentInvalid'));
    this.#asked.add(question);
    return super.request(query, variables);
  }
}

/** A client that asks nothing twice; serves as the `clientFactory` of a JSS service that is used once. @requirement O2 */
export function newPagingClient(): GatewayGraphQLClient {
  return new PagingClient(env().GRAPH_QL_ENDPOINT);
}

let client: GatewayGraphQLClient | undefined;

/** The client for every JSS service; serves as their `clientFactory`. @requirement O2 */
export function jssGraphQLClient(): GatewayGraphQLClient {
  client ??= new GatewayGraphQLClient(env().GRAPH_QL_ENDPOINT);
  return client;
}
