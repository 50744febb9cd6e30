import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { emptySearch, formatSearchUrl } from '@/domain/search/search-url';
import type { SearchPageData } from '../model/outcome';
import { useSearchParts } from './search-context';
import styles from './kinds.module.css';

/**
 * Links to the other kinds of search, with the same query. Nothing for a single kind.
 * @requirement B1
 */
export function Kinds({ kinds }: Pick<SearchPageData, 'kinds'>): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { state } = useSearchParts();
  if (kinds.length < 2) return null;
  const query = formatSearchUrl({ ...emptySearch, query: state.query });
  return (
    <nav aria-label={t('Kinds of search')} className={styles.kinds}>
      <ul>
        {kinds.map(({ name, pagePath, isCurrent }) => (
          <li key={pagePath}>
            <a
              href={hrefOn(page, pagePath) + (query && `?${query}`)}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
