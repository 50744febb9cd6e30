const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Opening times by weekday, Monday first: each a list of `from` and `to` in minutes after midnight. */
export type WeekHours = readonly (readonly { readonly from: number; readonly to: number }[])[];

/** The index of a weekday by its name or its first three letters, Monday 0; -1 for another word. */
function weekdayOf(word: string): number {
  const known = word.trim().toLowerCase();
  return known.length < 3 ? -1 : weekdays.findIndex((day) => day.toLowerCase().startsWith(known));
}

/** Minutes after midnight of `08:30`, `08:30:00` or `8:30 AM`; `24:00` ends a day. Undefined for another text. @requirement E6 */
export function minutesOf(time: string): number | undefined {
  const twelve = /^(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?$/i.exec(time.trim());
  if (twelve) {
    const [, hour = '', minute = '0', half = ''] = twelve;
    const isHour = Number(hour) >= 1 && Number(hour) <= 12 && Number(minute) < 60;
    const minutes = (Number(hour) % 12) * 60 + Number(minute) + (half.toLowerCase() === 'p' ? 720 : 0);
    return isHour ? minutes : undefined;
  }
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(time.trim()) ?? [];
  const minutes = hour === '' ? Number.NaN : Number(hour) * 60 + Number(minute);
  return minutes <= 1440 && Number(minute) < 60 ? minutes : undefined;
}

/**
 * A week as visitors read it. Days that follow each other and have the same times are one line; a week without any times has
 * no lines.
 * @requirement E6
 */
export function hoursInWords(week: WeekHours): Readonly<Record<string, string>> {
  if (week.every((day) => day.length === 0)) return {};
  const lines: [string, string][] = [];
  for (let first = 0; first < weekdays.length;) {
    const text = dayInWords(week[first] ?? []);
    let last = first;
    while (last + 1 < weekdays.length && dayInWords(week[last + 1] ?? []) === text) last += 1;
    lines.push([daysInWords(first, last), text]);
    first = last + 1;
  }
  return Object.fromEntries(lines);
}

/**
 * A week as the page's field for programs has it, `Mon 08:00-12:00, 13:00-17:00; Tue …`; '' without any times.
 * @requirement E6
 */
export function hoursForPrograms(week: WeekHours): string {
  return week
    .flatMap((day, index) => {
      const spans = [...day]
        .sort((one, other) => one.from - other.from)
        .map(({ from, to }) => `${clock(from)}-${clock(to)}`);
      return spans.length > 0 ? [`${weekdays[index]?.slice(0, 3)} ${spans.join(', ')}`] : [];
    })
    .join('; ');
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function daysInWords(first: number, last: number): string {
  if (first === 0 && last === 6) return 'Every day';
  const [from = '', to = ''] = [weekdays[first], weekdays[last]];
  return first === last ? from : `${from} to ${to}`;
}

function dayInWords(day: WeekHours[number]): string {
  if (day.length === 0) return 'Closed';
  if (day.some(({ from, to }) => from === 0 && to === 1440)) return 'Open 24 hours';
  const ordered = [...day].sort((one, other) => one.from - other.from);
  return ordered.map(({ from, to }) => `${timeInWords(from)} to ${timeInWords(to)}`).join(', ');
}

function timeInWords(minutes: number): string {
  if (minutes === 720) return 'noon';
  if (minutes % 1440 === 0) return 'midnight';
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const shown = `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  return `${shown} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/**
 * Reads hours as a table has them: `Mon-Fri 08:00-17:00; Sat 09:00-13:00; Sun closed`.
 * @returns undefined where a part of it cannot be read
 * @requirement E6
 */
export function readHours(text: string): WeekHours | undefined {
  const week: { from: number; to: number }[][] = weekdays.map(() => []);
  for (const part of text.split(';').filter((one) => one.trim() !== '')) {
    const [, first = '', last = first, times = ''] =
      /^\s*([a-z]+)(?:\s*-\s*([a-z]+))?\s+(closed|\d.*[\dm.])\s*$/i.exec(part) ?? [];
    const [from, to] = [weekdayOf(first), weekdayOf(last)];
    const [opens, closes] = times.split('-').map(minutesOf);
    if (from < 0 || to < from) return undefined;
    if (/^closed$/i.test(times)) continue;
    if (opens === undefined || closes === undefined || closes <= opens) return undefined;
    for (let day = from; day <= to; day += 1) week[day]?.push({ from: opens, to: closes });
  }
  return week;
}
