import { textOf } from '@/cms/fields/readers';
import type { Field } from '@/cms/layout-data';

/** Reads a date field; undefined when it is empty, unreadable or the CMS's value for "never". */
export function dateOf(field: Field): Date | undefined {
  const text = textOf(field).replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z?$/, '$1-$2-$3T$4:$5:$6Z');
  const date = new Date(text);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1900 ? undefined : date;
}

/**
 * A date in words. A date without a time is the same day everywhere; one with a time is shown in Chicago's time zone.
 * @requirement H4
 */
export function dateInWords(date: Date, language: string): string {
  const isDay = date.getTime() % 86_400_000 === 0;
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: isDay ? 'UTC' : 'America/Chicago',
  }).format(date);
}
