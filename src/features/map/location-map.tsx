import { useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { usePage } from '@/cms/page';
import { isForChildren } from '@/domain/subsites';
import { usePhrases } from '@/i18n/use-phrases';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import type { ChosenMapProps, GoogleOffer } from './chosen-map';
import { isFew, type MapItem } from './map-item';
import { MapPicture } from './map-picture';
import { PlaceList } from './place-list';
import styles from './location-map.module.css';

type LocationMapProps = {
  readonly items: readonly MapItem[];
  readonly google: GoogleOffer | null;
  /** What the map is called: "Map of the results". */
  readonly label: string;
  /** Without it the list is folded up below the map. It is never left out. */
  readonly hasSidebar?: boolean;
  /** Phones show the list alone. */
  readonly isWideOnly?: boolean;
  /** The content of `data-search` where the places are results (`analytics/opened-result`). */
  readonly search?: string;
  /** What else the list says of a place. */
  readonly more?: (item: MapItem) => ReactNode;
};

/**
 * Places on a map and in a list, with the same numbers. Everything on the map is in the list too. The map's script loads
 * when the map comes into sight; until then, and without scripts, there is a picture.
 * @requirement B8 E4 E5 E8 E9
 */
export function LocationMap({
  items,
  google,
  label,
  hasSidebar = true,
  isWideOnly = false,
  search,
  more,
}: LocationMapProps): ReactNode {
  const t = usePhrases();
  const { pathname } = usePage();
  const hasChildrensLook = isForChildren(pathname);
  const [selected, setSelected] = useState<string>();
  const [wasOpened, setOpened] = useState(false);
  const box = useRef<HTMLElement>(null);
  const beside = useRef<HTMLElement>(null);
  const map = useMapOnSight(box);
  const unmarked = items.filter(({ position }) => !position).length;
  const open = items.find(({ id }) => id === selected);
  const select = (id: string | undefined) => {
    setSelected(id);
    setOpened(true);
  };
  const listLabel = t('Places on the map as a list');
  const list = (
    <PlaceList
      items={items}
      selected={selected}
      onSelect={map.ChosenMap ? select : undefined}
      map={box}
      search={search}
      more={more}
    />
  );
  return (
    <div className={lookOf({ items, hasSidebar, isWideOnly, hasChildrensLook })}>
      <section ref={box} className={styles.map} aria-label={label} data-scripts="seen">
        {/* Whoever goes by keyboard need not pass every mark. */}
        <button
          type="button"
          className={`${styles.skip} visually-hidden needs-script`}
          onClick={() => beside.current?.focus()}
        >
          {t('Go to the list of places')}
        </button>
        {map.ChosenMap ? (
          <map.ChosenMap items={items} selected={selected} onSelect={select} google={google} />
        ) : (
          <MapPicture items={items} isForChildren={hasChildrensLook} alt={label} />
        )}
        <LiveRegion>
          {open
            ? t('Details of {name} are open.', { name: open.addressName })
            : wasOpened
              ? t('Details are closed.')
              : null}
        </LiveRegion>
      </section>
      <section ref={beside} aria-label={listLabel} tabIndex={-1}>
        {unmarked > 0 ? <p>{t('In the list, but not on the map: {count}', { count: unmarked })}</p> : null}
        {hasSidebar ? (
          list
        ) : (
          <details className={styles.folded}>
            <summary>{listLabel}</summary>
            {list}
          </details>
        )}
      </section>
    </div>
  );
}

type Look = Pick<LocationMapProps, 'items' | 'hasSidebar' | 'isWideOnly'> & {
  readonly hasChildrensLook: boolean;
};

function lookOf({ items, hasSidebar, isWideOnly, hasChildrensLook }: Look): string {
  const classes = [
    hasSidebar && styles.layout,
    hasChildrensLook && styles.children,
    isFew(items) && styles.few,
    isWideOnly && styles.wideOnly,
  ];
  return classes.filter(Boolean).join(' ');
}

/** The map's script, as soon as an element is in sight. Where it cannot be loaded the picture stays. */
function useMapOnSight(box: RefObject<HTMLElement | null>): {
  readonly ChosenMap: ComponentType<ChosenMapProps> | undefined;
} {
  const [ChosenMap, setChosenMap] = useState<ComponentType<ChosenMapProps>>();
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let isGone = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./chosen-map').then(
          (module) => {
            if (!isGone) setChosenMap(() => module.ChosenMap);
          },
          () => undefined,
        );
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [box]);
  return { ChosenMap };
}
