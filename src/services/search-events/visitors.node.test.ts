import { newInWeek } from '#services/search-events/visitors';

const isNewInWeek = (...asked: Parameters<typeof newInWeek>) => newInWeek(...asked).isNewVisitor;
const week = 7 * 86_400_000;
const now = 2900 * week;
const holder = globalThis as { searchVisitorsOfWeek?: { readonly known: ReadonlySet<string> } };

test('[B23] a visitor makes a search for the first time once in a week, whatever else they search for', () => {
  expect(isNewInWeek('203.0.113.9', 'en\nrash', now)).toBe(true);
  expect(isNewInWeek('203.0.113.9', 'en\nrash', now + 1)).toBe(false);
  expect(isNewInWeek('203.0.113.9', 'es-MX\nrash', now + 1)).toBe(true);
  expect(isNewInWeek('203.0.113.10', 'en\nrash', now + 1)).toBe(true);
  expect(isNewInWeek('203.0.113.9', 'en\nrash', now + week)).toBe(true);
});

test('[B23] [N3] what is remembered names neither visitor nor search, connects no two searches, and is gone with the week', () => {
  isNewInWeek('203.0.113.9', 'en\ncanary', now);
  isNewInWeek('203.0.113.9', 'en\nhiccups', now);
  const first = [...(holder.searchVisitorsOfWeek?.known ?? [])];
  expect(first.join()).not.toMatch(/canary|hiccups|203/);
  expect(new Set(first.map((digest) => digest.slice(0, 4))).size).toBe(first.length);
  isNewInWeek('203.0.113.9', 'en\ncanary', now + week);
  const next = [...(holder.searchVisitorsOfWeek?.known ?? [])];
  expect(next).toHaveLength(1);
  expect(first).not.toContain(next[0]);
});

test('[B23] a memory that is full makes nobody new: twenty are never fewer', () => {
  const later = now + 5 * week;
  for (let number = 0; number < 200_000; number += 1) isNewInWeek(`visitor ${number}`, 'en\nx', later);
  expect(isNewInWeek('another', 'en\nx', later)).toBe(false);
});

test('[B23] a memory has a name for the week, so that nobody adds up visitors of two', () => {
  const { memory } = newInWeek('203.0.113.9', 'en\nrash', now + 9 * week);
  expect(memory).toMatch(/^[\da-f-]{36}$/);
  expect(newInWeek('203.0.113.10', 'en\nhiccups', now + 9 * week).memory).toBe(memory);
  expect(newInWeek('203.0.113.9', 'en\nrash', now + 10 * week).memory).not.toBe(memory);
});
