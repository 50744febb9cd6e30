import { useMemo, useState, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import type { LocationHit } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { formatPhone, telHref } from '@/lib/phone';
import { Button } from '@/ui/button/Button';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import { ChosenMap } from './chosen-map';
import type { Place } from './place';
import styles from './location-map.module.css';

/** Narrow screens list this many at first, to keep the map within reach. The style sheet has the same number. */
const shownOnPhones = 6;

/**
 * Locations as a list and on a map, with the same numbers. Everything on the map is in the list too.
 * @requirement B8 E4 E5 E8 E9
 */
export function LocationMap({ hits }: { readonly hits: readonly LocationHit[] }): ReactNode {
  const t = usePhrases();
  const [selected, setSelected] = useState<string>();
  const [wasOpened, setOpened] = useState(false);
  const [isAll, setAll] = useState(false);
  const open = hits.find(({ id }) => id === selected);
  const select = (id: string | undefined) => {
    setSelected(id);
    setOpened(true);
  };
  const places = useMemo(
    () => hits.map((hit, at): Place => ({ number: at + 1, hit, position: hit.position })),
    [hits],
  );
  return (
    <div className={styles.layout}>
      <div>
        <ol className={styles.places} data-all={isAll ? '' : undefined}>
          {places.map((place) => (
            <li key={place.hit.id} aria-current={place.hit.id === selected ? 'true' : undefined}>
              <PlaceEntry place={place} onSelect={() => select(place.hit.id)} />
            </li>
          ))}
        </ol>
        {places.length > shownOnPhones ? (
          <div className={styles.more}>
            <Button variant="secondary" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
              {isAll ? t('Show Less') : t('Show More')}
            </Button>
          </div>
        ) : null}
      </div>
      <section className={styles.map} aria-label={t('Map of the results')}>
        <ChosenMap places={places} selected={selected} onSelect={select} />
        <LiveRegion>
          {open
            ? t('Details of {name} are open.', { name: open.title })
            : wasOpened
              ? t('Details are closed.')
              : null}
        </LiveRegion>
      </section>
    </div>
  );
}

function PlaceEntry({
  place,
  onSelect,
}: {
  readonly place: Place;
  readonly onSelect: () => void;
}): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { hit, number, position } = place;
  const call = telHref(hit.phone);
  return (
    <>
      <h3>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <a href={hrefOn(page, hit.path)}>{hit.title}</a>
      </h3>
      <address>
        {hit.addressLines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      <p className={styles.links}>
        {position ? (
          <button
            type="button"
            onClick={onSelect}
            aria-label={t('Show on the map: {name}', { name: hit.title })}
          >
            {t('Show on the map')}
          </button>
        ) : null}
        {hit.directionsHref ? (
          <a href={hit.directionsHref} target="_blank" rel="noopener">
            {t('Get Directions')}
            <span className="visually-hidden"> ({t('opens in a new window')})</span>
          </a>
        ) : null}
        {call ? <a href={call}>{formatPhone(hit.phone)}</a> : null}
      </p>
    </>
  );
}
