import { useEffect, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { ClearFilters } from './applied-filters';
import { FilterPanel } from './filter-panel';
import { useSearchParts } from './search-context';
import styles from './filters.module.css';

/** From this width the filters stand beside the results. */
const besideResults = '(min-width: 1024px)';

export type FilterDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
};

/**
 * The filters as a dialog, on narrow screens. Results change while it is open; its button says how many there are.
 * @requirement B5
 */
export function FilterDialog({ isOpen, title, onClose }: FilterDialogProps): ReactNode {
  const t = usePhrases();
  const { outcome } = useSearchParts();

  useEffect(() => {
    if (!isOpen || typeof window.matchMedia !== 'function') return undefined;
    const wide = window.matchMedia(besideResults);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [isOpen, onClose]);

  const total = outcome.ok ? outcome.results.total : undefined;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="side" closeOnOutside>
      <FilterPanel />
      <div className={styles.foot}>
        <ClearFilters />
        <Button onClick={onClose}>
          {total === undefined
            ? t('Close')
            : total === 1
              ? t('Show 1 result')
              : t('Show {count} results', { count: total })}
        </Button>
      </div>
    </Dialog>
  );
}
