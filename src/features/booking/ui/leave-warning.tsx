import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Modal } from './modal';
import styles from './booking.module.css';

type LeaveWarningProps = {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

/** Leaving drops what was typed: ask first. @requirement I10 */
export function LeaveWarning({ isOpen, onStay, onLeave }: LeaveWarningProps): ReactNode {
  const t = usePhrases();
  return (
    <Modal id="oas-leave" isOpen={isOpen} labelledBy="oas-leave-title" onClose={onStay} size="narrow">
      <h2 id="oas-leave-title" className={styles.stepTitle}>
        {t('Warning')}
      </h2>
      <p>{t('If you leave this page')}</p>
      <p>{t('Would you like to leave this page')}</p>
      <div className={styles.stepActions}>
        <button type="button" className={styles.primary} onClick={onStay}>
          {t('Stay')}
        </button>
        <button type="button" className={styles.secondary} onClick={onLeave}>
          {t('Leave')}
        </button>
      </div>
    </Modal>
  );
}
