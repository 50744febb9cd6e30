import { useEffect, useRef, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { CallUs } from '@/features/appointment/ui/call-us';
import { SlotSummary } from '@/features/appointment/ui/slot-summary';
import styles from '@/features/appointment/ui/appointment.module.css';
import { endTitle } from '../model/end-title';
import type { ConfirmProps } from './confirm-props';

/**
 * The patient has a visit that this one would meet: nothing is booked before somebody says that both are meant. When and
 * where the other one is stays unsaid: a name and a birth date prove nothing.
 * @requirement I14
 */
export function SecondVisitView({
  state,
  booking,
  change,
  workflow,
  onCancel,
  visit,
}: ConfirmProps & { readonly visit: 'sameDay' | 'sameTime' }): ReactNode {
  const t = usePhrases();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { provider, slot, patient } = state.visit;
  return (
    <div className={styles.failure}>
      <h2 ref={heading} tabIndex={-1}>
        {endTitle('asked', workflow, t)}
      </h2>
      <p>
        {visit === 'sameDay'
          ? t('This patient already has a visit with {doctor} on this day. This one is not booked yet.', {
              doctor: provider.name,
            })
          : t('This patient already has another visit at this time. This one is not booked yet.')}
      </p>
      <SlotSummary {...{ provider, slot, patient }} />
      <CallUs visit={state.visit} label={t('You can also call')} />
      <div className={styles.stepActions}>
        <Button variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button variant="secondary" onClick={() => change.open('times')}>
          {t('Choose another time')}
        </Button>
        <Button onClick={() => booking.confirm({ isSecondMeant: true })}>{t('Book this visit too')}</Button>
      </div>
    </div>
  );
}
