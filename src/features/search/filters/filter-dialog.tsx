import { useEffect, type ReactNode } from 'react';
import { Dialog } from '@/ui/dialog/Dialog';
import { useSticky } from '@/ui/sticky/use-sticky';
import { ClearFilters } from './applied-filters';
import { FilterPanel } from './filter-panel';
import { ShowResults } from './show-results';
import styles from './filters.module.css';

/** From this width on the filters stand beside the results. */
const wideScreen = '(width >= 64rem)';

export type FilterDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
};

/**
 * The filters on narrow screens. The results behind the dialog follow every change; its button tells their number.
 * @requirement B5
 */
export function FilterDialog({ isOpen, title, onClose }: FilterDialogProps): ReactNode {
  useEffect(() => {
    if (!isOpen || typeof window.matchMedia !== 'function') return undefined;
    const wide = window.matchMedia(wideScreen);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [isOpen, onClose]);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="side" closeOnOutside>
      <FilterPanel />
      <Foot onClose={onClose} />
    </Dialog>
  );
}

function Foot({ onClose }: Pick<FilterDialogProps, 'onClose'>): ReactNode {
  const foot = useSticky<HTMLDivElement>();
  return (
    <div ref={foot} className={styles.foot}>
      <ClearFilters />
      <ShowResults onPress={onClose} />
    </div>
  );
}
