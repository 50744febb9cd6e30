import type { BlockedTimeTable } from '../../db/calendar-schema.ts';
import { WINDOW_DAYS } from '../../scheduling/free-slots.ts';
import {
  addDays,
  clockTime,
  daysBetween,
  plusMinutes,
  toInstant,
  weekdayOf,
} from '../../scheduling/calendar/zone.ts';
import type { DemoPhysician } from './physicians.ts';
import { randomStream } from './random.ts';
import type { Session } from './template.ts';

/** Days after which a calendar has emptied to its floor. */
const EMPTYING_DAYS = 150;
const EMPTIEST_SHARE = 0.3;

/**
 * The times of the booking window that are taken today and were not when the calendar was last filled. Calendars fill
 * as a day comes nearer, and a time once taken stays so.
 * @param options.today - yyyy-MM-dd in the physician's zone
 * @param options.filledOn - the date of the last filling; undefined for a new calendar
 * @requirement I4
 */
export function newlyTaken(
  physician: DemoPhysician,
  options: { readonly today: string; readonly filledOn: string | undefined },
): BlockedTimeTable[] {
  const { today, filledOn } = options;
  const lastDay = addDays(today, WINDOW_DAYS);
  const filledUntil = filledOn === undefined ? '' : addDays(filledOn, WINDOW_DAYS);
  const rows: BlockedTimeTable[] = [];
  for (let date = today; date <= lastDay; date = addDays(date, 1)) {
    const share = takenShare(physician, daysBetween(today, date));
    const before =
      filledOn === undefined || date > filledUntil ? 0 : takenShare(physician, daysBetween(filledOn, date));
    const weekday = weekdayOf(date);
    for (const session of physician.template.sessions) {
      if (session.weekday !== weekday) continue;
      rows.push(...spansOf(physician, { date, session, from: before, to: share }));
    }
  }
  return rows;
}

/** The steps of a session whose draw lies from `from` up to `to`, one span for those that touch. */
function spansOf(
  { npi, template, departments }: DemoPhysician,
  draw: {
    readonly date: string;
    readonly session: Session;
    readonly from: number;
    readonly to: number;
  },
): BlockedTimeTable[] {
  const { date, session, from, to } = draw;
  const zone = departments.find(({ id }) => id === session.departmentId)?.zone ?? '';
  const random = randomStream(`${npi}|${date}|${session.fromMinute}`);
  const opensAt = toInstant(date, clockTime(session.fromMinute), zone);
  const step = template.returnMinutes;
  const spans: BlockedTimeTable[] = [];
  for (let minute = 0; session.fromMinute + minute + step <= session.toMinute; minute += step) {
    const drawn = random();
    if (drawn < from || drawn >= to) continue;
    const startsAt = plusMinutes(opensAt, minute);
    const endsAt = plusMinutes(startsAt, step);
    const last = spans.at(-1);
    if (last?.ends_at === startsAt) last.ends_at = endsAt;
    else spans.push({ npi, starts_at: startsAt, ends_at: endsAt });
  }
  return spans;
}

function takenShare({ template, isFullyBooked }: DemoPhysician, daysAhead: number): number {
  const { bookedSolidDays, busyness } = template;
  if (isFullyBooked || daysAhead < bookedSolidDays) return 1;
  const emptied = Math.min(1, (daysAhead - bookedSolidDays) / EMPTYING_DAYS);
  return busyness - (busyness - EMPTIEST_SHARE) * emptied;
}
