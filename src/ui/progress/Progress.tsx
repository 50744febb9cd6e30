import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import styles from '@/ui/progress/Progress.module.css';

type ProgressProps = {
  readonly steps: readonly string[];
  /** The current step, 1-based. */
  readonly current: number;
  readonly label: string;
};

/** The steps of a task. The current one is marked for screen readers, by weight and by a bar. @requirement I8 */
export function Progress({ steps, current, label }: ProgressProps): ReactNode {
  const t = usePhrases();
  return (
    <ol className={styles.progress} aria-label={label}>
      {steps.map((step, index) => {
        const number = index + 1;
        return (
          <li
            key={step}
            className={number < current ? styles.done : styles.step}
            aria-current={number === current ? 'step' : undefined}
          >
            <span>
              {number}. {step}
            </span>
            {number < current ? <span className="visually-hidden"> {t('(done)')}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
