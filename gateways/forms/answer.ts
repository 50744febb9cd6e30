import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../db/schema.ts';
import { BodyTooLarge, isSameSecret, readBody, sendJson, type Gateway } from '../lib/http.ts';
import { languageOf } from '../scheduling/language.ts';
import { csvOf, submissionsSheet, subscribersSheet } from './export.ts';
import type { Forms } from './definition.ts';
import { readUpstream, type Upstream } from './relay.ts';
import { confirmSubscriber, stopNewsletter, type SubscriberList } from './subscribers.ts';
import { takeForm } from './take-form.ts';
import { formJson, optionListJson } from './wire.ts';

export const PREFIX = '/forms';
const MAX_BODY = 256 * 1024;
const codeSchema = z.strictObject({ code: z.string().min(1).max(64) });
const keySchema = z.string().regex(/^[\w-]{8,100}$/);

/** What the routes of the forms gateway work with. */
export type Answering = {
  readonly db: Kysely<Tables>;
  readonly forms: () => Forms;
  readonly list: SubscriberList;
  readonly upstream: Upstream | undefined;
  readonly siteUrl: string;
  readonly secret: string;
  readonly now: () => number;
};

type Reply = { readonly status: number; readonly body: unknown };
type Asked = { readonly id: string; readonly body: string; readonly language: string; readonly key: string };
type Route = (answering: Answering, asked: Asked) => Promise<Reply> | Reply;

const notFound: Reply = { status: 404, body: { error: 'notFound' } };

/** Paths below `/forms/`, with an id behind those that end in a slash. @requirement K8 K9 */
const routes: Readonly<Record<string, Route>> = {
  'GET getEloquaFormById/': async ({ forms, upstream }, { id, language }) => {
    if (upstream) return readUpstream(upstream, `/getEloquaFormById/${id}`, language);
    const form = forms().get(id);
    return form ? { status: 200, body: formJson(form, language) } : notFound;
  },
  'GET getEloquaOptionListById/': async ({ forms, upstream }, { id, language }) => {
    if (upstream) return readUpstream(upstream, `/getEloquaOptionListById/${id}`, language);
    const list = optionListJson(forms().values(), id, language);
    return list === undefined ? notFound : { status: 200, body: list };
  },
  'POST createEloquaFormById/': (answering, asked) =>
    takeForm(answering, { ...asked, body: jsonOf(asked.body) }),
  'POST newsletter': async ({ list }, { body, language }) => {
    const email = new URLSearchParams(body).get('email') ?? '';
    return { status: 200, body: await list.add(email, language) };
  },
  'POST newsletter/confirm': async ({ db, now }, { body }) => {
    const asked = codeSchema.safeParse(jsonOf(body));
    return asked.success && (await confirmSubscriber(db, asked.data.code, now()))
      ? { status: 200, body: { status: 'ok' } }
      : notFound;
  },
  'POST newsletter/stop': async ({ db }, { body }) => {
    const asked = codeSchema.safeParse(jsonOf(body));
    return asked.success && (await stopNewsletter(db, asked.data.code))
      ? { status: 200, body: { status: 'ok' } }
      : notFound;
  },
  'GET export/': async ({ db }, { id }) => ({ status: 200, body: csvOf(await submissionsSheet(db, id)) }),
  'GET export-subscribers': async (answering) => ({
    status: 200,
    body: csvOf(await subscribersSheet(answering.db, answering)),
  }),
};

/**
 * Answers callers that know the credential. A text is sent as it is, anything else as JSON.
 * @returns answers 401 without the credential, 404 for an unknown call, 413 beyond the size of a body
 * @requirement K6
 */
export function createAnswering(answering: Answering): Gateway['handle'] {
  return async (request, response, { pathname }) => {
    if (!isSameSecret(request.headers.authorization, answering.secret))
      return sendJson(response, 401, { error: 'unauthorized' });
    const [, name = '', id = ''] =
      /^\/forms\/((?:newsletter\/(?:confirm|stop))|[A-Za-z-]+\/?)([\w.-]{0,100})$/.exec(pathname) ?? [];
    const route = routes[`${request.method} ${name}`];
    if (!route || name.endsWith('/') !== (id !== '')) return send(response, notFound);
    try {
      const body = request.method === 'POST' ? await readBody(request, MAX_BODY) : '';
      const asked = { id, body, language: languageOf(request), key: keyOf(request) };
      send(response, await route(answering, asked));
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      send(response, { status: 413, body: { error: 'tooLarge' } });
    }
  };
}

/** Without a key, each call is another form. */
function keyOf(request: IncomingMessage): string {
  const key = keySchema.safeParse(request.headers['idempotency-key']);
  return key.success ? key.data : randomUUID();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, { status, body }: Reply): void {
  if (typeof body !== 'string') return sendJson(response, status, body);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(body);
}
