import { readOpenHours, type OpenSpan } from '../../content/open-hours.ts';

const dayMinutes = 1440;
const quarters = 4;

type Written = { readonly week: string; readonly special: string; readonly language: string };

/**
 * When a place is open, as values of the index. A day is 0 (Monday) to 6, or a date that is unlike its weekday.
 * - `times`: `5` for a day without a break, `5-09` for an hour without one, `5-09.2` for a quarter of an hour (30 to 45 minutes
 *   past 9): each moment is in at most one of them.
 * - `dates`: the days whose weekday does not count.
 * - `days`: the weekdays with any hours, in words.
 *
 * @returns undefined where a part of the hours cannot be read
 * @requirement E7
 */
export function openTimes({ week, special, language }: Written):
  | {
      readonly times: readonly string[];
      readonly dates: readonly string[];
      readonly days: readonly string[];
    }
  | undefined {
  const read = readOpenHours({ week, special });
  if (!read) return undefined;
  const open = new Map<string, Set<number>>();
  for (const [day, spans] of read.week.entries())
    add(open, { day: String(day), next: String((day + 1) % 7) }, spans);
  const days = read.week.flatMap((_, day) => (open.has(String(day)) ? weekdayIn(language, day) : []));
  for (const [date, spans] of read.special) add(open, { day: date, next: nextDate(date) }, spans);
  const dates = [...read.special.keys()];
  return { times: [...open].flatMap(([day, minutes]) => namesOf(day, minutes)), dates, days };
}

/** Quarters of an hour that a span covers; what goes on past midnight is the next day's. */
function add(
  open: Map<string, Set<number>>,
  { day, next }: { readonly day: string; readonly next: string },
  spans: readonly OpenSpan[],
): void {
  for (const [from, to] of spans) {
    for (let minute = from - (from % 15); minute < to; minute += 15) {
      const own = minute < dayMinutes ? day : next;
      const known = open.get(own) ?? new Set();
      open.set(own, known.add((minute % dayMinutes) / 15));
    }
  }
}

function namesOf(day: string, open: ReadonlySet<number>): readonly string[] {
  if (open.size === 24 * quarters) return [day];
  return Array.from({ length: 24 }, (_, hour) => hour).flatMap((hour) => {
    const own = [0, 1, 2, 3].filter((quarter) => open.has(hour * quarters + quarter));
    const name = `${day}-${String(hour).padStart(2, '0')}`;
    return own.length === quarters ? [name] : own.map((quarter) => `${name}.${quarter}`);
  });
}

const weekdayNames = new Map<string, readonly string[]>();

/** "Saturday", "Sábado". Formats are dear to make, and there are few languages. */
function weekdayIn(language: string, day: number): string {
  const known = weekdayNames.get(language) ?? namesOfWeekdays(language);
  weekdayNames.set(language, known);
  return known[day] ?? '';
}

function namesOfWeekdays(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' });
  return Array.from({ length: 7 }, (_, day) => {
    const name = format.format(Date.UTC(2024, 0, 1 + day));
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
}

function nextDate(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}
