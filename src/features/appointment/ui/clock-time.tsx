import type { ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { formatTime, isOtherClock } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import styles from './time-picker.module.css';

type ClockTimeProps = { readonly instant: number; readonly zone: string };

/** A time by the clinic's clock, with the name of its zone for a visitor whose clock shows another. @requirement I2 */
export function ClockTime({ instant, zone }: ClockTimeProps): ReactNode {
  const { language } = usePage();
  return (
    <>
      {formatTime(instant, { language, zone })}
      {isOtherClock(instant, zone) ? (
        <span className={styles.zone}> {zoneName(instant, { language, zone, length: 'short' })}</span>
      ) : null}
    </>
  );
}
