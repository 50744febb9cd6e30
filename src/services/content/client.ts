import { parse, print, type DocumentNode } from 'graphql';
import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { createGateway, type Gateway } from '#services/gateway/client';

/** Why the CMS gave no usable content. */
export type ContentFailure = 'contentUnavailable' | 'contentInvalid' | 'aborted';

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

let gateway: Gateway | undefined;

function contentGateway(): Gateway {
  gateway ??= createGateway({
    name: 'content',
    baseUrl: env().GRAPH_QL_ENDPOINT,
    headers: { sc_apikey: env().SITECORE_API_KEY },
  });
  return gateway;
}

/**
 * Asks the CMS's GraphQL endpoint. Values travel as variables, never inside the query text.
 * @param document - the query, as text or parsed
 * @param variables - its variables
 * @returns what `schema` makes of the answer's `data`
 * @requirement D12
 */
export async function queryContent<T>(
  document: string | DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  options: {
    readonly schema: z.ZodType<T>;
    readonly signal?: AbortSignal | undefined;
    readonly deadlineMs?: number;
  },
): Promise<Result<T, ContentFailure>> {
  const query = typeof document === 'string' ? document : print(document);
  const reply = await contentGateway().request({
    method: 'POST',
    path: '',
    json: { query, variables },
    retry: true,
    signal: options.signal,
    ...(options.deadlineMs === undefined ? {} : { deadlineMs: options.deadlineMs }),
  });
  if (!reply.ok) return err(reply.error === 'aborted' ? 'aborted' : 'contentUnavailable');
  const answer = answerSchema.safeParse(reply.value.json);
  if (reply.value.status !== 200 || !answer.success || answer.data.errors?.length)
    return err('contentUnavailable');
  const data = options.schema.safeParse(answer.data.data);
  return data.success ? ok(data.data) : err('contentInvalid');
}

/** Parses a query once, at module load, so that a mistake in it fails the tests and not a visitor. */
export function contentQuery(text: string): DocumentNode {
  return parse(text);
}
