import type { ReactNode } from 'react';
import { NestedPlaceholder, useHasPlaceholder } from '@/cms/placeholder';
import styles from '@/features/content/ui/detail-columns.module.css';

type DetailColumnsProps = { readonly children: ReactNode };

/**
 * A text with the navigation of its section before it (`nav-sidebar`) and a column beside it (`left-column`). On narrow
 * screens the navigation is one button above the text, and the column follows the text, which is what people came for.
 * @requirement A11
 */
export function DetailColumns({ children }: DetailColumnsProps): ReactNode {
  const hasNavigation = useHasPlaceholder('nav-sidebar');
  const hasAside = useHasPlaceholder('left-column');
  if (!hasNavigation && !hasAside) return children;
  const columns = hasNavigation ? styles.navigated : styles.beside;
  return (
    <div className={styles.region}>
      <div className={`${styles.columns} ${columns}`}>
        {hasNavigation ? (
          <div>
            <NestedPlaceholder name="nav-sidebar" />
          </div>
        ) : null}
        <div className={styles.main}>{children}</div>
        {hasAside ? (
          <div className={styles.aside}>
            <NestedPlaceholder name="left-column" />
          </div>
        ) : null}
      </div>
    </div>
  );
}
