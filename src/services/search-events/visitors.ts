import { createHmac, randomBytes, randomUUID } from 'node:crypto';

const weekMs = 7 * 86_400_000;
/** Beyond so many, nobody is new until the week is over: too few are counted then, never too many. */
const maxKnown = 200_000;

/** Who made which search in a week, as digests under a key that exists only here. */
type Week = {
  readonly number: number;
  /** Names this memory, and nobody in it. */
  readonly memory: string;
  readonly key: Buffer;
  readonly known: Set<string>;
};

// The framework loads this module more than once in a process.
const holder = globalThis as { searchVisitorsOfWeek?: Week };

/**
 * Whether this visitor makes a search for the first time in a week. What is remembered is a digest of visitor and search
 * together, under a random key that no store has and that is thrown away with the week: it tells neither of the two, and
 * nothing connects two searches of one visitor. Another process, or this one after a restart, has another memory; so the
 * collector is told by which a visitor is new, and adds up none of two.
 * @param visitor - network address
 * @param now - milliseconds since 1970
 * @requirement B23 N3
 */
export function newInWeek(
  visitor: string,
  search: string,
  now: number,
): { readonly isNewVisitor: boolean; readonly memory: string } {
  const number = Math.floor(now / weekMs);
  if (holder.searchVisitorsOfWeek?.number !== number)
    holder.searchVisitorsOfWeek = { number, memory: randomUUID(), key: randomBytes(32), known: new Set() };
  const { memory, key, known } = holder.searchVisitorsOfWeek;
  const digest = createHmac('sha256', key).update(`${visitor}\n${search}`).digest('base64').slice(0, 16);
  const isNewVisitor = !known.has(digest) && known.size < maxKnown;
  if (isNewVisitor) known.add(digest);
  return { isNewVisitor, memory };
}
