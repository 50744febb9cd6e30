import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import styles from './map-controls.module.css';

type MapControlsProps = {
  readonly onNearer: () => void;
  readonly onFarther: () => void;
  readonly onWhole: () => void;
};

/** The buttons of a map. */
export function MapControls({ onNearer, onFarther, onWhole }: MapControlsProps): ReactNode {
  const t = usePhrases();
  return (
    <div className={styles.controls}>
      <button type="button" onClick={onNearer} aria-label={t('Nearer')}>
        +
      </button>
      <button type="button" onClick={onFarther} aria-label={t('Farther')}>
        −
      </button>
      <button type="button" onClick={onWhole}>
        {t('All')}
      </button>
    </div>
  );
}
