const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const dayMinutes = 1440;

/** From and to, in minutes after midnight; what ends after midnight ends beyond 1440. */
export type OpenSpan = readonly [from: number, to: number];

/** When a place is open, by its own clock. */
export type OpenHours = {
  /** Seven days, Monday first. */
  readonly week: readonly (readonly OpenSpan[])[];
  /** By date (yyyy-MM-dd): the days whose weekday does not count. No spans: closed. */
  readonly special: ReadonlyMap<string, readonly OpenSpan[]>;
};

/**
 * Reads what authors write of a place's hours: "Mon-Fri 08:00-17:00; Sat 09:00-13:00", and a line for each day that is unlike
 * its weekday.
 * @returns undefined where a part cannot be read, or the week says nothing
 * @requirement E7
 */
export function readOpenHours(written: {
  readonly week: string;
  readonly special: string;
}): OpenHours | undefined {
  const parts = written.week.split(';').filter((part) => part.trim() !== '');
  const week: OpenSpan[][] = weekdays.map(() => []);
  for (const part of parts) {
    const [, first = '', last = first, times = ''] =
      /^\s*([a-z]+)(?:\s*[-–]\s*([a-z]+))?\s+(.+)$/i.exec(part) ?? [];
    const [from, to] = [weekdayOf(first), weekdayOf(last)];
    const spans = spansOf(times);
    if (from < 0 || to < from || !spans) return undefined;
    for (const day of week.slice(from, to + 1)) day.push(...spans);
  }
  const special = new Map<string, readonly OpenSpan[]>();
  for (const line of written.special.split('\n').filter((one) => one.trim() !== '')) {
    const [, date = '', times = ''] =
      /^\s*(\d{4}-\d\d-\d\d)\s+(closed|\d[\d:,\s–-]*\d)(?:\s+\D.*)?$/i.exec(line) ?? [];
    const spans = spansOf(times);
    if (!spans || Number.isNaN(Date.parse(date))) return undefined;
    special.set(date, [...(special.get(date) ?? []), ...spans]);
  }
  return parts.length === 0 ? undefined : { week, special };
}

/**
 * Whether a place is open on a date for a whole time.
 * @param time.weekday - 0 is Sunday
 * @requirement E7 I4
 */
export function isOpenFor(
  { week, special }: OpenHours,
  { date, weekday, span }: { readonly date: string; readonly weekday: number; readonly span: OpenSpan },
): boolean {
  const spans = special.get(date) ?? week[(weekday + 6) % 7] ?? [];
  return spans.some(([from, to]) => from <= span[0] && span[1] <= to);
}

function weekdayOf(word: string): number {
  return word.length < 3 ? -1 : weekdays.indexOf(word.slice(0, 3).toLowerCase());
}

function spansOf(times: string): readonly OpenSpan[] | undefined {
  if (/^\s*closed\s*$/i.test(times)) return [];
  const spans: OpenSpan[] = [];
  for (const text of times.split(',')) {
    const [, hour, minute, endHour, endMinute] =
      /^\s*(\d{1,2}):([0-5]\d)\s*[-–]\s*(\d{1,2}):([0-5]\d)\s*$/.exec(text) ?? [];
    const [from, to] = [Number(hour) * 60 + Number(minute), Number(endHour) * 60 + Number(endMinute)];
    if (!(from < dayMinutes && to <= dayMinutes) || from === to) return undefined;
    spans.push([from, to > from ? to : to + dayMinutes]);
  }
  return spans;
}
