import { parse, print, type DocumentNode } from 'graphql';
import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { answerCache } from '#gateway/answer-cache';
import { createGateway, type Gateway } from '#gateway/client';
import { watchNonsense } from '#gateway/watch';
import { draftsShown } from '@/lib/drafts';
import { inTime } from '#cms/in-time';
import { recentMs } from '#cms/recent-pages';
import { readOnce } from '@/lib/read-once';
import { askInOwnLanguage } from '#cms/untranslated';

/** Why the CMS gave no usable content. */
export type ContentFailure = 'contentUnavailable' | 'contentInvalid';

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/**
 * What the CMS last said to each question: while it is down, pages stay whole. A page that is made for each visitor does
 * not ask again what was answered seconds ago.
 */
function kept() {
  return answerCache<{ readonly data: unknown }>('content', {
    maxEntries: 1000,
    freshMs: recentMs(),
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
 * Asks the CMS's GraphQL endpoint. Values travel as variables, never inside the query text. Those who ask the same at the
 * same time wait for one request. While the CMS cannot answer, what it last said to the same question is the answer.
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
    readonly deadlineMs?: number;
    /** Default true: an answer of the last seconds serves, and the last good one while the CMS is down. */
    readonly isKept?: boolean;
  },
): Promise<Result<T, ContentFailure>> {
  const query = typeof document === 'string' ? document : printed(document);
  let failure: ContentFailure = 'contentUnavailable';
  const asked = async (): Promise<{ readonly data: unknown } | undefined> => {
    const answer = await ask(query, variables, options);
    if (answer.ok) return { data: answer.value };
    failure = answer.error;
    return undefined;
  };
  const question = JSON.stringify([query, variables]);
  const known = await ((options.isKept ?? true) ? kept().get(question, asked) : asked());
  const data = known && options.schema.safeParse(known.data);
  return data?.success ? ok(data.data) : err(failure);
}

/** One question to the CMS. An answer of another shape says as little as none. */
async function ask(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  { schema, deadlineMs }: { readonly schema: z.ZodType; readonly deadlineMs?: number },
): Promise<Result<unknown, ContentFailure>> {
  const { language } = variables;
  const inOwnLanguage =
    typeof language === 'string'
      ? askInOwnLanguage(language, JSON.stringify([query, { ...variables, language: '' }]), async (own) => {
          const reply = await send(query, { ...variables, language: own }, deadlineMs);
          if (!reply.ok) throw new Error(reply.error);
          return reply.value.json;
        })
      : undefined;
  const [reply] = await Promise.all([send(query, variables, deadlineMs), inOwnLanguage]);
  if (!reply.ok || reply.value.status !== 200) return err('contentUnavailable');
  const answer = answerSchema.safeParse(reply.value.json);
  if (!answer.success || answer.data.errors?.length) return err('contentUnavailable');
  const { data } = answer.data;
  // Whatever was asked for, its name stands in the answer: a CMS that is being published or restarted says this.
  if (typeof data !== 'object' || data === null || Object.keys(data).length === 0) {
    watchNonsense(draftsShown() ? 'preview' : 'content', reply.value);
    return err('contentInvalid');
  }
  return schema.safeParse(data).success ? ok(data) : err('contentInvalid');
}

function send(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  deadlineMs: number | undefined,
): ReturnType<Gateway['request']> {
  const drafts = draftsShown();
  return inTime(contentGateway(), {
    method: 'POST',
    path: '',
    ...(drafts ? { headers: { sc_layoutKind: drafts.layoutKind } } : {}),
    json: { query, variables },
    retry: true,
    deadlineMs,
  });
}

/** A query as text. */
const printed = readOnce((document: DocumentNode) => print(document));

/** Parses a query once, at module load, so that a mistake in it fails the tests and not a visitor. @requirement O2 */
export function contentQuery(text: string): DocumentNode {
  return parse(text);
}
