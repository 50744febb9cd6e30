import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEditingPath, previewCookies } from '../config/editing-paths.ts';
import { galleryPath, isNotFoundPath, notFoundPath, resourceProblemPath } from '../config/site-paths.ts';
import { subsiteOf } from '../domain/subsites.ts';
import { fateOf } from '../lib/page-fates.ts';
import type { BriefAnswers } from './brief-answers.ts';
import type { CapturedResponse } from './capture.ts';
import { compressEnd } from './compressing.ts';
import { dropInternalHeaders, isFormPost, keepCookies, refusalOf, type RouteKind } from './hygiene.ts';
import type { Entry } from './page-cache.ts';
import type { Pictures } from './pictures.ts';
import { styledPage } from './page-styles.ts';
import { finish, sendEntry, sendFinished, type Finished } from './send.ts';
import { leadTo } from './lead-to.ts';
import { storing } from './storing.ts';
import { captureWhole, type SharedAnswers, type SharedAnswersOptions } from './shared-answers.ts';
import type { Turns } from './turns.ts';

export type FrontOptions = SharedAnswersOptions & {
  /** Languages that stand in front of paths, lower case. */
  readonly languagePrefixes: readonly string[];
  /** Cookies that a page made for one visitor may see; no other page sees any. */
  readonly visibleCookies: readonly string[];
  /** Development: everything goes straight to the framework. */
  readonly isDevelopment: boolean;
};

/** A request that no kept answer serves. */
export type Visit = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly query: string;
  /** Under which the answer is kept; undefined for one that is made for each visitor. */
  readonly key: string | undefined;
  readonly kind: RouteKind;
};

/** The server in front, with the answers that it keeps. */
export type Front = FrontOptions & {
  readonly answers: SharedAnswers;
  readonly brief: BriefAnswers;
  readonly pictures: Pictures;
  /** In which pages are made that no other address serves. */
  readonly turns: Turns;
};

/** @returns false to leave the request to the next handler */
type FrontHandler = (front: Front, visit: Visit) => boolean | Promise<boolean>;

/** The handlers of a request that no kept answer serves, in their order. */
export const handlers: readonly FrontHandler[] = [refuse, clean, postForm, sendPicture, passOn, answerWhole];

async function refuse(front: Front, visit: Visit): Promise<boolean> {
  const refusal = refusalOf(visit.request);
  if (!refusal) return false;
  if (refusal.status === 404) {
    await sendNotFound(front, visit);
    return true;
  }
  visit.response.writeHead(refusal.status, {
    ...front.headersFor('page'),
    'Content-Type': 'text/plain; charset=utf-8',
    ...(refusal.allow ? { Allow: refusal.allow } : {}),
  });
  visit.response.end(`${refusal.status}\n`);
  return true;
}

/** Removes headers and cookies that the framework must not see; answers nothing. */
function clean({ visibleCookies }: Front, { request, path, kind, key }: Visit): boolean {
  dropInternalHeaders(request);
  const isEdited = isEditingPath(path);
  const isLed = kind === 'page' || kind === 'data';
  if (isLed && key === undefined && path !== galleryPath && !isEdited) leadTo('live', request);
  const isForOne = kind === 'page' && (key === undefined || isFormPost(request));
  const visible = isEdited ? previewCookies : visibleCookies;
  if (kind === 'page' || kind === 'asset') keepCookies(request, isForOne ? visible : []);
  return false;
}

/**
 * Hands a form that was sent without scripts to the twin of its page under `/posted` (ADR 0018). Its answer is one
 * visitor's and is not kept.
 */
async function postForm(front: Front, visit: Visit): Promise<boolean> {
  const { request, path, kind } = visit;
  if (kind !== 'page' || !isFormPost(request)) return false;
  // Without a final slash, because the framework would redirect the visitor to the twin itself.
  request.url = path.replace(/(?<=.)\/+$/, '');
  leadTo('posted', request);
  await sendMade(front, visit, await captureWhole(front.handle, request, kind));
  return true;
}

/** Sends a picture in the size that was asked for, or 304 where the browser has it. */
async function sendPicture(front: Front, visit: Visit): Promise<boolean> {
  const { request, response, path, query } = visit;
  const { method, headers } = request;
  const isAsked = path === '/_next/image' && (method === 'GET' || method === 'HEAD');
  if (front.isDevelopment || !isAsked) return false;
  const owned = headers['if-none-match'];
  const picture = await front.pictures.get(request, query);
  setHeaders(response, front.headersFor('image', { path, query }));
  for (const [name, value] of Object.entries(picture.headers))
    if (value !== undefined) response.setHeader(name, value);
  const etag = picture.headers.etag;
  const isOwned = picture.status === 200 && typeof etag === 'string' && owned?.includes(etag) === true;
  response.statusCode = isOwned ? 304 : picture.status;
  if (isOwned) response.removeHeader('Content-Length');
  else response.setHeader('Content-Length', picture.body.length);
  response.end(isOwned || method === 'HEAD' ? undefined : picture.body);
  return true;
}

