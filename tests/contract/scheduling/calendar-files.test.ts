import assert from 'node:assert/strict';
import { test } from 'node:test';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { calendarFileOf } from '../../../gateways/scheduling/messages/calendar-file.ts';

// The site is a package of its own kind: its types are not those of this one.
const site = (await import(new URL('../../../src/lib/ics.ts', import.meta.url).href)) as {
  readonly calendarFile: (event: Readonly<Record<string, string | number | boolean>>) => string;
};

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
const summary = 'Healthcare appointment; room 4, "East"';
const location =
  'Calder Children’s Hospital, 1 Main Street\nChicago, IL 60637 — entrance by the fountain, second floor';

/** Every quarter of an hour for a day and a half around both changes of the clocks in Chicago, and one in London. */
const instants = ['2026-11-01T07:00Z', '2027-03-14T08:00Z', '2027-03-28T01:00Z'].flatMap((change) =>
  Array.from({ length: 144 }, (_unused, index) => Date.parse(change) + (index - 72) * QUARTER),
);

/** What a calendar of each maker understands: start, end, and the two texts. */
const readers: Readonly<Record<string, (text: string) => readonly [number, number, string, string]>> = {
  'ical.js': (text) => {
    const component = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
    assert.ok(component);
    const event = new ICAL.Event(component);
    const ends = [event.startDate, event.endDate].map((time) => time.toJSDate().getTime());
    return [ends[0] ?? 0, ends[1] ?? 0, event.summary, event.location];
  },
  'node-ical': (text) => {
    const event = Object.values(nodeIcal.sync.parseICS(text)).find((entry) => entry?.type === 'VEVENT');
    assert.ok(event?.type === 'VEVENT' && event.end);
    return [event.start.getTime(), event.end.getTime(), String(event.summary), String(event.location)];
  },
  'ts-ics': (text) => {
    const [event] = convertIcsCalendar(undefined, text).events ?? [];
    assert.ok(event?.end);
    return [event.start.date.getTime(), event.end.date.getTime(), event.summary, event.location ?? ''];
  },
};

const entryAt = (start: number) => ({
  uid: 'visit-1@site',
  sequence: 0,
  isCancelled: false,
  startsAt: start,
  endsAt: start + HOUR,
  summary,
  location,
  url: 'https://site.example/appointments/video#join=0',
  writtenAt: start - HOUR,
});

const makers: Readonly<Record<string, (start: number) => string>> = {
  'the site': (start) =>
    site.calendarFile({
      uid: 'visit-1@site',
      sequence: 0,
      isCancelled: false,
      start,
      durationMinutes: 60,
      summary,
      location,
      url: 'https://site.example/appointments/video#join=0',
      stamp: start - HOUR,
    }),
  'the messages': (start) => calendarFileOf(entryAt(start)),
  'the feed': (start) => calendarFileOf(entryAt(start), { feedName: summary }),
};

/** Clocks of the computers that files are written and read on. */
const zones = ['UTC', 'Asia/Tokyo', 'Europe/London'];

for (const [maker, make] of Object.entries(makers))
  for (const [reader, read] of Object.entries(readers))
    test(`[I10] [I18] a calendar file of ${maker} is the same hour and the same words in ${reader}`, (context) => {
      const before = process.env['TZ'];
      context.after(() => {
        if (before === undefined) delete process.env['TZ'];
        else process.env['TZ'] = before;
      });
      for (const zone of zones) {
        process.env['TZ'] = zone;
        for (const start of instants) {
          const expected = [start, start + HOUR, summary, location];
          assert.deepEqual(read(make(start)), expected, `${new Date(start).toISOString()} in ${zone}`);
        }
      }
    });

/** What a calendar of each maker understands of a state: its number and its status. */
const states: Readonly<Record<string, (text: string) => readonly unknown[]>> = {
  'ical.js': (text) => {
    const component = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
    return [component?.getFirstPropertyValue('sequence'), component?.getFirstPropertyValue('status')];
  },
  'node-ical': (text) => {
    const event = Object.values(nodeIcal.sync.parseICS(text)).find((entry) => entry?.type === 'VEVENT');
    return event?.type === 'VEVENT' ? [Number(event.sequence), event.status] : [];
  },
  'ts-ics': (text) => {
    const calendar = convertIcsCalendar(undefined, text);
    assert.equal(calendar.method, 'PUBLISH');
    // This reader leaves out a 0, which RFC 5545 takes for the same.
    return [calendar.events?.[0]?.sequence ?? 0, calendar.events?.[0]?.status];
  },
};

test('[I10] [I16] a file of the site says which state of the visit it has, and takes a cancelled one out', () => {
  const start = instants[0] ?? 0;
  const file = (state: { readonly sequence: number; readonly isCancelled: boolean }) =>
    site.calendarFile({
      uid: 'visit-1@site',
      start,
      durationMinutes: 60,
      summary,
      location,
      url: '',
      stamp: start,
      ...state,
    });
  const [booked, cancelled] = [
    file({ sequence: 1, isCancelled: false }),
    file({ sequence: 2, isCancelled: true }),
  ];
  const stateIn = states['ical.js'];
  assert.deepEqual(
    [stateIn?.(booked), stateIn?.(cancelled)],
    [
      [1, 'CONFIRMED'],
      [2, 'CANCELLED'],
    ],
  );
  assert.match(booked, /METHOD:PUBLISH\r\n/);
  assert.match(cancelled, /METHOD:CANCEL\r\n/);
});

for (const [reader, stateIn] of Object.entries(states))
  test(`[I18] a feed says in ${reader} which state of the visit it has, and that it is cancelled`, () => {
    const start = instants[0] ?? 0;
    const feed = (state: { readonly sequence: number; readonly isCancelled: boolean }) =>
      stateIn(calendarFileOf({ ...entryAt(start), ...state }, { feedName: summary }));
    assert.deepEqual(feed({ sequence: 0, isCancelled: false }), [0, 'CONFIRMED']);
    assert.deepEqual(feed({ sequence: 12, isCancelled: true }), [12, 'CANCELLED']);
  });
