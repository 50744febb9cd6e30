import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/features/chrome/ui/menu-toggle.module.css';

type MenuToggleProps = { readonly controls: string; readonly isOpen: boolean; readonly onToggle: () => void };

/** The button that opens the menu on narrow screens. @requirement M1 */
export function MenuToggle({ controls, isOpen, onToggle }: MenuToggleProps): ReactNode {
  const t = usePhrases();
  return (
    <button
      type="button"
      className={styles.toggle}
      data-opener=""
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'x' : 'menu'} size="m" />
      {t('Menu')}
    </button>
  );
}
