import type { ReactNode } from 'react';
import { PhoneLink } from '@/cms/fields/phone-link';
import { phoneOf, type Visit } from '../model/visit';
import styles from './appointment.module.css';

type CallUsProps = {
  readonly visit: Pick<Visit, 'slot' | 'provider'>;
  /** Before the number. */
  readonly label: string;
};

/** The number to call about a visit; nothing where none is known. @requirement I10 */
export function CallUs({ visit, label }: CallUsProps): ReactNode {
  const phone = phoneOf(visit);
  return phone === '' ? null : (
    <p>
      <PhoneLink phone={phone} label={label} className={styles.number} />
    </p>
  );
}
