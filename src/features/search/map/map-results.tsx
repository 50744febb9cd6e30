import { useEffect, useState, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import type { LocationHit } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import { fetchResults } from '../page/fetch-results';
import { useSearchParts } from '../page/search-context';
import { LocationMap } from './location-map';

export type MapResultsProps = {
  /** Id of the block's datasource. */
  readonly source: string;
};

/** All results of a location search on a map, up to 999. @requirement B8 */
export function MapResults({ source }: MapResultsProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const { state, model, subsite } = useSearchParts();
  const [hits, setHits] = useState<readonly LocationHit[] | 'failed'>();

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      try {
        const view = 'map' as const;
        const scope = { source, type: model.type, language, view, ...(subsite ? { subsite } : {}) };
        const outcome = await fetchResults(scope, state, controller.signal);
        setHits(outcome.ok ? outcome.results.hits.filter((hit) => hit.type === 'location') : 'failed');
      } catch {
        // Aborted by a newer search.
      }
    };
    void load();
    return () => controller.abort();
  }, [source, model.type, language, state, subsite]);

  if (hits === 'failed')
    return <p role="alert">{t('Search is not available right now. Please try again.')}</p>;
  return (
    <>
      <LiveRegion>
        {hits
          ? t('Places on the map: {count}', { count: hits.filter(({ position }) => position).length })
          : t('Loading results…')}
      </LiveRegion>
      {hits ? <LocationMap hits={hits} /> : <p aria-hidden="true">{t('Loading results…')}</p>}
    </>
  );
}
