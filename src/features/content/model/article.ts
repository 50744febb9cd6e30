import { fieldOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';
import { dateZone } from '@/domain/date-zone';

/** A day, and perhaps a time of it with a zone: `2026-10-14`, `2026-10-14T12:30:00Z`, `20261014T123000Z`. */
const isoDate =
  /^(\d{4})(-?)(\d\d)\2(\d\d)(?:T(\d\d)(:?)(\d\d)(?:\6(\d\d)(\.\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/**
 * Reads a date field; undefined when it is empty, no date in an ISO form, or the CMS's value for "never". What browsers make of
 * other words is no date that somebody wrote. A time without a zone is in UTC.
 * @requirement G8 H4
 */
export function dateOf(field: Field): Date | undefined {
  const [, year, , month, day, hour = '00', , minute = '00', second = '00', fraction = '', zone = 'Z'] =
    isoDate.exec(textOf(field).trim()) ?? [];
  if (!year || !month || !day || Number(year) < 1900 || Number(day) > daysIn(Number(year), Number(month)))
    return undefined;
  const date = new Date(
    `${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}${longZone(zone)}`,
  );
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `-0600` or `-06` as `-06:00`. */
function longZone(zone: string): string {
  return zone.length === 1 ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
}

/** When an article came out: `datePublished`, or `articleDate`, as lists of news call it. @requirement G8 H4 */
export function articleDateOf(fields: ComponentFields): Date | undefined {
  return dateOf(fieldOf(fields, 'datePublished')) ?? dateOf(fieldOf(fields, 'articleDate'));
}

/** A date for machines: the day alone where there is no time, as it is shown. @requirement H4 */
export function dateForMachines(date: Date): string {
  return date.toISOString().replace('T00:00:00.000Z', '');
}

/**
 * A date in words. A date without a time is the same day everywhere; one with a time is shown in Chicago's time zone.
 * @requirement H4
 */
export function dateInWords(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: dateZone(date.getTime()),
  }).format(date);
}
