import type { ReactNode } from 'react';
import styles from './PortraitPlaceholder.module.css';

/** Replaces a missing portrait. Screen readers skip it, because the name is beside it. */
export function PortraitPlaceholder({
  className = '',
}: {
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 120"
      className={`${styles.portrait} ${className}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="96" height="120" className={styles.ground} />
      <circle cx="48" cy="46" r="20" className={styles.person} />
      <path d="M10 120c0-28 16-44 38-44s38 16 38 44z" className={styles.person} />
    </svg>
  );
}
