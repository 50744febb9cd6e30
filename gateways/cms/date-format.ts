const names = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

/** .NET's standard formats in its invariant culture. */
const standard: Readonly<Record<string, string>> = {
  d: 'MM/dd/yyyy',
  D: 'dddd, dd MMMM yyyy',
  f: 'dddd, dd MMMM yyyy HH:mm',
  F: 'dddd, dd MMMM yyyy HH:mm:ss',
  g: 'MM/dd/yyyy HH:mm',
  G: 'MM/dd/yyyy HH:mm:ss',
  M: 'MMMM dd',
  o: "yyyy-MM-dd'T'HH:mm:ss'Z'",
  s: "yyyy-MM-dd'T'HH:mm:ss",
  t: 'HH:mm',
  T: 'HH:mm:ss',
  Y: 'yyyy MMMM',
};

/**
 * Formats a date in a .NET format: a standard one by its letter, or a custom one.
 * @param offset - minutes behind UTC, as `Date.getTimezoneOffset` returns them
 * @requirement O2
 */
export function formatDate(date: Date, format: string, offset: number): string {
  const local = new Date(date.getTime() - offset * 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hour12 = local.getUTCHours() % 12 || 12;
  const month = names.months[local.getUTCMonth()] ?? '';
  const day = names.days[local.getUTCDay()] ?? '';
  const parts: Readonly<Record<string, string>> = {
    yyyy: String(local.getUTCFullYear()),
    yy: two(local.getUTCFullYear() % 100),
    MMMM: month,
    MMM: month.slice(0, 3),
    MM: two(local.getUTCMonth() + 1),
    M: String(local.getUTCMonth() + 1),
    dddd: day,
    ddd: day.slice(0, 3),
    dd: two(local.getUTCDate()),
    d: String(local.getUTCDate()),
    HH: two(local.getUTCHours()),
    H: String(local.getUTCHours()),
    hh: two(hour12),
    h: String(hour12),
    mm: two(local.getUTCMinutes()),
    m: String(local.getUTCMinutes()),
    ss: two(local.getUTCSeconds()),
    s: String(local.getUTCSeconds()),
    tt: local.getUTCHours() < 12 ? 'AM' : 'PM',
  };
  const pattern = standard[format] ?? format;
  return pattern.replace(
    /'([^']*)'|yyyy|yy|M{1,4}|d{1,4}|HH?|hh?|mm?|ss?|tt/g,
    (token, quoted: string | undefined) => quoted ?? parts[token] ?? token,
  );
}
