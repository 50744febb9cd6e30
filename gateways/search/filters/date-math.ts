import { FilterSyntaxError } from './tokens.ts';

const written = /^(NOW|\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)((?:[+-]\d+[A-Z]+|\/[A-Z]+)*)$/;
const step = /([+-]\d+|\/)([A-Z]+)/g;

/** Solr's units, and how many milliseconds one has; months and years differ in length. */
const lengths: Readonly<Record<string, number>> = {
  MILLI: 1,
  MILLIS: 1,
  MILLISECOND: 1,
  MILLISECONDS: 1,
  SECOND: 1000,
  SECONDS: 1000,
  MINUTE: 60_000,
  MINUTES: 60_000,
  HOUR: 3_600_000,
  HOURS: 3_600_000,
  DAY: 86_400_000,
  DAYS: 86_400_000,
  DATE: 86_400_000,
};
const months: Readonly<Record<string, number>> = { MONTH: 1, MONTHS: 1, YEAR: 12, YEARS: 12 };

/** Whether a text's meaning depends on the time. @requirement B28 */
export function dependsOnNow(text: string): boolean {
  return /\bNOW\b/.test(text);
}

/**
 * Reads an instant as Solr writes it, with date maths: `2026-11-24T15:00:00Z`, `NOW/DAY+7DAYS`. Days are those of UTC.
 * @param now - milliseconds since 1970
 * @returns milliseconds since 1970
 * @throws FilterSyntaxError
 * @requirement B18
 */
export function instantOf(text: string, now: number): number {
  const [, base = '', maths = ''] = written.exec(text) ?? [];
  let instant = base === 'NOW' ? now : Date.parse(base);
  for (const [, sign = '', unit = ''] of maths.matchAll(step))
    instant = sign === '/' ? startOf(instant, unit) : added(instant, Number(sign), unit);
  if (Number.isNaN(instant)) throw new FilterSyntaxError(`Invalid Date String:'${text}'`);
  return instant;
}

function startOf(instant: number, unit: string): number {
  const length = lengths[unit];
  if (length !== undefined) return Math.floor(instant / length) * length;
  const date = new Date(instant);
  const span = months[unit];
  if (span === undefined) return Number.NaN;
  return Date.UTC(date.getUTCFullYear(), span === 12 ? 0 : date.getUTCMonth());
}

function added(instant: number, amount: number, unit: string): number {
  const length = lengths[unit];
  if (length !== undefined) return instant + amount * length;
  const span = months[unit];
  if (span === undefined) return Number.NaN;
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + amount * span);
  // The 31st of January and a month is the last of February.
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}
