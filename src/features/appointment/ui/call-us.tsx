import type { ReactNode } from 'react';
import { telHref } from '@/lib/phone-call';
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
  const href = telHref(phone);
  return href ? (
    <p>
      {label}{' '}
      <a href={href} className={styles.number}>
        {phone}
      </a>
    </p>
  ) : null;
}
