import { listOf } from '@/lib/list-of';
import type { OpeningHours, OpenSpan } from '@/lib/open-spans';
import { specialDaysFrom } from '@/domain/opening-hours';
import { formatDate, localDateAt } from '@/lib/chicago-time';

type InWords = readonly (readonly [day: string, times: string])[];

/** Days to come that a page names at most. */
const shownDays = 8;
/** A Monday. */
const someMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** The week of a place by day, Monday first; no times: closed. @requirement E6 */
export function weekInWords({ week }: OpeningHours, language: string): InWords {
  const weekday = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' });
  return week.map((spans, day) => [weekday.format(someMonday + day * dayMs), timesInWords(spans, language)]);
}

/**
 * Holidays and other days unlike their weekday, the next ones; no times: closed.
 * @param now - milliseconds since 1970
 * @requirement E7
 */
export function specialDaysInWords(hours: OpeningHours, language: string, now: number): InWords {
  return specialDaysFrom(hours, localDateAt(now, hours.zone))
    .slice(0, shownDays)
    .map(({ date, spans, name }) => {
      const day = formatDate(date, { language });
      return [name ? `${name}: ${day}` : day, timesInWords(spans, language)];
    });
}

function timesInWords(spans: readonly OpenSpan[], language: string): string {
  const times = spans.map(([from, to]) => `${timeInWords(from, language)} – ${timeInWords(to, language)}`);
  return listOf(times, language);
}

function timeInWords(minute: number, language: string): string {
  return new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    hour: 'numeric',
    ...(minute % 60 ? { minute: '2-digit' as const } : {}),
    numberingSystem: 'latn',
  }).format(minute * 60_000);
}
