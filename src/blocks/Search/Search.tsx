import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice, NestedPlaceholder, useHasPlaceholder } from '@/cms/placeholder';
import type { SearchPageData } from '@/features/search/model/outcome';
import { SearchFailed } from '@/features/search/page/search-failed';
import { SearchView } from '@/features/search/page/search-view';
import { usePhrases } from '@/i18n/use-phrases';
import { searchFieldsOf } from './fields';

/**
 * A search page below its headline, which the breadcrumb says. While it is edited it does not search. Before a search, blocks
 * of its placeholder `opening` stand in place of the results, those of `introduction` above them and those of `closing` below.
 * @requirement B1 B22 B26
 * @decision ADR-0317 ADR-0324
 */
export function Search({ fields, data }: BlockProps<ComponentFields, SearchPageData>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { phone, requestHref, intro } = searchFieldsOf(fields);
  const opening = useHasPlaceholder('opening') && <NestedPlaceholder name="opening" />;
  const introduction = <NestedPlaceholder name="introduction" />;
  const closing = <NestedPlaceholder name="closing" />;
  if (page.isEditing)
    return (
      <>
        <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>
        {introduction}
        {opening}
        {closing}
      </>
    );
  const found = data?.ok ? data.data : undefined;
  return (
    <>
      {intro ? <p>{intro}</p> : null}
      {found ? (
        <SearchView
          key={found.model.type}
          data={found}
          requestHref={requestHref && hrefOn(page, requestHref)}
          opening={opening}
          introduction={introduction}
          closing={closing}
        />
      ) : (
        <SearchFailed phone={phone} />
      )}
    </>
  );
}
