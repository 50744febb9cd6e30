import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEditingPath } from '../config/editing-paths.ts';
import { galleryPath } from '../config/site-paths.ts';
import { counter } from '../lib/metrics.ts';
import { newPatience, withPatience } from '../lib/patience.ts';
import { frontRedirect } from '../lib/front-redirects.ts';
import { momentHeader, momentOf } from '../lib/page-moments.ts';
import { partsOf } from './address-parts.ts';
import { BriefAnswers } from './brief-answers.ts';
import type { Handler } from './capture.ts';
import { handlers, statusFor, type Front, type FrontOptions, type Visit } from './handlers.ts';
import { kindOf, refusalOf } from './hygiene.ts';
import { withoutEmptyFields } from './empty-parameters.ts';
import { isLive } from './live-query.ts';
import { Pictures } from './pictures.ts';
import { sendEntry, sendFinished } from './send.ts';
import { SendableBody } from './sendable-body.ts';
import { SharedAnswers } from './shared-answers.ts';
import { Turns } from './turns.ts';

/** So long a page waits for a CMS that gives no answer; the rest of its three seconds is for its blocks and what they say. */
const pagePatienceMs = 2200;

const pages = (outcome: string) => counter('foyer_page_cache_total', { outcome });
const countPage = { hit: pages('hit'), stale: pages('stale'), miss: pages('miss') };

/**
 * The handler of every request: kept answers from memory first, then the handlers in their order.
 * A page whose address has a live parameter is made for each visitor. Every other page is the same for everybody and is
 * kept in each encoding.
 * @requirement O8
 */
export function createFront(options: FrontOptions): Handler {
  const answers = new SharedAnswers(options);
  const brief = new BriefAnswers(() => options.cache.generation);
  const front = { ...options, answers, brief, pictures: new Pictures(options.handle), turns: new Turns() };

  return async function handleRequest(request, response) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const { path: askedPath, search } = partsOf(request.url ?? '');
    const query = search.slice(1);
    let path = askedPath;
    const patience = newPatience(pagePatienceMs);
    // A kept page was made without any query, and after the rules said nothing of its path alone.
    if (isRead && (query !== '' || !answers.has(path)) && !options.isDevelopment) {
      const to = await withPatience(patience, () => redirectOf(request, path, query));
      if (to?.kind === 'redirect') return sendRedirect(response, to, options.headersFor('page'));
      if (to) {
        path = to.path;
        request.url = path + search;
      }
    }
    const clean = isRead && query !== '' ? cleanAddress(request, askedPath, query) : undefined;
    if (clean !== undefined)
      return sendRedirect(
        response,
        { destination: clean, isPermanent: false },
        options.headersFor('page', { path, query }),
      );
    const moment = isRead ? momentOf(request.headers[momentHeader]) : undefined;
    if (moment !== undefined && kindOf(path) === 'data')
      return sendMoment({ request, response }, moment, options.headersFor('data', { path, query }));
    const key = isLive(query) || path === galleryPath || isEditingPath(path) ? undefined : path;
    const kept = isRead && key !== undefined ? answers.kept(key) : undefined;
    if (key !== undefined && isRead && kindOf(path) === 'page')
      countPage[kept ? (kept.freshUntil < Date.now() ? 'stale' : 'hit') : 'miss']();
    if (kept) {
      sendEntry(request, response, kept, statusFor(path, kept));
      return;
    }
    const visit = { request, response, path, query, key, kind: kindOf(path) };
    await (visit.kind === 'page' ? withPatience(patience, () => answer(front, visit)) : answer(front, visit));
  };
}

/** Sends the data of which a document was made, to its own script. */
function sendMoment(
  { request, response }: Pick<Visit, 'request' | 'response'>,
  data: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  return sendFinished(request, response, {
    status: 200,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    body: new SendableBody(Buffer.from(data)),
    sharedSeconds: 0,
  });
}

async function answer(front: Front, visit: Visit): Promise<void> {
  for (const handler of handlers) if (await handler(front, visit)) return;
}

/** What the CMS's rules say of a page; nothing of any other request, or of one that is refused. */
async function redirectOf(request: IncomingMessage, path: string, query: string) {
  if (kindOf(path) !== 'page' || refusalOf(request)) return undefined;
  return frontRedirect(path, query);
}

/** Where a page is without the empty fields of a form that was sent without scripts. */
function cleanAddress(request: IncomingMessage, path: string, query: string): string | undefined {
  if (kindOf(path) !== 'page' || refusalOf(request)) return undefined;
  const clean = withoutEmptyFields(query);
  return clean === undefined ? undefined : clean === '' ? path : `${path}?${clean}`;
}

function sendRedirect(
  response: ServerResponse,
  { destination, isPermanent }: { readonly destination: string; readonly isPermanent: boolean },
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(isPermanent ? 308 : 307, {
    ...headers,
    // A rule may be taken back: no browser keeps it for ever.
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Location: asHeader(destination),
  });
  response.end();
}

/** An address in the letters that a header may hold. */
function asHeader(destination: string): string {
  return destination.replaceAll(/[^\u0021-\u007e]+/g, encodeURIComponent);
}
