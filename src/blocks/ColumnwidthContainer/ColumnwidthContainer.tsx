import type { ReactNode } from 'react';
import { ContainerAreas } from '@/features/content/ui/container-areas';
import styles from '@/blocks/ColumnwidthContainer/ColumnwidthContainer.module.css';

/** Blocks no wider than a text is easily read. @requirement A11 */
export function ColumnwidthContainer(): ReactNode {
  return (
    <div className={styles.container}>
      <div className={styles.column}>
        <ContainerAreas name="ColumnwidthContainer" />
      </div>
    </div>
  );
}
