import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { grouped } from '@/lib/grouped';
import { carriedSearch } from '@/domain/search/carried-search';
import { formatSearchUrl } from '@/domain/search/search-url';
import { useSearchParts } from './search-context';
import styles from './kinds.module.css';

/**
 * Links to the other kinds of search, with the words and the place of this one and with how much they find. Nothing for a single kind.
 * @requirement B1
 */
export function Kinds(): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { state, kinds, outcome } = useSearchParts();
  if (kinds.length < 2) return null;
  const counts = outcome.ok ? outcome.results.counts : null;
  const total = outcome.ok ? outcome.results.total : undefined;
  return (
    <nav aria-label={t('Kinds of search')} className={styles.kinds}>
      <ul>
        {kinds.map(({ type, name, pagePath, isCurrent, takesPlace }) => {
          const carried = formatSearchUrl(carriedSearch(state, { type, takesPlace }));
          return (
            <li key={type}>
              <a
                href={hrefOn(page, pagePath) + (carried && `?${carried}`)}
                aria-current={isCurrent ? 'true' : undefined}
              >
                {withCount(
                  name,
                  counts === null ? undefined : isCurrent ? total : counts[type],
                  page.language,
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function withCount(name: string, count: number | undefined, language: string): string {
  return count === undefined ? name : `${name} (${grouped(count, language)})`;
}
