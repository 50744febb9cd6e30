import { createHmac, randomBytes } from 'node:crypto';

const weekMs = 7 * 86_400_000;
/** Beyond so many, nobody is new until the week is over: too few are counted then, never too many. */
const maxKnown = 200_000;

/** Who made which search in a week, as digests under a key that exists only here. */
type Week = { readonly number: number; readonly key: Buffer; readonly known: Set<string> };

// The framework loads this module more than once in a process.
const holder = globalThis as { searchVisitorsOfWeek?: Week };

/**
 * Whether this visitor makes a search for the first time in a week. What is remembered is a digest of visitor and search
 * together, under a random key that no store has and that is thrown away with the week: it tells neither of the two, and
 * nothing connects two searches of one visitor.
 * @param visitor - network address
 * @param now - milliseconds since 1970
 * @requirement B23 N3
 */
export function isNewInWeek(visitor: string, search: string, now: number): boolean {
  const number = Math.floor(now / weekMs);
  if (holder.searchVisitorsOfWeek?.number !== number)
    holder.searchVisitorsOfWeek = { number, key: randomBytes(32), known: new Set() };
  const { key, known } = holder.searchVisitorsOfWeek;
  const digest = createHmac('sha256', key).update(`${visitor}\n${search}`).digest('base64').slice(0, 16);
  if (known.has(digest) || known.size >= maxKnown) return false;
  known.add(digest);
  return true;
}
