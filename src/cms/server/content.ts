import { parse, print, type DocumentNode } from 'graphql';
import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { answerCache } from '#gateway/answer-cache';
import { createGateway, type Gateway } from '#gateway/client';
import { draftsShown } from '@/lib/drafts';
import { askInOwnLanguage } from '#cms/untranslated';

/** Why the CMS gave no usable content. */
export type ContentFailure = 'contentUnavailable' | 'contentInvalid' | 'aborted';

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** What the CMS last said to each question: while it is down, pages stay whole. */
function kept() {
  return answerCache<{ readonly data: unknown }>('content', {
    maxEntries: 1000,
    freshMs: 0,
    isDurable: true,
  });
}

let gateway: Gateway | undefined;
let authorsGateway: Gateway | undefined;

function contentGateway(): Gateway {
  if (draftsShown())
    return (authorsGateway ??= createGateway({
      name: 'preview',
      baseUrl: env().PREVIEW_GRAPH_QL_ENDPOINT,
      headers: { sc_apikey: env().PREVIEW_API_KEY, sc_editMode: 'true' },
    }));
  gateway ??= createGateway({
    name: 'content',
    baseUrl: env().GRAPH_QL_ENDPOINT,
    headers: { sc_apikey: env().SITECORE_API_KEY },
  });
  return gateway;
}

/**
 * Asks the CMS's GraphQL endpoint. Values travel as variables, never inside the query text. While the CMS cannot answer,
 * what it last said to the same question is the answer.
 * @param document - the query, as text or parsed
 * @param variables - its variables
 * @returns what `schema` makes of the answer's `data`
 * @requirement D12 O8
 */
export async function queryContent<T>(
  document: string | DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  options: {
    readonly schema: z.ZodType<T>;
    readonly signal?: AbortSignal | undefined;
    readonly deadlineMs?: number;
    /** Default true: the last good answer stands in while the CMS is down. */
    readonly isKept?: boolean;
  },
): Promise<Result<T, ContentFailure>> {
  const query = typeof document === 'string' ? document : print(document);
  const question = JSON.stringify([query, variables]);
  const { language } = variables;
  const inOwnLanguage =
    typeof language === 'string'
      ? askInOwnLanguage(language, JSON.stringify([query, { ...variables, language: '' }]), async (own) => {
          // Others may wait for the same answer: whoever leaves does not take it away.
          const reply = await send(query, { ...variables, language: own }, { ...options, signal: undefined });
          if (!reply.ok) throw new Error(reply.error);
          return reply.value.json;
        })
      : undefined;
  const isKept = options.isKept ?? true;
  const remembered = async (why: ContentFailure): Promise<Result<T, ContentFailure>> => {
    const known = isKept ? await kept().stale(question) : undefined;
    const data = known && options.schema.safeParse(known.data);
    return data?.success ? ok(data.data) : err(why);
  };
  const [reply] = await Promise.all([send(query, variables, options), inOwnLanguage]);
  if (!reply.ok) return reply.error === 'aborted' ? err('aborted') : remembered('contentUnavailable');
  const answer = answerSchema.safeParse(reply.value.json);
  if (reply.value.status !== 200 || !answer.success || answer.data.errors?.length)
    return remembered('contentUnavailable');
  const data = options.schema.safeParse(answer.data.data);
  // An answer of another shape says as little as none.
  if (!data.success) return remembered('contentInvalid');
  if (isKept) kept().keep(question, { data: answer.data.data });
  return ok(data.data);
}

function send(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  { signal, deadlineMs }: { readonly signal?: AbortSignal | undefined; readonly deadlineMs?: number },
): ReturnType<Gateway['request']> {
  const drafts = draftsShown();
  return contentGateway().request({
    method: 'POST',
    path: '',
    ...(drafts ? { headers: { sc_layoutKind: drafts.layoutKind } } : {}),
    json: { query, variables },
    retry: true,
    signal,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  });
}

/** Parses a query once, at module load, so that a mistake in it fails the tests and not a visitor. */
export function contentQuery(text: string): DocumentNode {
  return parse(text);
}
