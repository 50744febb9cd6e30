import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { formatPhone } from '@/lib/phone';
import { telHref } from '@/lib/phone-call';
import styles from './cards.module.css';

/** A number to call; nothing if it is not one. Screen readers hear what the link does. @requirement B17 */
export function CallLink({ phone }: { readonly phone: string }): ReactNode {
  const t = usePhrases();
  const href = telHref(phone);
  if (!href) return null;
  return (
    <a className={styles.phone} href={href} aria-label={t('Call {phone}', { phone: formatPhone(phone) })}>
      <bdi>{formatPhone(phone)}</bdi>
    </a>
  );
}
