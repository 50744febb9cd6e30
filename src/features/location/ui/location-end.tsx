import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { formatPhone } from '@/lib/phone';
import { telHref } from '@/lib/phone-call';
import { buttonClass } from '@/ui/button/Button';
import type { Location } from '../model/location';
import styles from './location.module.css';

/**
 * Phone number and directions again, at the end of a long page.
 * @requirement E1
 */
export function LocationEnd({ location }: { readonly location: Location }): ReactNode {
  const t = usePhrases();
  const { name, phone, directionsHref } = location;
  const call = telHref(phone);
  if (!call && !directionsHref) return null;
  return (
    <p className={styles.end}>
      {call ? (
        <a className={buttonClass('secondary')} href={call}>
          {t('Call {phone}', { phone: formatPhone(phone) })}
        </a>
      ) : null}
      {directionsHref ? (
        <a className={buttonClass('secondary')} href={directionsHref} target="_blank" rel="noopener">
          {t('Get Directions')}
          <span className="visually-hidden">
            {' '}
            – {name} ({t('opens in a new window')})
          </span>
        </a>
      ) : null}
    </p>
  );
}
