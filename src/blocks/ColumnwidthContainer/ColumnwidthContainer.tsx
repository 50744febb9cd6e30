import type { ReactNode } from 'react';
import { NestedPlaceholder } from '@/cms/placeholder';
import { ContainerNotice } from '@/features/content/ui/container-notice';
import styles from '@/blocks/ColumnwidthContainer/ColumnwidthContainer.module.css';

const placeholders = ['main-content', 'bottom'];

/** Blocks no wider than a text is easily read. @requirement A11 */
export function ColumnwidthContainer(): ReactNode {
  return (
    <div className={styles.container}>
      <div className={styles.column}>
        <ContainerNotice name="ColumnwidthContainer" placeholders={placeholders} />
        <NestedPlaceholder name="main-content" />
        <NestedPlaceholder name="bottom" />
      </div>
    </div>
  );
}
