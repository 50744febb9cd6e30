import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import type { IdleControl } from '../state/use-idle';
import styles from '@/features/appointment/ui/appointment.module.css';

/** Asks before what was typed is dropped. @requirement I11 */
export function IdleWarning({ stay }: Pick<IdleControl, 'stay'>): ReactNode {
  const t = usePhrases();
  return (
    <Dialog
      isOpen
      title={t('Are you still there?')}
      message={<p>{t('For your privacy we will delete what you typed in two minutes.')}</p>}
      hasClose={false}
      onClose={stay}
    >
      <div className={styles.stepActions}>
        <Button onClick={stay}>{t('Keep what I typed')}</Button>
      </div>
    </Dialog>
  );
}
