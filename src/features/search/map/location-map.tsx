// A map is moved by the arrow keys while it has the focus itself: no tag of HTML is that.
// oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
import { useMemo, useState, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import type { LocationHit } from '@/contracts/search';
import { usePhrases } from '@/i18n/use-phrases';
import { formatPhone, telHref } from '@/lib/phone';
import { Button, buttonClass } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import { clustered, project, type Position } from './projection';
import { MapGround } from './map-ground';
import { useView } from './use-view';
import styles from './location-map.module.css';

/** Narrow windows begin with so many, that the map is not out of sight; the style sheet counts them too. */
const shownOnPhones = 6;

type Place = { readonly number: number; readonly hit: LocationHit; readonly position: Position | null };

/**
 * Locations as a list and a map of the same numbers. Whatever the map says, the list says too; the map is drawn here and
 * asks no outside service.
 * @requirement B8 E4 E5 E8 E9
 */
export function LocationMap({ hits }: { readonly hits: readonly LocationHit[] }): ReactNode {
  const t = usePhrases();
  const [selected, setSelected] = useState<string>();
  const [isAll, setAll] = useState(false);
  const places = useMemo(
    () => hits.map((hit, at): Place => ({ number: at + 1, hit, position: hit.position })),
    [hits],
  );
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <ol className={styles.places} data-all={isAll ? '' : undefined}>
          {places.map((place) => (
            <li key={place.hit.id} aria-current={place.hit.id === selected ? 'true' : undefined}>
              <PlaceEntry place={place} onSelect={() => setSelected(place.hit.id)} />
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
        <MapFrame places={places} selected={selected} onSelect={setSelected} />
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

type FrameProps = {
  readonly places: readonly Place[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
};

function MapFrame({ places, selected, onSelect }: FrameProps): ReactNode {
  const t = usePhrases();
  const positions = useMemo(() => places.flatMap(({ position }) => position ?? []), [places]);
  const { frame, view, nearer, farther, whole, ...handlers } = useView(positions);
  const clusters = view
    ? clustered(
        places.flatMap(({ position, ...place }) =>
          position ? [{ ...place, position, pixel: project(position, view) }] : [],
        ),
      )
    : [];
  return (
    <>
      {/* The arrows move the map while it has the focus itself; its markers are buttons of their own. */}
      <div
        ref={frame}
        className={styles.frame}
        role="group"
        aria-label={t('Map: move it with the arrow keys')}
        tabIndex={0}
        {...handlers}
      >
        {view ? <MapGround view={view} /> : null}
        {clusters.map(({ pixel, members }) => {
          const [first] = members;
          if (!first) return null;
          const open = members.find(({ hit }) => hit.id === selected);
          return (
            <div
              key={first.hit.id}
              className={styles.pin}
              data-open={open ? '' : undefined}
              style={{ insetInlineStart: 0, transform: `translate(${pixel.x}px, ${pixel.y}px)` }}
            >
              <button
                type="button"
                className={members.length > 1 ? styles.cluster : styles.marker}
                aria-pressed={members.length > 1 ? undefined : open !== undefined}
                aria-label={
                  members.length > 1
                    ? t('{count} locations: come nearer', { count: members.length })
                    : t('{number}: {name}', { number: first.number, name: first.hit.title })
                }
                onClick={() =>
                  members.length > 1 ? nearer(first.position) : onSelect(open ? undefined : first.hit.id)
                }
              >
                {members.length > 1 ? members.length : first.number}
              </button>
              {open ? <Popup hit={open.hit} onClose={() => onSelect(undefined)} /> : null}
            </div>
          );
        })}
      </div>
      <div className={styles.controls}>
        <button type="button" onClick={() => nearer()} aria-label={t('Nearer')}>
          +
        </button>
        <button type="button" onClick={farther} aria-label={t('Farther')}>
          −
        </button>
        <button type="button" onClick={whole}>
          {t('All')}
        </button>
      </div>
    </>
  );
}

function Popup({ hit, onClose }: { readonly hit: LocationHit; readonly onClose: () => void }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  return (
    <div className={styles.popup}>
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon name="x" size="m" />
        <span className="visually-hidden">{t('Close')}</span>
      </button>
      <strong>{hit.title}</strong>
      <address>
        {hit.addressLines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      <a className={buttonClass('secondary')} href={hrefOn(page, hit.path)}>
        {t('View location details')}
      </a>
    </div>
  );
}
