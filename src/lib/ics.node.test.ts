import { calendarFile, type CalendarEvent } from './ics';

const event: CalendarEvent = {
  uid: '1795534800000-603-9003@foyer',
  sequence: 3,
  isCancelled: false,
  start: Date.parse('2026-11-24T15:20:00Z'),
  durationMinutes: 60,
  summary: 'Healthcare appointment',
  location: 'Hyde Park, 5800 South Calder Avenue; Floor 4\r\nATTENDEE:mailto:x@example.org',
  url: '',
  stamp: Date.parse('2026-11-20T12:00:00Z'),
};

test('[I10] the calendar entry lasts an hour, is published and has a lasting name', () => {
  const lines = calendarFile(event).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:1795534800000-603-9003@foyer',
      'SEQUENCE:3',
      'STATUS:CONFIRMED',
      'DTSTART:20261124T152000Z',
      'DTEND:20261124T162000Z',
      'SUMMARY:Healthcare appointment',
    ]),
  );
  expect(lines.at(-2)).toBe('END:VCALENDAR');
  expect(lines.at(-1)).toBe('');
});

test('[I10] text cannot add lines of its own, and no line is longer than 75 octets', () => {
  const file = calendarFile({ ...event, location: `${event.location} ${'ñ'.repeat(90)}` });
  expect(file).not.toMatch(/^ATTENDEE/m);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain(
    'LOCATION:Hyde Park\\, 5800 South Calder Avenue\\; Floor 4\\nATTENDEE:mailto:x@example.org',
  );
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded).toContain('ñ'.repeat(90));
});
