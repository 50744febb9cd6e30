import type { ReactNode } from 'react';
import styles from '@/ui/live-region/LiveRegion.module.css';

type LiveRegionProps = { readonly children: ReactNode; readonly isVisible?: boolean };

/** Words that a screen reader says when they change. It stands in the page, empty, before there is anything to say. */
export function LiveRegion({ children, isVisible = false }: LiveRegionProps): ReactNode {
  return <output className={isVisible ? styles.message : 'visually-hidden'}>{children}</output>;
}

/** Something is on its way; the words stand beside the sign. */
export function Spinner({ label }: { readonly label: string }): ReactNode {
  return (
    <span className={styles.waiting}>
      <span className={styles.spinner} aria-hidden="true" />
      {label}
    </span>
  );
}
