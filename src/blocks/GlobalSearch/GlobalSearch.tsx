import { useId, type ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import { fieldOf, itemsOf, linkOf, textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';
import { TypeaheadInput } from '@/ui/typeahead/TypeaheadInput';
import styles from './GlobalSearch.module.css';

/**
 * A search box that leads to a search page: the authored one, else that of its first kind of search.
 * @requirement B21
 */
export function GlobalSearch({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const id = useId();
  const page = usePage();
  const first = itemsOf(fieldOf(fields, 'enabledSearches'))[0]?.fields;
  const target = linkOf(fieldOf(fields, 'searchPageLink')) ?? linkOf(fieldOf(first, 'pageURL'));
  if (page.isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  if (!target) return null;
  return (
    <search className={styles.search}>
      <form method="get" action={hrefOn(page, target.href)}>
        <label htmlFor={`${id}-query`}>{textOf(fieldOf(fields, 'placeholderText')) || t('Search')}</label>
        <div className={styles.row}>
          <TypeaheadInput
            id={`${id}-query`}
            name="query"
            maxLength={200}
            language={page.language}
            action={hrefOn(page, target.href)}
            hrefOf={(path) => hrefOn(page, path)}
          />
          <Button type="submit">{textOf(fieldOf(fields, 'buttonText')) || t('Search')}</Button>
        </div>
      </form>
    </search>
  );
}
