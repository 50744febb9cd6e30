import type { Kysely } from 'kysely';
import type { SearchCountTable, Tables } from '../db/schema.ts';
import type { Counted } from './event.ts';

/** A search that fewer visitors made is part of the totals only: rare words may tell who somebody is. */
export const MIN_VISITORS = 20;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** Searches that wait for their twentieth visitor; more are only part of the totals. */
const MAX_WAITING = 20_000;

type Figures = Pick<SearchCountTable, 'searches' | 'empty' | 'clicks' | 'positions' | 'helpful'>;
/** Visitors by the memory that knew them as new: those of one are different people, those of two may be the same. */
type Waiting = { readonly visitors: ReadonlyMap<string, number>; readonly figures: Figures };

/** Counting, with what waits in memory. */
export type Counts = {
  /** @param nowMs - milliseconds since 1970 */
  readonly add: (counted: Counted, nowMs: number) => Promise<void>;
};

/** The day of an instant, in UTC. @requirement B23 */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/**
 * Counts searches. Totals of a day are stored at once, without words. The words of a search are held in memory until
 * twenty visitors made it in one week, as one process of the site knows them, and stored from then on; the others are forgotten with the week, and when the
 * program stops.
 * @requirement B23
 */
export function searchCounts(db: Kysely<Tables>): Counts {
  let week = -1;
  const waiting = new Map<string, Waiting>();
  const named = new Set<string>();

  /** What was named this week before the program was started. */
  async function begin(nowMs: number): Promise<void> {
    week = Math.floor(nowMs / WEEK_MS);
    waiting.clear();
    named.clear();
    const rows = await db
      .selectFrom('search_count')
      .select(['language', 'query'])
      .where('day', '>=', dayOf(week * WEEK_MS))
      .where('query', '<>', '')
      .execute();
    for (const { language, query } of rows) named.add(keyOf(language, query));
  }

  /** What is to be stored of a search with its words; nothing while it waits. */
  function nameable(counted: Counted): Figures | undefined {
    const key = keyOf(counted.language, counted.query);
    const own = figuresOf(counted);
    if (named.has(key)) return own;
    const before = waiting.get(key);
    if (before === undefined && waiting.size >= MAX_WAITING) return undefined;
    const visitors = new Map(before?.visitors);
    if (counted.isNewVisitor) visitors.set(counted.memory, (visitors.get(counted.memory) ?? 0) + 1);
    const figures = before ? sumOf(before.figures, own) : own;
    if (Math.max(0, ...visitors.values()) < MIN_VISITORS) {
      waiting.set(key, { visitors, figures });
      return undefined;
    }
    waiting.delete(key);
    named.add(key);
    return figures;
  }

  async function add(counted: Counted, nowMs: number): Promise<void> {
    if (Math.floor(nowMs / WEEK_MS) !== week) await begin(nowMs);
    const day = dayOf(nowMs);
    const { language, query } = counted;
    const words = nameable(counted);
    await store(db, { day, language, query: '', ...figuresOf(counted) });
    if (words) await store(db, { day, language, query, ...words });
  }

  let last: Promise<void> = Promise.resolve();
  return {
    // One after the other: a week begins once.
    add: (counted, nowMs) => {
      const next = last.then(() => add(counted, nowMs));
      last = next.catch(() => undefined);
      return next;
    },
  };
}

function keyOf(language: string, query: string): string {
  return `${language}\n${query}`;
}

function figuresOf(counted: Counted): Figures {
  return {
    searches: Number(counted.event === 'search'),
    empty: Number(counted.event === 'search' && counted.total === 0),
    clicks: Number(counted.event === 'click'),
    positions: counted.event === 'click' ? counted.position : 0,
    helpful: counted.event === 'feedback' ? (counted.isHelpful ? 1 : -1) : 0,
  };
}

/** Adds up two counts. @requirement B23 */
export function sumOf(a: Figures, b: Figures): Figures {
  return {
    searches: a.searches + b.searches,
    empty: a.empty + b.empty,
    clicks: a.clicks + b.clicks,
    positions: a.positions + b.positions,
    helpful: a.helpful + b.helpful,
  };
}

async function store(db: Kysely<Tables>, row: SearchCountTable): Promise<void> {
  await db
    .insertInto('search_count')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['day', 'language', 'query']).doUpdateSet((kept) => ({
        searches: kept('search_count.searches', '+', row.searches),
        empty: kept('search_count.empty', '+', row.empty),
        clicks: kept('search_count.clicks', '+', row.clicks),
        positions: kept('search_count.positions', '+', row.positions),
        helpful: kept('search_count.helpful', '+', row.helpful),
      })),
    )
    .execute();
}
