import { useId, useState, type ReactNode, type RefObject } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { PhoneLink } from '@/cms/fields/phone-link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { DirectionsLink } from '@/ui/directions-link/DirectionsLink';
import { ShowMore } from '@/ui/show-more/ShowMore';
import type { MapItem } from './map-item';
import styles from './place-list.module.css';

/** Narrow screens list this many at first. The style sheet has the same number. @decision Q48 */
const shownOnPhones = 6;

type PlaceListProps = {
  readonly items: readonly MapItem[];
  readonly selected: string | undefined;
  /** Absent while there is no map to show a place on. */
  readonly onSelect: ((id: string) => void) | undefined;
  /** Where the chosen place is shown. */
  readonly map: RefObject<HTMLElement | null>;
  /** The search that found them, for those who count searches. */
  readonly search?: string | undefined;
  /** What else is said of a place, below its address. */
  readonly more?: ((item: MapItem) => ReactNode) | undefined;
};

/**
 * The places of a map as a list: six and a button on narrow screens, all of them on wide ones and without scripts.
 * @requirement E5 E8
 */
export function PlaceList({ items, selected, onSelect, map, search, more }: PlaceListProps): ReactNode {
  const [isAll, setAll] = useState(false);
  const id = useId();
  const show = (chosen: string) => {
    onSelect?.(chosen);
    // On narrow screens the map may be out of sight.
    map.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={styles.sidebar}>
      <ol id={id} className={styles.places} data-all={isAll ? '' : undefined} data-search={search}>
        {items.map((item) => (
          <li
            key={item.id}
            aria-current={item.id === selected ? 'true' : undefined}
            data-position={search && item.locationId}
          >
            <PlaceEntry
              item={item}
              onShow={onSelect && item.position ? () => show(item.id) : undefined}
              more={more?.(item)}
            />
          </li>
        ))}
      </ol>
      {items.length > shownOnPhones ? (
        <div className={`${styles.more} needs-script`}>
          <ShowMore isExpanded={isAll} onChange={setAll} list={id} />
        </div>
      ) : null}
    </div>
  );
}

type PlaceEntryProps = {
  readonly item: MapItem;
  readonly onShow: (() => void) | undefined;
  readonly more: ReactNode;
};

function PlaceEntry({ item, onShow, more }: PlaceEntryProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { addressName: name, locationId, url } = item;
  return (
    <>
      <h3>
        <span
          className={styles.number}
          data-number=""
          data-unmarked={item.position ? undefined : ''}
          aria-hidden="true"
        >
          {locationId}
        </span>
        {url ? (
          <a href={hrefOn(page, url)}>
            <Spoken text={name} />
          </a>
        ) : (
          <Spoken text={name} />
        )}
      </h3>
      <address>
        {item.addressLines.map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      {more}
      <p className={styles.links}>
        {url ? (
          <a href={hrefOn(page, url)}>
            {t('View Location Details')}
            <span className="visually-hidden">: {name}</span>
          </a>
        ) : null}
        <DirectionsLink name={name} href={item.directionsHref} />
        <PhoneLink phone={item.phoneNumber} />
        {onShow ? (
          <button type="button" onClick={onShow} aria-label={t('Show on the map: {name}', { name })}>
            {t('Show on the map')}
          </button>
        ) : null}
      </p>
    </>
  );
}
