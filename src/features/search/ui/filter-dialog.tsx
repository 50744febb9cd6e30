import { useEffect, useId, useRef, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { FilterPanel } from './filter-panel';
import { ClearFilters } from './applied-filters';
import { useSearchParts } from './search-context';
import styles from './filters.module.css';

/** From this width the filters stand beside the results. */
const besideResults = '(min-width: 1024px)';

/**
 * The filters as a dialog, on narrow screens. Results change while it is open; its button says how many there are.
 * @requirement B5
 */
export function FilterDialog({
  title,
  onClose,
}: {
  readonly title: string;
  readonly onClose: () => void;
}): ReactNode {
  const t = usePhrases();
  const id = useId();
  const { outcome } = useSearchParts();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    const wide = typeof window.matchMedia === 'function' ? window.matchMedia(besideResults) : undefined;
    wide?.addEventListener('change', onClose);
    return () => {
      wide?.removeEventListener('change', onClose);
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
    // Opens once: the caller takes the dialog away to close it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const total = outcome.ok ? outcome.results.total : undefined;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
          <span className="visually-hidden">{t('Close')}</span>
        </button>
      </div>
      <FilterPanel />
      <div className={styles.foot}>
        <ClearFilters />
        <button type="button" className={styles.show} onClick={onClose}>
          {total === undefined
            ? t('Close')
            : total === 1
              ? t('Show 1 result')
              : t('Show {count} results', { count: total })}
        </button>
      </div>
    </dialog>
  );
}
