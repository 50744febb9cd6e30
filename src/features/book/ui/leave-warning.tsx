import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import styles from '@/features/appointment/ui/appointment.module.css';

type LeaveWarningProps = {
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

/** Leaving drops what was typed: ask first. @requirement I10 */
export function LeaveWarning({ onStay, onLeave }: LeaveWarningProps): ReactNode {
  const t = usePhrases();
  return (
    <Dialog
      id="oas-leave"
      isOpen
      title={t('Warning')}
      message={
        <>
          <p>{t('If you leave this page')}</p>
          <p>{t('Would you like to leave this page')}</p>
        </>
      }
      onClose={onStay}
    >
      <div className={styles.stepActions}>
        <Button onClick={onStay}>{t('Stay')}</Button>
        <Button variant="secondary" onClick={onLeave}>
          {t('Leave')}
        </Button>
      </div>
    </Dialog>
  );
}
