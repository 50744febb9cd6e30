import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { slotOfVisit } from '@/features/appointment/model/visit';
import type { VisitPage } from '../model/managed-visit';
import type { VisitControl } from '../state/use-visit';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import styles from '@/features/appointment/ui/appointment.module.css';

type VisitCancelProps = {
  readonly page: Extract<VisitPage, { at: 'cancelling' | 'moving' }>;
  readonly control: VisitControl;
};

/** Explains what cancelling means, and asks for confirmation. @requirement I16 */
export function VisitCancel({ page: { visit, isBusy }, control }: VisitCancelProps): ReactNode {
  const t = usePhrases();
  return (
    <>
      <div className={styles.card}>
        <SlotSummary provider={{ name: visit.providerName }} slot={slotOfVisit(visit)} />
      </div>
      <p>
        {t(
          'Your time is given back at once, so that someone else can have it. You cannot undo this, but you can book again.',
        )}
      </p>
      <div className={styles.stepActions}>
        <Button aria-disabled={isBusy} onClick={() => (isBusy ? undefined : control.cancel())}>
          {t('Yes, cancel my visit')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => control.go('visit')}>
          {t('Keep my visit')}
        </Button>
      </div>
      <output>{isBusy ? t('Cancelling your visit…') : ''}</output>
    </>
  );
}
