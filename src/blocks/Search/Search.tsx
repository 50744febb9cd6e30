import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { hrefOn } from '@/cms/fields/link';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { SearchPageData } from '@/features/search/model/outcome';
import { SearchFailed } from '@/features/search/ui/search-failed';
import { SearchView } from '@/features/search/ui/search-view';
import { usePhrases } from '@/i18n/use-phrases';
import { searchFieldsOf } from './fields';

/**
 * A search page. While it is edited it does not search.
 * @requirement B1 B22 B26
 */
export function Search({ fields, data }: BlockProps<ComponentFields, SearchPageData>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { phone, requestHref, intro } = searchFieldsOf(fields);
  if (page.isEditing)
    return <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>;
  if (!data?.ok) return <SearchFailed phone={phone} />;
  return (
    <>
      {intro ? <p className="lead">{intro}</p> : null}
      <SearchView
        key={data.data.model.type}
        data={data.data}
        requestHref={requestHref && hrefOn(page, requestHref)}
      />
    </>
  );
}
