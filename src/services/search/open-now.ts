import { scheduling } from '@/config/scheduling';
import { localDateTimeAt } from '@/lib/chicago-time';

/** The filter of places that are open at the moment. No document has such a field: it stands for a question of the time. */
export const openNowField = 'c_open_now_b';

const times = 'c_open_times_sm';
const dates = 'c_special_dates_sm';

/**
 * The filter query for what is open at a moment, by the clinic's clock: by its weekday, or on a date that is unlike its weekday by
 * the date. The values are those of `gateways/search/documents/open-times.ts`.
 * @param now - milliseconds since 1970
 * @requirement E7
 */
export function openNowQuery(now: number): string {
  const [date = '', time = ''] = localDateTimeAt(now, scheduling.zone).split(' ');
  const [hour = '', minute = '0'] = time.split(':');
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  const quarter = Math.floor(Number(minute) / 15);
  const at = (day: string | number) => `("${day}" OR "${day}-${hour}" OR "${day}-${hour}.${quarter}")`;
  return `{!tag=${openNowField}}${times}:${at(date)} OR (${times}:${at(weekday)} AND -${dates}:"${date}")`;
}
