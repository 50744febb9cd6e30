import type { Kysely } from 'kysely';
import type { SearchCountTable, Tables } from '../db/schema.ts';
import { sumOf } from './counts.ts';

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

const SELDOM = 0.2;
const MAX_LINES = 20;

type Figures = Omit<SearchCountTable, 'day' | 'language'>;

/**
 * What visitors search for, which queries find nothing, and which find nothing that visitors open. Totals have no words:
 * most searches are never named.
 * @param sinceDay - earlier days are ignored, `yyyy-MM-dd`
 * @requirement B23
 */
export async function searchReport(db: Kysely<Tables>, sinceDay: string): Promise<SearchReport> {
  const rows = await db.selectFrom('search_count').selectAll().where('day', '>', sinceDay).execute();
  const byQuery = new Map<string, Figures>();
  for (const row of rows) {
    const before = byQuery.get(row.query);
    byQuery.set(row.query, { query: row.query, ...(before ? sumOf(before, row) : figuresOf(row)) });
  }
  const totals = byQuery.get('');
  const named = [...byQuery.values()].filter(({ query }) => query !== '');
  const lines = (wanted: (figures: Figures) => boolean) => queryLines(named.filter(wanted));
  return {
    searches: totals?.searches ?? 0,
    clicks: totals?.clicks ?? 0,
    top: lines(() => true),
    withoutResults: lines(({ empty, searches }) => empty > 0 && empty * 2 >= searches),
    unhelpful: lines(({ helpful }) => helpful < 0),
    seldomOpened: lines(
      ({ searches, clicks, empty }) => searches > 0 && empty === 0 && clicks / searches < SELDOM,
    ),
  };
}

function figuresOf({ searches, empty, clicks, positions, helpful }: SearchCountTable) {
  return { searches, empty, clicks, positions, helpful };
}

function queryLines(counted: readonly Figures[]): readonly QueryLine[] {
  return counted
    .map(({ query, searches, clicks, positions }) => ({
      query,
      searches,
      clicks,
      position: clicks === 0 ? null : Math.round((positions / clicks) * 10) / 10,
    }))
    .toSorted((a, b) => b.searches - a.searches || a.query.localeCompare(b.query))
    .slice(0, MAX_LINES);
}
