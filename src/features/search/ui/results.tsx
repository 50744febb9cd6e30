import type { ReactNode } from 'react';
import type { Hit } from '@/contracts/search';
import { resultsPerPage } from '@/config/search';
import { usePhrases } from '@/i18n/use-phrases';
import { pageCount, shownPages } from '../model/summary';
import { LocationCard } from './location-card';
import { OtherCard } from './other-card';
import { PhysicianCard } from './physician-card';
import { ChangeLink, useSearchParts } from './search-context';
import styles from './search.module.css';

type ResultsProps = { readonly requestHref: string; readonly onPageChosen: () => void };

/** The results of a search as cards, and their pages. While newer ones come, the older keep their place. */
export function Results({ requestHref, onPageChosen }: ResultsProps): ReactNode {
  const t = usePhrases();
  const { outcome, isLoading } = useSearchParts();
  if (!outcome.ok) return null;
  const { hits, total } = outcome.results;
  if (total === 0) return <p className={styles.tips}>{t('No results tips')}</p>;
  return (
    <div aria-busy={isLoading} className={isLoading ? styles.loading : undefined}>
      <ol className={styles.list}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <Card hit={hit} requestHref={requestHref} />
          </li>
        ))}
      </ol>
      <Pages total={total} onChosen={onPageChosen} />
    </div>
  );
}

function Card({ hit, requestHref }: { readonly hit: Hit; readonly requestHref: string }): ReactNode {
  switch (hit.type) {
    case 'physician':
      return <PhysicianCard hit={hit} requestHref={requestHref} />;
    case 'location':
      return <LocationCard hit={hit} />;
    default:
      return <OtherCard hit={hit} />;
  }
}

/**
 * The pages of the results, as links.
 * @requirement B9
 */
function Pages({ total, onChosen }: { readonly total: number; readonly onChosen: () => void }): ReactNode {
  const t = usePhrases();
  const { state } = useSearchParts();
  const pages = pageCount(total, resultsPerPage);
  if (pages < 2) return null;
  const current = Math.min(state.pageIndex, pages - 1);
  const link = (pageIndex: number, label: ReactNode, name?: string) => (
    <ChangeLink
      to={{ type: 'pageChosen', pageIndex }}
      onFollowed={onChosen}
      aria-label={name}
      aria-current={pageIndex === current && name === undefined ? 'page' : undefined}
      className={styles.pageLink}
    >
      {label}
    </ChangeLink>
  );
  return (
    <nav aria-label={t('Pagination')} className={styles.pages}>
      <ul>
        {current > 0 ? <li>{link(current - 1, t('Previous'), t('Previous'))}</li> : null}
        {shownPages(pages, current).map((page, index) =>
          page === null ? (
            <li key={`gap-${index}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={page}>
              {link(
                page,
                <>
                  <span className="visually-hidden">{t('Page {page}', { page: page + 1 })}</span>
                  <span aria-hidden="true">{page + 1}</span>
                </>,
              )}
            </li>
          ),
        )}
        {current < pages - 1 ? <li>{link(current + 1, t('Next'), t('Next'))}</li> : null}
      </ul>
    </nav>
  );
}
