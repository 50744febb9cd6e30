import type { OpeningHours, OpenSpan, SpecialDay } from '@/lib/open-spans';
import { isLocalDate, isZone } from '@/lib/chicago-time';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const dayMinutes = 1440;

type Written = {
  /** `Mon-Fri 08:00-12:00, 13:00-17:00; Sat 09:00-13:00`; a day that is not named is closed. */
  readonly week: string;
  /** A line for each day unlike its weekday: `2026-12-24 08:00-12:00 Christmas Eve`, `2026-12-25 closed`. */
  readonly special: string;
  readonly zone: string;
};

/**
 * Reads the hours of a place as authors write them.
 * @returns undefined where a part of them cannot be read: half of the truth would call a closed place open
 * @requirement E7
 */
export function readOpeningHours({ week, special, zone }: Written): OpeningHours | undefined {
  const days = readWeek(week);
  const lines = special
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => readSpecialDay(line));
  if (!days || !isZone(zone) || lines.includes(undefined)) return undefined;
  const read = lines.filter((line) => line !== undefined);
  return { zone, week: days, special: read.toSorted((one, other) => (one.date < other.date ? -1 : 1)) };
}

/** The days unlike others from a date on. @param today - `yyyy-MM-dd` @requirement E7 */
export function specialDaysFrom(hours: OpeningHours, today: string): readonly SpecialDay[] {
  return hours.special.filter(({ date }) => date >= today);
}

function readWeek(text: string): OpeningHours['week'] | undefined {
  const days: OpenSpan[][] = weekdays.map(() => []);
  const parts = text.split(';').filter((part) => part.trim() !== '');
  for (const part of parts) {
    const [, first = '', last = first, times = ''] =
      /^\s*([a-z]+)(?:\s*[-–]\s*([a-z]+))?\s+(.+)$/i.exec(part) ?? [];
    const [from, to] = [weekdayOf(first), weekdayOf(last)];
    const spans = readSpans(times);
    if (from < 0 || to < from || !spans) return undefined;
    for (let day = from; day <= to; day += 1) days[day]?.push(...spans);
  }
  return parts.length === 0 ? undefined : days;
}

function weekdayOf(word: string): number {
  return word.length < 3 ? -1 : weekdays.indexOf(word.slice(0, 3).toLowerCase());
}

function readSpecialDay(line: string): SpecialDay | undefined {
  const [, date = '', times = '', name = ''] =
    /^(\d{4}-\d\d-\d\d)\s+(closed|\d[\d:,\s–-]*\d)(?:\s+(\D.*))?$/i.exec(line) ?? [];
  const spans = readSpans(times);
  return isLocalDate(date) && spans ? { date, spans, name: name.trim() } : undefined;
}

function readSpans(times: string): readonly OpenSpan[] | undefined {
  if (/^closed$/i.test(times.trim())) return [];
  const spans = times.split(',').map((span) => readSpan(span));
  return spans.includes(undefined) ? undefined : spans.filter((span) => span !== undefined);
}

/** `20:00-02:00` ends on the next day. */
function readSpan(text: string): OpenSpan | undefined {
  const [opens, closes, more] = text.split(/[-–]/).map((time) => minutesOf(time));
  if (opens === undefined || closes === undefined || more !== undefined || opens === dayMinutes)
    return undefined;
  return closes === opens ? undefined : [opens, closes > opens ? closes : closes + dayMinutes];
}

function minutesOf(time: string): number | undefined {
  const [, hour = '', minute = ''] = /^\s*(\d{1,2}):([0-5]\d)\s*$/.exec(time) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return hour !== '' && minutes <= dayMinutes ? minutes : undefined;
}
