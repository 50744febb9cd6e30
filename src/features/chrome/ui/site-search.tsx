import { useId, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import styles from '@/features/chrome/ui/site-search.module.css';

const longestQuery = 200;

type SiteSearchProps = {
  /** The search page. */
  readonly href: string;
  readonly placeholder: string;
};

/** The search box of the header: an ordinary form that leads to the search page. @requirement B21 */
export function SiteSearch({ href, placeholder }: SiteSearchProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const id = useId();
  return (
    <search aria-label={t('Search the site')}>
      <form action={hrefOn(page, href)} className={styles.search}>
        <label htmlFor={id} className="visually-hidden">
          {placeholder || t('Search the site')}
        </label>
        <input
          id={id}
          type="search"
          name="query"
          placeholder={placeholder || undefined}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">
          <Icon name="search" size="m" />
          <span className="visually-hidden">{t('Search')}</span>
        </button>
      </form>
    </search>
  );
}
