import type { ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { usePhrases } from '@/i18n/use-phrases';
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
  if (phone === '' && !directionsHref) return null;
  return (
    <p className={styles.end}>
      <CallLink phone={phone} className={buttonClass('secondary')} />
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
