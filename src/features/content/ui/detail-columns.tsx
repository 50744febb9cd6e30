import type { ReactNode } from 'react';
import styles from '@/features/content/ui/detail-columns.module.css';

type DetailColumnsProps = { readonly aside: ReactNode; readonly children: ReactNode };

/** A text with a column beside it; on narrow screens the column follows the text, which is what people came for. */
export function DetailColumns({ aside, children }: DetailColumnsProps): ReactNode {
  if (!aside) return children;
  return (
    <div className={styles.region}>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <div>{aside}</div>
      </div>
    </div>
  );
}
