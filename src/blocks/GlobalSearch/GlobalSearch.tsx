import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { fieldOf, itemsOf, linkOf, textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import { SearchForm } from '@/features/search/query/search-form';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * A search box that leads to a search page: the authored one, else that of its first kind of search.
 * @requirement B21
 */
export function GlobalSearch({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const first = itemsOf(fieldOf(fields, 'enabledSearches'))[0]?.fields;
  const target = linkOf(fieldOf(fields, 'searchPageLink')) ?? linkOf(fieldOf(first, 'pageURL'));
  if (page.isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  if (!target) return null;
  return (
    <SearchForm
      path={target.href}
      label={textOf(fieldOf(fields, 'placeholderText')) || t('Search')}
      button={textOf(fieldOf(fields, 'buttonText')) || t('Search')}
    />
  );
}