/** Hands images, media and writes to the framework, which answers the visitor directly. */
async function passOn(front: Front, { request, response, path, query, kind }: Visit): Promise<boolean> {
  const isDirect =
    front.isDevelopment ||
    kind === 'image' ||
    kind === 'media' ||
    (kind === 'api' && request.method !== 'GET');
  if (!isDirect) return false;
  setHeaders(response, front.headersFor(kind, { path, query }));
  if (kind === 'api') compressEnd(request, response);
  await front.handle(request, response);
  return true;
}

async function answerWhole(front: Front, visit: Visit): Promise<boolean> {
  const { request, response, path, key, kind } = visit;
  if (key !== undefined && kind !== 'api') {
    const answer = await front.answers.make(key, request.headers.host, kind);
    if ('variants' in answer) sendEntry(request, response, answer, statusFor(path, answer));
    else await sendMade(front, visit, answer);
  } else if (kind === 'page' && request.method === 'GET' && request.headers.cookie === undefined) {
    await answerBriefly(front, visit);
  } else await sendMade(front, visit, await made(front, visit));
  return true;
}

/** What the framework makes for one visit. What a script asks for is small and waits for nobody. */
function made({ handle, turns }: Front, { request, kind }: Visit): Promise<CapturedResponse> {
  const make = () => captureWhole(handle, request, kind);
  return kind === 'page' || kind === 'data' ? turns.take(make) : make();
}

/** Answers a visitor of whom the page knows nothing but the address, as it answers others who ask the same just now. */
async function answerBriefly(front: Front, visit: Visit): Promise<void> {
  const { request, response, path, query, kind } = visit;
  // A page that cannot be shown is answered by another one, which is no answer to the address.
  let fault: CapturedResponse | undefined;
  const make = async () => {
    const answer = await made(front, visit);
    if (answer.status === 404 || answer.status >= 500) fault = answer;
    return finished(front, visit, answer, storing(path, kind, answer));
  };
  const answer = await front.brief.get(`${path}?${query}`, make);
  if (fault) await sendMade(front, visit, fault);
  else await sendFinished(request, response, answer);
}

/** Sends an answer that is not kept; for a page that is not there or cannot be made, the page that says so. */
async function sendMade(front: Front, visit: Visit, answer: CapturedResponse): Promise<void> {
  if (visit.kind === 'page' && answer.status === 404) return sendNotFound(front, visit);
  if (visit.kind === 'page' && answer.status >= 500) return sendProblem(front, visit, answer);
  await send(front, visit, answer, storing(visit.path, visit.kind, answer));
}

async function send(
  front: Front,
  visit: Visit,
  answer: CapturedResponse,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  await sendFinished(visit.request, visit.response, finished(front, visit, answer, headers));
}

/** An answer with the headers of its kind, and a page with its styles in it. */
function finished(
  front: Front,
  { path, query, kind }: Visit,
  answer: CapturedResponse,
  headers: Readonly<Record<string, string>>,
): Finished {
  const page = styledPage(front.styles, { path, kind, body: answer.body });
  return finish(
    { ...answer, body: page.body },
    {
      isPage: kind === 'page',
      headers: { ...front.headersFor(kind, { path, query, ...page }), ...headers },
    },
  );
}

/**
 * Sends the CMS's not-found page in the language of the path, with status 404; 410 for a page that is known to be deleted. Below a
 * sub-site it is the one of the sub-site, if it has one.
 * @requirement O5
 * @decision Q62
 */
async function sendNotFound(front: Front, visit: Visit): Promise<void> {
  const { request, response } = visit;
  const asPage: Visit = { ...visit, path: '', query: '', kind: 'page' };
  const status = fateOf(addressOf(visit.path))?.kind === 'gone' ? 410 : 404;
  const prefix = languagePrefix(front, visit);
  const subsite = subsiteOf(visit.path.slice(prefix.length));
  const keyed = async (key: string) =>
    front.answers.kept(key) ?? front.answers.make(key, request.headers.host, 'page');
  const own = subsite && (await keyed(`${prefix}/${subsite}${notFoundPath}`));
  const page = own && own.status < 400 ? own : await keyed(`${prefix}${notFoundPath}`);
  if ('variants' in page) sendEntry(request, response, page, status);
  else if (page.status >= 500) await sendProblem(front, visit, page);
  else await send(front, asPage, { ...page, status });
}

/**
 * Sends the resource-problem page in the language of the path (A10).
 * @param fault - what is sent where even that page cannot be made
 */
async function sendProblem(front: Front, visit: Visit, fault: CapturedResponse): Promise<void> {
  const page = await front.answers.problem(languagePrefix(front, visit), visit.request.headers.host);
  await send(front, { ...visit, path: '', query: '', kind: 'page' }, page ?? fault);
}

/** A path as pages are known by. */
function addressOf(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path;
  }
}

/** `/es-mx` for a path in that language; empty for one without a language. */
function languagePrefix({ languagePrefixes }: Front, { path }: Visit): string {
  const first = path.split('/')[1]?.toLowerCase() ?? '';
  return languagePrefixes.includes(first) ? `/${first}` : '';
}

/**
 * The status of a kept answer: the pages for what is not found, and for what cannot be shown, say so at their own
 * addresses too.
 * @decision Q62
 */
export function statusFor(path: string, entry: Entry): number {
  if (isNotFoundPath(path)) return 404;
  return path.endsWith(resourceProblemPath) ? 500 : entry.status;
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
