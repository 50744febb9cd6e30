import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import type { LocationHit } from '@/contracts/search';
import { LocationMap } from '@/features/map/location-map';
import type { MapItem } from '@/features/map/map-item';
import { usePhrases } from '@/i18n/use-phrases';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import { fetchResults } from '../page/fetch-results';
import { addressOf, useSearchParts } from '../page/search-context';

export type MapResultsProps = {
  /** Id of the block's datasource. */
  readonly source: string;
};

/** All results of a location search on a map, up to 999. @requirement B8 */
export function MapResults({ source }: MapResultsProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { language } = page;
  const { state, model, subsite, googleMap, answeredQuery } = useSearchParts();
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

  const items = useMemo(() => (Array.isArray(hits) ? mapItemsOfHits(hits) : []), [hits]);
  const google = useMemo(
    () => (googleMap ? { setup: googleMap, address: addressOf(page, state) } : null),
    [googleMap, page, state],
  );

  const count = items.length;
  const search = { query: answeredQuery, total: count, shown: count, page: 1, isSuggestion: false };
  if (hits === 'failed')
    return <p role="alert">{t('Search is not available right now. Please try again.')}</p>;
  return (
    <>
      <LiveRegion>
        {hits
          ? t('Places on the map: {count}', { count: items.filter(({ position }) => position).length })
          : t('Loading results…')}
      </LiveRegion>
      {hits ? (
        <InSight>
          <LocationMap
            items={items}
            google={google}
            label={t('Map of the results')}
            search={JSON.stringify(search)}
          />
        </InSight>
      ) : (
        <p aria-hidden="true">{t('Loading results…')}</p>
      )}
    </>
  );
}

/**
 * Brings the map into sight for whoever has just pressed "Map": on a phone it begins below the window. A map that is
 * restored with its page moves nothing.
 */
function InSight({ children }: { readonly children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const map = box.current?.querySelector('section');
    if (!map || !navigator.userActivation?.isActive) return;
    const { top, bottom } = map.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) map.scrollIntoView?.({ block: 'center' });
  }, []);
  return <div ref={box}>{children}</div>;
}

/** Results as a map shows them. What has no part of an address is not marked. @requirement E5 */
function mapItemsOfHits(hits: readonly LocationHit[]): readonly MapItem[] {
  return hits.map((hit, at) => ({
    id: hit.id,
    locationId: at + 1,
    position: hit.addressLines.length > 0 ? hit.position : null,
    url: hit.path,
    addressName: hit.title,
    mapAddressName: hit.title,
    addressLines: hit.addressLines,
    directionsHref: hit.directionsHref,
    phoneNumber: hit.phone,
    imageUrl: hit.image,
  }));
}
