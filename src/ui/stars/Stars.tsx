import type { ReactNode } from 'react';
import { filledPercent } from '@/ui/stars/filled-percent';
import styles from './Stars.module.css';

type StarsProps = {
  /** Out of 5. */
  readonly rating: number;
  /** In words: "4.8 out of 5, 312 ratings". */
  readonly label: string;
};

/** Five in a row: one shape for them all makes a list of doctors half as long. */
const row = [0, 20, 40, 60, 80]
  .map((left) => `M${left + 10} 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z`)
  .join('');

/**
 * A rating as five stars, and in words.
 * @requirement D2 D6
 * @decision Q23
 */
export function Stars({ rating, label }: StarsProps): ReactNode {
  return (
    <span className={styles.stars}>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 20"
        width="100"
        height="20"
        className={styles.row}
        data-filled={filledPercent(rating)}
      >
        <path d={row} className={styles.empty} />
        <svg
          x="0"
          y="0"
          width={filledPercent(rating)}
          height="20"
          viewBox={`0 0 ${filledPercent(rating)} 20`}
          className={styles.filled}
        >
          <path d={row} />
        </svg>
      </svg>
      <span>{label}</span>
    </span>
  );
}
