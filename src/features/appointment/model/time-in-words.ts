import { isInPersonType } from '@/config/visit-types';
import type { Translate } from '@/i18n/use-phrases';
import { formatDate, formatTime } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import type { Slot } from './visit';

/** A time in full, for a button that stands alone: clock and zone, day, place and kind of visit. @requirement I15 */
export function timeInWords(slot: Slot, { t, language }: { t: Translate; language: string }): string {
  return t('{time} {zone}, {date}, {location}, {kind}', {
    time: formatTime(slot.instant, { language, zone: slot.zone }),
    zone: zoneName(slot.instant, { language, zone: slot.zone, length: 'short' }),
    date: formatDate(slot.date, { language }),
    location: slot.location,
    kind: isInPersonType(slot.visitType) ? t('In person') : t('Video visit'),
  });
}
