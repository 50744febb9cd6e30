import { useState, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { locateVisitor } from './locate-visitor';
import styles from './filters.module.css';

/** A button that enters the visitor's ZIP code. @requirement B27 */
export function UseMyLocation({ onPlace }: { readonly onPlace: (place: string) => void }): ReactNode {
  const t = usePhrases();
  const [status, setStatus] = useState<'idle' | 'locating' | 'failed'>('idle');
  const locate = async () => {
    setStatus('locating');
    const place = await locateVisitor();
    setStatus(place === undefined ? 'failed' : 'idle');
    if (place !== undefined) onPlace(place);
  };
  return (
    <>
      <button type="button" className={`${styles.locate} needs-script`} onClick={() => void locate()}>
        {t('Use my location')}
      </button>
      <output className={styles.hint}>
        {status === 'locating' ? t('Looking for your location…') : null}
        {status === 'failed' ? t('We could not find your location. Please enter a city or ZIP code.') : null}
      </output>
    </>
  );
}
