import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import type { LocationHit } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import styles from './popup.module.css';

type PopupProps = {
  readonly hit: LocationHit;
  readonly onClose: () => void;
  /** The map positions the popup itself. */
  readonly isPlaced?: boolean;
};

/** Details of the place chosen on a map. @requirement E4 */
export function Popup({ hit, onClose, isPlaced = false }: PopupProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  return (
    <div className={isPlaced ? styles.placed : styles.popup}>
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon name="x" size="m" />
        <span className="visually-hidden">{t('Close')}</span>
      </button>
      <strong>{hit.title}</strong>
      <address>
        {hit.addressLines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      <a className={buttonClass('secondary')} href={hrefOn(page, hit.path)}>
        {t('View location details')}
      </a>
    </div>
  );
}
