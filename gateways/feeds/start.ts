import type { Environment } from '../config/env.ts';
import { scheduleRefreshes } from './refresh-schedule.ts';
import { refreshNextVisits, type NextVisitsFeed } from './next-visits.ts';

const minuteMs = 60_000;
/** The site starts at the same time, and visitors come first. */
const firstAfterMs = 2000;
const gatherMs = 1000;

type Settings = Pick<
  Environment,
  | 'GATEWAYS_PORT'
  | 'SEARCH_HOST'
  | 'SEARCH_AUTH_SCHEME'
  | 'SEARCH_TOKEN'
  | 'SCHEDULING_HOST'
  | 'SCHEDULING_AUTHORIZATION'
>;

/**
 * The addresses and credentials of the two services; the embedded ones where the environment names none.
 * @requirement B28
 */
export function feedOf(environment: Settings): NextVisitsFeed {
  const embedded = `http://127.0.0.1:${environment.GATEWAYS_PORT}`;
  return {
    search: {
      host: environment.SEARCH_HOST ?? `${embedded}/search`,
      authorization: `${environment.SEARCH_AUTH_SCHEME} ${environment.SEARCH_TOKEN}`,
    },
    scheduling: {
      host: environment.SCHEDULING_HOST ?? `${embedded}/scheduling/v1`,
      authorization: environment.SCHEDULING_AUTHORIZATION,
    },
  };
}

/**
 * Starts the feed: this program's next available visits go to the index of SEARCH_HOST, or to the embedded one.
 * @param options.port - the port of this program
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
}): ReturnType<typeof scheduleRefreshes> {
  const stopping = new AbortController();
  const feed = feedOf({
    ...environment,
    GATEWAYS_PORT: port,
    // Always this program's calendars, even when the site uses another scheduling gateway.
    SCHEDULING_HOST: undefined,
  });
  const { touch, stop } = scheduleRefreshes({
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
