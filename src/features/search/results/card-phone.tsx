import type { ReactNode } from 'react';
import { PhoneLink } from '@/cms/fields/phone-link';
import { usePhrases } from '@/i18n/use-phrases';
import { formatPhone } from '@/lib/phone';
import styles from './cards.module.css';

/** A number to call, or words in place of one. Screen readers hear what the link does. @requirement B17 */
export function CardPhone({ phone }: { readonly phone: string }): ReactNode {
  const t = usePhrases();
  const name = t('Call {phone}', { phone: formatPhone(phone) });
  return <PhoneLink phone={phone} name={name} className={styles.phone} />;
}
