import type { ReactNode } from 'react';
import styles from '@/ui/live-region/LiveRegion.module.css';

type LiveRegionProps = { readonly children: ReactNode; readonly isVisible?: boolean };

/** Text that screen readers announce when it changes. It must be in the page, empty, before the first announcement. */
export function LiveRegion({ children, isVisible = false }: LiveRegionProps): ReactNode {
  return <output className={isVisible ? styles.message : 'visually-hidden'}>{children}</output>;
}
