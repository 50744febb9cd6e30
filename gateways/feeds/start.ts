import { keepFresh } from './keep-fresh.ts';
import { refreshNextVisits, type NextVisitsFeed } from './next-visits.ts';

const minuteMs = 60_000;
/** The site starts at the same time, and visitors come first. */
const firstAfterMs = 2000;
const gatherMs = 1000;

type Settings = Readonly<Record<string, string | undefined>>;

/** The two services as the environment names them. */
export function feedOf(environment: Settings): NextVisitsFeed {
  const of = (name: string, fallback: string) => environment[name] || fallback;
  const host = (name: string, fallback: string) => of(name, fallback).replace(/\/+$/, '');
  return {
    search: {
      host: host('SEARCH_HOST', 'http://127.0.0.1:4000/search'),
      authorization: `${of('SEARCH_AUTH_SCHEME', 'Token')} ${of('SEARCH_TOKEN', 'foyer-demo')}`,
    },
    scheduling: {
      host: host('SCHEDULING_HOST', 'http://127.0.0.1:4000/scheduling/v1'),
      authorization: of('SCHEDULING_AUTHORIZATION', 'Basic Zm95ZXI6ZGVtbw=='),
    },
  };
}

/**
 * Starts telling the index of SEARCH_HOST, or the embedded one, of the visits that this program's calendars have.
 * @param options.port - where this program serves
 * @requirement B28
 */
export function startNextVisits({
  port,
  environment,
  everyMinutes,
  onFailure,
}: {
  readonly port: number;
  readonly environment: Settings;
  readonly everyMinutes: number;
  readonly onFailure: (reason: string) => void;
}): ReturnType<typeof keepFresh> {
  const own = `http://127.0.0.1:${port}`;
  const stopping = new AbortController();
  const feed = feedOf({
    ...environment,
    SEARCH_HOST: environment.SEARCH_HOST || `${own}/search`,
    // The calendars are this program's, whatever else the site is pointed at.
    SCHEDULING_HOST: `${own}/scheduling/v1`,
  });
  const { touch, stop } = keepFresh({
    refresh: (npis) => refreshNextVisits({ ...feed, signal: stopping.signal }, npis),
    onFailure,
    firstAfterMs,
    everyMs: everyMinutes * minuteMs,
    gatherMs,
  });
  return {
    touch,
    stop: () => {
      stop();
      stopping.abort();
    },
  };
}
