import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** The figures of one query. */
export type QueryLine = {
  readonly query: string;
  readonly searches: number;
  readonly clicks: number;
  /** Mean position of the opened results, from 1; null when none was opened. */
  readonly position: number | null;
};

export type SearchReport = {
  readonly searches: number;
  readonly clicks: number;
  readonly top: readonly QueryLine[];
  readonly withoutResults: readonly QueryLine[];
  /** Often searched, seldom opened. */
  readonly seldomOpened: readonly QueryLine[];
  /** More visitors said that they did not find it than that they did. */
  readonly unhelpful: readonly QueryLine[];
};

/** A query from fewer visits than this is only part of the totals: a rare text may identify someone. */
const MIN_SESSIONS = 3;
const MIN_SEARCHES = 5;
const SELDOM = 0.2;
const MAX_LINES = 20;

type Counts = {
  searches: number;
  empty: number;
  clicks: number;
  positions: number;
  /** Answers "yes" minus answers "no". */
  helpful: number;
  readonly sessions: Set<string>;
};

/**
 * What visitors search for, which queries find nothing, and which find nothing that visitors open.
 * @param sinceMs - older events are ignored
 * @requirement B23
 */
export async function searchReport(db: Kysely<Tables>, sinceMs: number): Promise<SearchReport> {
  const events = await db
    .selectFrom('search_event')
    .select(['event', 'session', 'query', 'total_hits', 'page', 'position'])
    .where('at', '>=', sinceMs)
    .execute();
  const byQuery = countByQuery(events);
  const named = [...byQuery].filter(([query, { sessions }]) => query !== '' && sessions.size >= MIN_SESSIONS);
  const lines = (wanted: (counts: Counts) => boolean) => queryLines(named.filter(([, c]) => wanted(c)));
  const all = [...byQuery.values()];
  return {
    searches: all.reduce((sum, { searches }) => sum + searches, 0),
    clicks: all.reduce((sum, { clicks }) => sum + clicks, 0),
    top: lines(() => true),
    withoutResults: lines(({ empty, searches }) => empty > 0 && empty * 2 >= searches),
    unhelpful: lines(({ helpful }) => helpful < 0),
    seldomOpened: lines(
      ({ searches, clicks, empty }) => searches >= MIN_SEARCHES && empty === 0 && clicks / searches < SELDOM,
    ),
  };
}

type EventRow = Pick<
  Tables['search_event'],
  'event' | 'session' | 'query' | 'total_hits' | 'page' | 'position'
>;

function countByQuery(events: readonly EventRow[]): ReadonlyMap<string, Counts> {
  const byQuery = new Map<string, Counts>();
  for (const { event, session, query, total_hits: total, page, position } of events) {
    const key = query.trim().toLowerCase().replaceAll(/\s+/g, ' ');
    const counts = byQuery.get(key) ?? {
      searches: 0,
      empty: 0,
      clicks: 0,
      positions: 0,
      helpful: 0,
      sessions: new Set(),
    };
    byQuery.set(key, counts);
    counts.sessions.add(session);
    if (event === '_searchclick') {
      counts.clicks += 1;
      counts.positions += position ?? 0;
    } else if (event === '_searchfeedback') {
      counts.helpful += position === 1 ? 1 : -1;
    } else if (page <= 1) {
      counts.searches += 1;
      if (total === 0) counts.empty += 1;
    }
  }
  return byQuery;
}

function queryLines(counted: readonly (readonly [string, Counts])[]): readonly QueryLine[] {
  return counted
    .map(([query, { searches, clicks, positions }]) => ({
      query,
      searches,
      clicks,
      position: clicks === 0 ? null : Math.round((positions / clicks) * 10) / 10,
    }))
    .toSorted((a, b) => b.searches - a.searches || a.query.localeCompare(b.query))
    .slice(0, MAX_LINES);
}
