import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import styles from './booking.module.css';

const steps = ['Appointment', 'Care', 'Patient', 'Confirm'] as const;

/**
 * The four steps of a booking; the current one is marked in words for readers and by weight for eyes.
 * @requirement I8
 * @decision Q41
 */
export function Progress({ current }: { readonly current: 1 | 2 | 3 | 4 }): ReactNode {
  const t = usePhrases();
  return (
    <ol className={styles.progress} aria-label={t('Progress')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={
            index + 1 < current ? styles.stepDone : index + 1 === current ? styles.stepCurrent : styles.step
          }
          aria-current={index + 1 === current ? 'step' : undefined}
        >
          <span className={styles.stepNumber}>{index + 1}</span>
          <span className={styles.stepName}>{t(step)}</span>
          {index + 1 < current ? <span className="visually-hidden"> {t('(done)')}</span> : null}
        </li>
      ))}
    </ol>
  );
}
