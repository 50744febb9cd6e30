import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import styles from './map-legend.module.css';

/** What the marks of a map mean. Google's map has the same marks. @requirement E4 E8 */
export function MapLegend({ hasSquares = true }: { readonly hasSquares?: boolean }): ReactNode {
  const t = usePhrases();
  return (
    <ul className={styles.legend}>
      <li>
        <span className={styles.marker} aria-hidden="true" />
        {t('A circle is a place. It has the same number in the list.')}
      </li>
      {hasSquares ? (
        <li>
          <span className={styles.cluster} aria-hidden="true" />
          {t('A square says how many places are close together. Press it to come nearer.')}
        </li>
      ) : null}
      <li className={styles.plain}>
        {t('The streets on this map are simplified. Please do not use it for directions.')}
      </li>
    </ul>
  );
}
