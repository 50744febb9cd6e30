import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { zoneName } from '@/lib/zone-name';
import type { Slot } from '../model/visit';
import styles from './time-picker.module.css';

/** Whether one clock tells all these times: then it is named once, above them. @requirement I2 */
export function isOneClock(slots: readonly Slot[]): boolean {
  return slots.every(({ zone }) => zone === slots[0]?.zone);
}

/** By whose clock times are, whatever the visitor's own shows: a server does not know that. @requirement I2 */
export function ZoneNote({ slots }: { readonly slots: readonly Slot[] }): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const [slot] = slots;
  if (!slot || !isOneClock(slots)) return null;
  const zone = zoneName(slot.instant, { language, zone: slot.zone, length: 'allYear' });
  return <p className={styles.note}>{t('Times are in {zone}', { zone })}</p>;
}
