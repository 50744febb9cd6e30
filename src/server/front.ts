import { galleryPath } from '../config/site-paths.ts';
import { count } from '../lib/metrics.ts';
import type { Handler } from './capture.ts';
import { handlers, statusFor, type FrontOptions } from './handlers.ts';
import { kindOf } from './hygiene.ts';
import { isLive } from './live-query.ts';
import { sendEntry } from './send.ts';
import { SharedAnswers } from './shared-answers.ts';

/**
 * The handler of every request: kept answers from memory first, then the handlers in their order.
 * A page whose address has a live parameter is made for each visitor. Every other page is the same for everybody and is
 * kept in each encoding.
 * @requirement O8
 */
export function createFront(options: FrontOptions): Handler {
  const answers = new SharedAnswers(options);
  const front = { ...options, answers };

  return async function handleRequest(request, response) {
    const target = request.url ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const cut = target.indexOf('?');
    const path = cut === -1 ? target : target.slice(0, cut);
    const query = cut === -1 ? '' : target.slice(cut + 1);
    const key = isLive(query) || path === galleryPath ? undefined : path;
    const kept = isRead && key !== undefined ? answers.kept(key) : undefined;
    if (key !== undefined && isRead && kindOf(path) === 'page')
      count('foyer_page_cache_total', {
        outcome: kept ? (kept.freshUntil < Date.now() ? 'stale' : 'hit') : 'miss',
      });
    if (kept) {
      sendEntry(request, response, kept, statusFor(path, kept));
      return;
    }
    const visit = { request, response, path, query, key, kind: kindOf(path) };
    for (const handler of handlers) if (await handler(front, visit)) return;
  };
}
