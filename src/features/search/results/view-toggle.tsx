import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import styles from './view-toggle.module.css';

type ViewToggleProps = { readonly isMap: boolean; readonly onChoose: (isMap: boolean) => void };

/** List or map. @requirement B8 */
export function ViewToggle({ isMap, onChoose }: ViewToggleProps): ReactNode {
  const t = usePhrases();
  return (
    <fieldset className={`${styles.toggle} needs-script`}>
      <legend className="visually-hidden">{t('Show results as')}</legend>
      <button type="button" aria-pressed={!isMap} onClick={() => onChoose(false)}>
        {t('List')}
      </button>
      <button type="button" aria-pressed={isMap} onClick={() => onChoose(true)}>
        {t('Map')}
      </button>
    </fieldset>
  );
}
