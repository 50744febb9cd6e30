import type { NextApiResponse } from 'next';
import type { Result } from '@/lib/result';

type Head = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

/** What a route answers: a JSON body, or content as it is, whose type its headers name. */
export type RouteAnswer =
  | (Head & { readonly body: unknown })
  | (Head & { readonly content: string | Buffer });

/** The status of each error code; 503 for a code that is not listed. */
const statuses: Readonly<Record<string, number>> = {
  invalidRequest: 400,
  captcha: 400,
  unknownForm: 400,
  refused: 400,
  forbidden: 403,
  notFound: 404,
  linkUnknown: 404,
  searchUnknown: 404,
  slotTaken: 409,
  visitCancelled: 409,
  visitChanged: 409,
  visitStarted: 409,
  secondVisit: 409,
  holdGone: 410,
  tooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  holdsUnsupported: 501,
};

/**
 * The status that a failure is sent with.
 * @returns 503 for a code that the table does not list: an outside system gave no answer
 * @requirement K10
 */
export function statusOf(error: string): number {
  return statuses[error] ?? 503;
}

/**
 * A failure as `{error: code, …}` with its status. `more` holds codes and figures, never what a visitor typed.
 * @requirement K10
 */
export function failed(error: string, more: object = {}): RouteAnswer {
  return { status: statusOf(error), body: { error, ...more } };
}

/** What a service found as 200, or its failure: a code, or a code with what belongs to it. @requirement K10 */
export function answered(result: Result<unknown, string | { readonly error: string }>): RouteAnswer {
  if (result.ok) return { status: 200, body: result.value };
  return typeof result.error === 'string' ? failed(result.error) : failed(result.error.error, result.error);
}

/** Sends an answer. `cacheControl` is for what was found; failures are kept by nobody. @requirement K10 */
export function send(response: NextApiResponse, answer: RouteAnswer, cacheControl = 'no-store'): void {
  const isKept = answer.status < 400 && cacheControl !== 'no-store';
  response.setHeader('Cache-Control', isKept ? cacheControl : 'no-store');
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  response.status(answer.status);
  if ('content' in answer) response.end(answer.content);
  else if (isKept) response.json(answer.body);
  else endWithJson(response, answer.body);
}

/** Nobody asks again for what nobody keeps: it needs none of the marks by which the framework's `json` would know it. */
function endWithJson(response: NextApiResponse, body: unknown): void {
  const text = JSON.stringify(body ?? null);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}
