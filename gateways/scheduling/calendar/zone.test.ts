import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { addDays, clockTime, isCalendarDate, localDateOf, minutesOf, toInstant, weekdayOf } from './zone.ts';

const CHICAGO = 'America/Chicago';
const iso = (date: string, time: string): string => new Date(toInstant(date, time, CHICAGO)).toISOString();

describe('local times', () => {
  const zoneBefore = process.env['TZ'];
  after(() => {
    if (zoneBefore === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zoneBefore;
  });

  for (const machineZone of ['UTC', 'Asia/Tokyo', 'Europe/London', 'America/Chicago']) {
    test(`[I4] every quarter of an hour from October to April is its own instant on a machine in ${machineZone}`, () => {
      process.env['TZ'] = machineZone;
      const format = new Intl.DateTimeFormat('sv-SE', {
        timeZone: CHICAGO,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      const wrong: string[] = [];
      for (let date = '2026-10-20'; date < '2027-04-05'; date = addDays(date, 1)) {
        for (let minute = 0; minute < 24 * 60; minute += 15) {
          const time = clockTime(minute);
          if (format.format(toInstant(date, time, CHICAGO)) !== `${date} ${time}`)
            wrong.push(`${date} ${time}`);
        }
      }
      // The hour that does not exist.
      assert.deepEqual(wrong, [
        '2027-03-14 02:00',
        '2027-03-14 02:15',
        '2027-03-14 02:30',
        '2027-03-14 02:45',
      ]);
    });
  }

  test('[I4] clinic hours keep their local time across both clock changes', () => {
    assert.equal(iso('2026-10-30', '08:00'), '2026-10-30T13:00:00.000Z');
    assert.equal(iso('2026-11-01', '08:00'), '2026-11-01T14:00:00.000Z');
    assert.equal(iso('2027-03-12', '08:00'), '2027-03-12T14:00:00.000Z');
    assert.equal(iso('2027-03-14', '08:00'), '2027-03-14T13:00:00.000Z');
  });

  test('[I4] a repeated time is its first occurrence, a skipped one an hour later', () => {
    assert.equal(iso('2026-11-01', '01:30'), '2026-11-01T06:30:00.000Z');
    assert.equal(iso('2027-03-14', '02:30'), '2027-03-14T08:30:00.000Z');
  });

  test('[I4] the local date turns at local midnight', () => {
    assert.equal(localDateOf(Date.parse('2026-11-20T05:59:59Z'), CHICAGO), '2026-11-19');
    assert.equal(localDateOf(Date.parse('2026-11-20T06:00:00Z'), CHICAGO), '2026-11-20');
  });

  test('[I4] dates are counted without hours, so no day is lost or doubled', () => {
    let date = '2026-10-25';
    const seen = new Set<string>();
    while (date < '2027-11-20') {
      seen.add(date);
      date = addDays(date, 1);
    }
    assert.equal(seen.size, 391);
    assert.equal(weekdayOf('2026-11-20'), 5);
  });

  test('[I4] only dates that exist are dates', () => {
    assert.ok(isCalendarDate('2028-02-29'));
    for (const text of ['2027-02-29', '2026-13-01', '2026-1-1', '', '2026-11-20T00:00', '20261120']) {
      assert.ok(!isCalendarDate(text), text);
    }
    assert.equal(minutesOf(clockTime(615)), 615);
  });
});
