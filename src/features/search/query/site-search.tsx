import { useId, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { Spoken } from '@/cms/fields/spoken';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import { TypeaheadInput } from '../suggestions/typeahead-input';
import styles from './site-search.module.css';

type SiteSearchProps = {
  /** The search page. */
  readonly href: string;
  readonly placeholder: string;
  /** Id of the authored search, which says what to suggest; pages of every kind without one. */
  readonly searchModel: string | undefined;
};

/** The search box of the header: an ordinary form that leads to the search page. @requirement B21 */
export function SiteSearch({ href, placeholder, searchModel }: SiteSearchProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const id = useId();
  const action = hrefOn(page, href);
  return (
    <search aria-label={t('Search the site')}>
      <form action={action} className={styles.search}>
        <label htmlFor={id} className="visually-hidden">
          <Spoken text={placeholder || t('Search the site')} />
        </label>
        <TypeaheadInput
          id={id}
          placeholder={placeholder || undefined}
          searchModel={searchModel}
          action={action}
        />
        <button type="submit">
          <Icon name="search" size="m" />
          <span className="visually-hidden">{t('Search')}</span>
        </button>
      </form>
    </search>
  );
}
