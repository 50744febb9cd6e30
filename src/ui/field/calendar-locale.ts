import { enUS } from 'date-fns/locale/en-US';
import type { Locale } from 'date-fns';

/** A Sunday; the days after it are the week. */
const sunday = Date.UTC(2026, 10, 22);
const dayMs = 86_400_000;

/** The digits of a typed date, whatever the language writes elsewhere: one reads the calendar and the field together. */
const options = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;

/** The tokens by which the calendar writes the parts of a date. */
const tokens: Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> = {
  weekday: 'EEEE',
  day: 'd',
  month: 'MMMM',
  year: 'y',
};

/**
 * What the calendar says in a language, from the browser's own knowledge of it: months, days, the first day of the week,
 * and whole dates in that language's order. The name of a day holds the number that is shown, in full and without an
 * ending (WCAG 2.5.3).
 * @param language - the page's, such as `es-MX`
 * @requirement K4
 */
export function calendarLocale(language: string): Locale {
  const names = (format: Intl.DateTimeFormatOptions, instants: readonly number[]) => {
    const formatter = new Intl.DateTimeFormat(language, { ...options, ...format });
    return instants.map((instant) => formatter.format(instant));
  };
  const week = Array.from({ length: 7 }, (_, day) => sunday + day * dayMs);
  const year = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1));
  const months = names({ month: 'long' }, year);
  const days = names({ weekday: 'long' }, week);
  const short = names({ weekday: 'short' }, week);
  // Arabic has no abbreviations, and its letters are told apart.
  const narrow = short.every((name) => name.length <= 4) ? short : names({ weekday: 'narrow' }, week);
  return {
    ...enUS,
    code: language,
    formatLong: { ...enUS.formatLong, date: () => patternOf(language) },
    localize: {
      ...enUS.localize,
      month: (month: number) => months[month] ?? '',
      day: (day: number, { width } = {}) => (width === 'short' ? narrow : days)[day] ?? '',
    },
    options: { weekStartsOn: firstDay(language), firstWeekContainsDate: 1 },
  };
}

/** How a whole date is written: "Sunday, April 12, 1985" is `EEEE', 'MMMM' 'd', 'y`. */
function patternOf(language: string): string {
  const formatter = new Intl.DateTimeFormat(language, { ...options, dateStyle: 'full' });
  return formatter
    .formatToParts(sunday)
    .map(({ type, value }) => tokens[type] ?? `'${value.replaceAll("'", "''")}'`)
    .join('');
}

type WeekInfo = { readonly firstDay: number };
type WithWeek = { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo };

/** 0 is Sunday, which is also what a browser that does not know gets: most calendars here start with it. */
function firstDay(language: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const locale = new Intl.Locale(language) as Intl.Locale & WithWeek;
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  // From 1, Monday, to 7.
  return ((info?.firstDay ?? 7) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}
