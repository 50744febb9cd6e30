import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { holidaysOf, vacationsOf } from './days-off.ts';
import { toLocalTime } from '../../scheduling/calendar/slots.ts';
import { randomStream } from './random.ts';
import { weeklyTemplate } from './template.ts';
import { addDays, weekdayOf } from '../../scheduling/calendar/zone.ts';

const npis = Array.from({ length: 300 }, (_, index) => String(1_000_000_001 + index));
const template = (npi: string, hasTelehealth = true) =>
  weeklyTemplate({ npi, departmentIds: ['601', '602'], hasTelehealth });

describe('provider calendars', () => {
  test('[I4] the same NPI always has the same week', () => {
    for (const npi of npis.slice(0, 20)) assert.deepEqual(template(npi), template(npi));
    assert.notDeepEqual(template(npis[0] ?? ''), template(npis[1] ?? ''));
  });

  test('[I4] sessions lie between 8 and 17 with an hour at noon, on two to four days and some weekends', () => {
    let weekends = 0;
    for (const npi of npis) {
      const { sessions } = template(npi);
      for (const { fromMinute, toMinute } of sessions) {
        assert.ok((fromMinute === 480 && toMinute === 720) || (fromMinute === 780 && toMinute === 1020));
      }
      const days = new Set(sessions.map(({ weekday }) => weekday));
      const workdays = [...days].filter((day) => day >= 1 && day <= 5);
      assert.ok(workdays.length >= 2 && workdays.length <= 4);
      weekends += days.size - workdays.length;
    }
    assert.ok(weekends > 10 && weekends < 100);
  });

  test('[I4] visits last 20, 30 or 40 minutes, and a new one is a whole number of grid steps', () => {
    const lengths = new Set<number>();
    for (const npi of npis) {
      const { returnMinutes, newMinutes } = template(npi);
      assert.equal(newMinutes % returnMinutes, 0);
      lengths.add(returnMinutes).add(newMinutes);
    }
    assert.deepEqual([...lengths].toSorted(), [20, 30, 40]);
  });

  test('[I4] one half day is by video where that is offered, none elsewhere', () => {
    for (const npi of npis) {
      assert.equal(template(npi, true).sessions.filter(({ isVirtual }) => isVirtual).length, 1);
      assert.equal(template(npi, false).sessions.filter(({ isVirtual }) => isVirtual).length, 0);
    }
  });

  test('[I4] the days off of a year are its holidays and two weeks of each provider', () => {
    const holidays = new Set(holidaysOf(2026).map((day) => day.local_date));
    for (const day of [
      '2026-01-01',
      '2026-01-19',
      '2026-05-25',
      '2026-07-04',
      '2026-09-07',
      '2026-11-26',
      '2026-12-25',
    ])
      assert.ok(holidays.has(day), day);
    assert.equal(holidays.size, 9);
    for (const npi of npis.slice(0, 30)) {
      const [first, second, ...more] = vacationsOf(npi, 2026);
      assert.ok(first && second && more.length === 0);
      for (const { from_date: from, to_date: to } of [first, second]) {
        assert.ok(from === '2026-01-01' || weekdayOf(from) === 0);
        assert.ok(to === '2026-12-31' || weekdayOf(to) === 6);
        assert.ok(from >= addDays(to, -6) && to.startsWith('2026'));
      }
      assert.ok(first.to_date < second.from_date);
    }
  });

  test('[I4] random streams are even enough and repeat exactly', () => {
    const random = randomStream('seed');
    const numbers = Array.from({ length: 10_000 }, () => random());
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    assert.ok(Math.abs(mean - 0.5) < 0.02);
    assert.ok(numbers.every((number) => number >= 0 && number < 1));
    const again = randomStream('seed');
    assert.deepEqual(
      numbers.slice(0, 5),
      Array.from({ length: 5 }, () => again()),
    );
  });

  test('[I12] times are read with and without seconds, others are none', () => {
    assert.equal(toLocalTime('14:00'), '14:00');
    assert.equal(toLocalTime('09:20:00'), '09:20');
    for (const text of ['24:00', '9:00', '14:00:30', '2 pm', '']) assert.equal(toLocalTime(text), undefined);
  });
});
