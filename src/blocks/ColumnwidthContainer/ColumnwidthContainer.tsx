import type { ReactNode } from 'react';
import { NestedPlaceholder } from '@/cms/placeholder';
import styles from '@/blocks/ColumnwidthContainer/ColumnwidthContainer.module.css';

/** Blocks no wider than a text is easily read. @requirement A11 */
export function ColumnwidthContainer(): ReactNode {
  return (
    <div className={styles.container}>
      <div className={styles.column}>
        <NestedPlaceholder name="main-content" />
      </div>
    </div>
  );
}
