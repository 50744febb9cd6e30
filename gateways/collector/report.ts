import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** What is told of one query. */
export type QueryLine = {
  readonly query: string;
  readonly searches: number;
  readonly clicks: number;
  /** Mean position of the opened results, 1 for the first; null without any. */
  readonly position: number | null;
};

export type SearchReport = {
  readonly searches: number;
  readonly clicks: number;
  readonly top: readonly QueryLine[];
  readonly withoutResults: readonly QueryLine[];
  /** Often asked, seldom opened. */
  readonly seldomOpened: readonly QueryLine[];
  /** Of which more visitors said that they did not find it than that they did. */
  readonly unhelpful: readonly QueryLine[];
};

/** What fewer visits than this asked is told in sums alone: a rare text may be about one person. */
const MIN_SESSIONS = 3;
const MIN_SEARCHES = 5;
const SELDOM = 0.2;
const MAX_LINES = 20;

type Sum = {
  searches: number;
  empty: number;
  clicks: number;
  positions: number;
  /** Yes less no. */
  thanks: number;
  readonly sessions: Set<string>;
};

/**
 * Which words visitors search for, which find nothing, and which find nothing that anybody opens.
 * @param sinceMs - older events do not count
 * @requirement B23
 */
export async function searchReport(db: Kysely<Tables>, sinceMs: number): Promise<SearchReport> {
  const events = await db
    .selectFrom('search_event')
    .select(['event', 'session', 'query', 'total_hits', 'page', 'position'])
    .where('at', '>=', sinceMs)
    .execute();
  const sums = new Map<string, Sum>();
  for (const { event, session, query, total_hits: total, page, position } of events) {
    const key = query.trim().toLowerCase().replaceAll(/\s+/g, ' ');
    const sum = sums.get(key) ?? {
      searches: 0,
      empty: 0,
      clicks: 0,
      positions: 0,
      thanks: 0,
      sessions: new Set(),
    };
    sums.set(key, sum);
    sum.sessions.add(session);
    if (event === '_searchclick') {
      sum.clicks += 1;
      sum.positions += position ?? 0;
    } else if (event === '_searchfeedback') {
      sum.thanks += position === 1 ? 1 : -1;
    } else if (page <= 1) {
      sum.searches += 1;
      if (total === 0) sum.empty += 1;
    }
  }
  const told = [...sums].filter(([query, { sessions }]) => query !== '' && sessions.size >= MIN_SESSIONS);
  const lines = (wanted: (sum: Sum) => boolean): QueryLine[] =>
    told
      .filter(([, sum]) => wanted(sum))
      .map(([query, { searches, clicks, positions }]) => ({
        query,
        searches,
        clicks,
        position: clicks === 0 ? null : Math.round((positions / clicks) * 10) / 10,
      }))
      .toSorted((a, b) => b.searches - a.searches || a.query.localeCompare(b.query))
      .slice(0, MAX_LINES);
  const all = [...sums.values()];
  return {
    searches: all.reduce((sum, { searches }) => sum + searches, 0),
    clicks: all.reduce((sum, { clicks }) => sum + clicks, 0),
    top: lines(() => true),
    withoutResults: lines(({ empty, searches }) => empty > 0 && empty * 2 >= searches),
    unhelpful: lines(({ thanks }) => thanks < 0),
    seldomOpened: lines(
      ({ searches, clicks, empty }) => searches >= MIN_SEARCHES && empty === 0 && clicks / searches < SELDOM,
    ),
  };
}
