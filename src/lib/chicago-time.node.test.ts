import { execFileSync } from 'node:child_process';
import { fromZonedTime } from 'date-fns-tz';
import {
  addDays,
  formatClock,
  formatDate,
  formatTime,
  instantOf,
  isFarEnough,
  isOtherClock,
  isLocalDate,
  localDateAt,
  localDateTimeAt,
} from './chicago-time';
import { zoneName } from './zone-name';

const zone = 'America/Chicago';

test('[I4] a time and its instant agree for every quarter-hour of a winter, both changes of the clock included', () => {
  const wrong: string[] = [];
  for (let date = '2026-10-20'; date < '2027-03-20'; date = addDays(date, 1)) {
    for (let quarter = 0; quarter < 96; quarter += 1) {
      const localTime = `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
      const instant = instantOf({ localDate: date, localTime, zone });
      const back = instant === undefined ? '' : localDateTimeAt(instant, zone);
      if (back !== `${date} ${localTime}:00`) wrong.push(`${date} ${localTime}`);
    }
  }
  // The hour that does not exist.
  expect(wrong).toEqual(['2027-03-14 02:00', '2027-03-14 02:15', '2027-03-14 02:30', '2027-03-14 02:45']);
});

test.each(['UTC', 'Asia/Tokyo', 'Europe/London'])(
  '[I4] every quarter-hour around both changes of the clock has the same instant on a machine in %s',
  (machineZone) => {
    const moments = [
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
      '2027-03-13',
      '2027-03-14',
      '2027-03-15',
    ].flatMap((localDate) =>
      Array.from({ length: 96 }, (_, quarter) => ({
        localDate,
        localTime: `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
        zone,
      })),
    );
    const program = `
      import { instantOf, localDateTimeAt } from './src/lib/chicago-time.ts';
      const instants = ${JSON.stringify(moments)}.map((moment) => instantOf(moment));
      const machine = Intl.DateTimeFormat().resolvedOptions().timeZone;
      console.log(JSON.stringify({ machine, instants, clocks: instants.map((at) => localDateTimeAt(at, '${zone}')) }));
    `;
    const answer: unknown = JSON.parse(
      execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '--eval', program], {
        env: { ...process.env, NODE_OPTIONS: '', TZ: machineZone },
        encoding: 'utf8',
      }),
    );
    const instants = moments.map((moment) => instantOf(moment) ?? 0);
    const clocks = instants.map((instant) => localDateTimeAt(instant, zone));
    expect(answer).toEqual({ machine: machineZone, instants, clocks });
  },
);

test('[I4] clinic hours agree with an independent library', () => {
  for (const localDate of [
    '2026-07-01',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
    '2027-03-13',
    '2027-03-14',
    '2027-03-15',
  ]) {
    for (let hour = 6; hour < 22; hour += 1) {
      const localTime = `${String(hour).padStart(2, '0')}:20`;
      expect(instantOf({ localDate, localTime, zone })).toBe(
        fromZonedTime(`${localDate}T${localTime}`, zone).getTime(),
      );
    }
  }
});

test('[I4] the hour that autumn repeats is the first of the two', () => {
  expect(instantOf({ localDate: '2026-11-01', localTime: '01:30', zone })).toBe(
    Date.parse('2026-11-01T06:30:00Z'),
  );
});

test('[I4] a time that spring skips counts on from before the change', () => {
  expect(instantOf({ localDate: '2027-03-14', localTime: '02:30', zone })).toBe(
    Date.parse('2027-03-14T08:30:00Z'),
  );
});

test.each([
  ['2026-02-30', '09:00'],
  ['2026-13-01', '09:00'],
  ['2026-02-03', '24:00'],
  ['02-03-2026', '09:00'],
  ['2026-02-03', '9:00'],
])('[I4] %s %s is no moment', (localDate, localTime) => {
  expect(instantOf({ localDate, localTime, zone })).toBeUndefined();
});

test('[I4] a slot is far enough from 60 minutes on, counted between instants', () => {
  const now = Date.parse('2026-11-20T16:00:30Z');
  expect(isFarEnough(now + 3_600_000, now, 60)).toBe(true);
  expect(isFarEnough(now + 3_599_999, now, 60)).toBe(false);
});

test('[I12] the request time is the clinic clock with 24 hours', () => {
  expect(localDateTimeAt(Date.parse('2026-11-21T05:03:09Z'), zone)).toBe('2026-11-20 23:03:09');
  expect(localDateTimeAt(Date.parse('2026-11-21T06:00:00Z'), zone)).toBe('2026-11-21 00:00:00');
  expect(localDateAt(Date.parse('2026-11-21T05:59:59Z'), zone)).toBe('2026-11-20');
});

test('[I2] dates and times in words', () => {
  const instant = Date.parse('2026-11-24T15:20:00Z');
  expect(formatTime(instant, { language: 'en', zone })).toBe('9:20 AM');
  expect(formatDate('2026-11-24', { language: 'en' })).toBe('Tuesday, November 24, 2026');
  expect(formatDate('2026-11-24', { language: 'en', withYear: false })).toBe('Tuesday, November 24');
  expect(zoneName(instant, { language: 'en', zone, length: 'short' })).toBe('CST');
  expect(zoneName(Date.parse('2026-07-01T15:20:00Z'), { language: 'en', zone, length: 'short' })).toBe('CDT');
  expect(zoneName(instant, { language: 'es-MX', zone, length: 'short' })).toBe('hora de Chicago');
  expect(zoneName(instant, { language: 'ar', zone, length: 'short' })).toBe('التوقيت المركزي');
  expect(zoneName(instant, { language: 'en', zone, length: 'allYear' })).toBe('Central Time');
  for (const language of ['es-MX', 'ar'])
    expect(zoneName(instant, { language, zone, length: 'allYear' })).toBe(
      zoneName(instant, { language, zone, length: 'short' }),
    );
  expect(formatDate('2026-11-24', { language: 'es-MX' })).toBe('martes, 24 de noviembre de 2026');
});

test('[I4] calendar dates are checked and counted without a clock', () => {
  expect(isLocalDate('2028-02-29')).toBe(true);
  expect(isLocalDate('2027-02-29')).toBe(false);
  expect(addDays('2026-11-20', 180)).toBe('2027-05-19');
  expect(addDays('2027-03-13', 2)).toBe('2027-03-15');
});

test('[I2] a clock is another one where it shows another time, whatever its zone is called', () => {
  const noon = Date.parse('2026-12-01T18:00:00Z');
  expect(isOtherClock(noon, zone, 'America/Los_Angeles')).toBe(true);
  expect(isOtherClock(noon, zone, 'America/Winnipeg')).toBe(false);
  // Saskatchewan does not change its clocks.
  expect(isOtherClock(Date.parse('2026-07-01T18:00:00Z'), zone, 'America/Regina')).toBe(true);
});

test('[I2] a time carries its zone for readers elsewhere', () => {
  // The tests run in UTC.
  expect(formatClock(Date.parse('2026-12-01T15:20:00Z'), { language: 'en', zone })).toBe('9:20 AM CST');
  expect(formatClock(Date.parse('2026-12-01T15:20:00Z'), { language: 'en', zone: 'UTC' })).toBe('3:20 PM');
});
