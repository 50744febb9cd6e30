import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { count, gauge } from '../lib/metrics.ts';
import { partsOf } from './address-parts.ts';
import { busyAnswer } from './busy-answer.ts';
import type { Handler } from './capture.ts';
import { isFormPost, kindOf } from './hygiene.ts';
import { limitInFlight, type InFlightLimit } from './in-flight-limit.ts';
import { isLive } from './live-query.ts';
import type { HeadersFor } from './security-headers.ts';

/** What is given up first (0) when there is too much to do, and what later. */
type Turn = 0 | 1 | 2;

type SheddingOptions = {
  /** How late the event loop may be before the first requests are refused; 0 refuses none. */
  readonly lagMs: number;
  /** How many answers may be made at the same time that are each one visitor's, while there is time; 0: any number. */
  readonly inFlight: number;
  /** How many milliseconds late the event loop has been lately; looked at where it is not given. */
  readonly lag?: () => number;
  readonly phone: string;
  readonly headersFor: HeadersFor;
  /** Whether the page of a path is in memory. */
  readonly isKept: (path: string) => boolean;
};

/** How often the event loop is looked at. */
const everyMs = 20;
/** How often the number of answers at a time is corrected: some answers long, and much shorter than a visitor's patience. */
const correctEveryMs = 100;
/** How much the last look weighs. */
const weight = 0.2;
/** One look counts as so many times what is allowed at most: a single long task, as after a start, is no overload. */
const mostAtOnce = 4;

/**
 * Refuses requests while the process cannot keep up, so that those it takes are answered in time: first what is made for
 * one visitor at a time, such as searches, then other pages and reads. Health, bookings, kept pages and files come last.
 * A refusal is a 503 with `Retry-After` and the telephone number, before anything else looks at the request.
 * @returns answers a request with a handler, or refuses it
 * @requirement O8
 */
export function shedLoad(options: SheddingOptions) {
  const { lagMs, inFlight, phone, headersFor, isKept } = options;
  const lag = options.lag ?? watchLag(lagMs > 0 ? lagMs * mostAtOnce : Infinity);
  const refusal = {
    page: { phone, headers: headersFor('page') },
    api: { phone, headers: headersFor('api') },
  };
  gauge('foyer_event_loop_lag_seconds', {}, () => lag() / 1000);
  const places = limitInFlight(inFlight);
  gauge('foyer_answers_allowed', {}, places.allowed);
  if (inFlight > 0) correct(places);
  return async (request: IncomingMessage, response: ServerResponse, handle: Handler): Promise<void> => {
    const turn = turnOf(request, isKept);
    const isLate = lagMs > 0 && lag() > lagMs * (turn + 1);
    if ((turn < 2 && isLate) || (turn === 0 && !places.take())) {
      count('foyer_shed_total', { turn: String(turn) });
      busyAnswer(request, response, refusal[request.url?.startsWith('/api/') ? 'api' : 'page']);
      return;
    }
    if (turn === 0) response.once('close', places.giveBack);
    return handle(request, response);
  };
}

/** Lets places follow how much of its time the event loop has work. */
function correct(places: InFlightLimit): void {
  let last = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    places.look(performance.eventLoopUtilization(now, last).utilization);
    last = now;
  }, correctEveryMs).unref();
}

const firstToGo = /^\/api\/(search|suggest|geocode|articles|synonyms|map-picture)(\/|$)/;
const lastToGo =
  /^\/api\/(livez|healthz|readyz|scheduling|requestApptData|forms|captcha|appointments|publish)(\W|$)/;

function turnOf(request: IncomingMessage, isKept: (path: string) => boolean): Turn {
  const { url = '', method } = request;
  const { path, search } = partsOf(url);
  const kind = kindOf(path);
  if (kind === 'asset' || lastToGo.test(path) || isFormPost(request)) return 2;
  if (kind === 'page') return isLive(search) ? 0 : isKept(path) ? 2 : 1;
  return firstToGo.test(path) || kind === 'image' || method !== 'GET' ? 0 : 1;
}

/**
 * @param mostMs - that one look counts as
 * @returns how many milliseconds late the event loop has been lately
 */
function watchLag(mostMs: number): () => number {
  let late = 0;
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    late += (Math.min(mostMs, Math.max(0, now - last - everyMs)) - late) * weight;
    last = now;
  }, everyMs).unref();
  return () => late;
}
