import { useEffect, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { grouped } from '@/lib/grouped';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { useSticky } from '@/ui/sticky/use-sticky';
import { useSearchParts } from '../page/search-context';
import { ClearFilters } from './applied-filters';
import { FilterPanel } from './filter-panel';
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
      <Button onClick={onClose}>
        <ShowResultsText />
      </Button>
    </div>
  );
}

function ShowResultsText(): string {
  const t = usePhrases();
  const { language } = usePage();
  const { outcome } = useSearchParts();
  if (!outcome.ok) return t('Close');
  const { total } = outcome.results;
  return total === 1 ? t('Show 1 result') : t('Show {count} results', { count: grouped(total, language) });
}
