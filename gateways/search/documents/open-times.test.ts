import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterDocuments } from '../filters/evaluate.ts';
import { indexOf } from '../testing/documents.ts';
import { openTimes } from './open-times.ts';

const nowhere = { field: '', point: '', distanceKm: '' };
const times = (week: string, special = '', language = 'en') => openTimes({ week, special, language });

/** The question as the site asks it, of a day, an hour and a quarter of it. */
const question = (date: string, weekday: number, hour: string, quarter: number) => {
  const at = (day: string | number) => `("${day}" OR "${day}-${hour}" OR "${day}-${hour}.${quarter}")`;
  return `{!tag=c_open_now_b}c_open_times_sm:${at(date)} OR (c_open_times_sm:${at(weekday)} AND -c_special_dates_sm:"${date}")`;
};

test('[E7] places are found at the times that they are open, and at no other', () => {
  const places = [
    times('Tue-Thu 08:30-12:00, 13:00-17:00', '2026-12-24 10:00-11:15 Early end\n2026-11-26 closed'),
    times('Mon-Sun 00:00-24:00'),
    times('Sat 20:00-02:00'),
  ];
  const index = indexOf(
    ...places.map((place) => ({ c_open_times_sm: place?.times, c_special_dates_sm: place?.dates })),
  );
  const open = (...moment: Parameters<typeof question>) => [
    ...filterDocuments(index, question(...moment), nowhere),
  ];
  assert.deepEqual(open('2026-11-17', 1, '08', 1), [1]);
  assert.deepEqual(open('2026-11-17', 1, '08', 2), [0, 1]);
  assert.deepEqual(open('2026-11-17', 1, '11', 3), [0, 1]);
  assert.deepEqual(open('2026-11-17', 1, '12', 0), [1]);
  assert.deepEqual(open('2026-11-17', 1, '17', 0), [1]);
  // A Thursday that is a holiday, and one that ends early.
  assert.deepEqual(open('2026-11-26', 3, '09', 0), [1]);
  assert.deepEqual(open('2026-12-24', 3, '10', 3), [0, 1]);
  assert.deepEqual(open('2026-12-24', 3, '11', 1), [1]);
  assert.deepEqual(open('2026-11-21', 5, '23', 3), [1, 2]);
  assert.deepEqual(open('2026-11-22', 6, '01', 3), [1, 2]);
  assert.deepEqual(open('2026-11-22', 6, '02', 0), [1]);
});

test('[E7] the weekdays are in the language of the page; a place that never closes has seven values', () => {
  assert.deepEqual(times('Fri-Sat 10:00-11:00', '', 'es-MX')?.days, ['Viernes', 'Sábado']);
  assert.deepEqual(times('Sat 10:00-11:00', '', 'ar')?.days, ['السبت']);
  assert.deepEqual(times('Mon-Sun 00:00-24:00')?.times, ['0', '1', '2', '3', '4', '5', '6']);
});

test('[E7] what cannot be read claims nothing', () => {
  for (const week of ['', 'always', 'Mon 8-5', 'Mon 08:00-08:00', 'Fri-Mon 08:00-09:00'])
    assert.equal(times(week), undefined, week);
  assert.equal(times('Mon 08:00-09:00', 'Christmas closed'), undefined);
});
