import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage, type Page } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { grouped } from '@/lib/grouped';
import { carriedSearch } from '@/domain/search/carried-search';
import { formatSearchUrl, type SearchState } from '@/domain/search/search-url';
import { isNowhere, type SearchPageData } from '../model/outcome';
import { useSearchParts } from './search-context';
import styles from './kinds.module.css';

/**
 * Links to the other kinds of search, with the words and the place of this one and with how much they find. Nothing for a single kind.
 * @requirement B1
 */
export function Kinds(): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { state, kinds, outcome, model } = useSearchParts();
  if (kinds.length < 2 || isNowhere(model, outcome)) return null;
  const counts = outcome.ok ? outcome.results.counts : null;
  return (
    <nav aria-label={t('Kinds of search')} className={styles.kinds}>
      <ul>
        {kinds.map((kind) => (
          <li key={kind.type}>
            <a href={kindHref(page, state, kind)} aria-current={kind.isCurrent ? 'true' : undefined}>
              {withCount(kind.name, counts?.[kind.type], page.language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The address of another kind of search, with what this one says of words, place and filters that both have. @requirement B1 */
export function kindHref(
  page: Page,
  state: SearchState,
  kind: Pick<SearchPageData['kinds'][number], 'type' | 'pagePath' | 'takesPlace' | 'filterFields'>,
): string {
  const carried = formatSearchUrl(carriedSearch(state, kind));
  return hrefOn(page, kind.pagePath) + (carried && `?${carried}`);
}

/** A name with how much it has, where that is known. @requirement B1 */
export function withCount(name: string, count: number | undefined, language: string): string {
  return count === undefined ? name : `${name} (${grouped(count, language)})`;
}
