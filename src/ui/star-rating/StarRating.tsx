import type { ReactNode } from 'react';
import styles from '@/ui/star-rating/StarRating.module.css';

type StarRatingProps = {
  /** How much of five stars is filled, in tens of percent. */
  readonly percent: number;
  /** What the stars say: `4.8 out of 5, 312 ratings`. */
  readonly label: string;
};

const star = 'M12 2.6l2.9 6 6.6.8-4.9 4.5 1.3 6.5-5.9-3.3-5.9 3.3 1.3-6.5L2.5 9.4l6.6-.8z';

/** Five stars filled in part. @decision Q23 */
export function StarRating({ percent, label }: StarRatingProps): ReactNode {
  const clipId = `stars-${percent}`;
  return (
    <span className={styles.rating}>
      <svg viewBox="0 0 120 24" width="100" height="20" role="img" aria-label={label}>
        <clipPath id={clipId}>
          <rect x="0" y="0" width={(120 * percent) / 100} height="24" />
        </clipPath>
        {[0, 24, 48, 72, 96].map((x) => (
          <path key={x} d={star} transform={`translate(${x} 0)`} className={styles.empty} />
        ))}
        <g clipPath={`url(#${clipId})`}>
          {[0, 24, 48, 72, 96].map((x) => (
            <path key={x} d={star} transform={`translate(${x} 0)`} className={styles.full} />
          ))}
        </g>
      </svg>
    </span>
  );
}
