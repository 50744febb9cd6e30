// HTML has no element for an area that arrow keys move while it has the focus.
// oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
import { Fragment, useEffect, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import {
  clustered,
  countInView,
  mapDefaults,
  project,
  type Cluster,
  type Pixel,
} from '@/domain/map/projection';
import { usePhrases } from '@/i18n/use-phrases';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import { MapControls } from './map-controls';
import { MapGround } from './map-ground';
import type { MapFrameProps, MapItem } from './map-item';
import { MapLegend } from './map-legend';
import { Popup } from './popup';
import { popupPlace, popupRoom } from './popup-place';
import { useView } from './use-view';
import styles from './map-frame.module.css';

type PlacedItem = MapItem & { readonly pixel: Pixel };

/** Our own map, which needs no outside service. @requirement E4 E9 */
export function MapFrame({ items, selected, onSelect }: MapFrameProps): ReactNode {
  const t = usePhrases();
  const positions = useMemo(() => items.flatMap(({ position }) => position ?? []), [items]);
  const { frame, view, nearer, farther, whole, look, reveal, isChanged, ...moves } = useView(positions);
  const handlers = {
    ...moves,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && selected !== undefined) onSelect(undefined);
      else moves.onKeyDown(event);
    },
  };
  const chosen = items.find(({ id }) => id === selected)?.position;
  useEffect(() => {
    if (chosen) reveal(chosen, popupRoom);
  }, [chosen, reveal]);
  const clusters = useMemo(
    () =>
      view
        ? clustered(
            items.flatMap((item) =>
              item.position ? [{ ...item, pixel: project(item.position, view) }] : [],
            ),
          )
        : [],
    [items, view],
  );
  const taken = useMemo(
    () =>
      clusters.map(({ pixel: { x, y } }) => ({ left: x - 26, right: x + 26, top: y - 26, bottom: y + 26 })),
    [clusters],
  );
  const press = (cluster: Cluster<PlacedItem>) => {
    const [first] = cluster.members;
    if (!first) return;
    if (cluster.members.length === 1) onSelect(first.id === selected ? undefined : first.id);
    else if (isOnePlace(cluster) || view?.zoom === mapDefaults.maxZoom)
      onSelect(nextOf(cluster, selected).id);
    else nearer(first.position ?? undefined);
  };
  return (
    <>
      {/* Arrow keys move the map only while the map itself has the focus, not one of its markers. */}
      <div
        ref={frame}
        className={styles.frame}
        role="group"
        aria-label={t('Map: move it with the arrow keys')}
        tabIndex={0}
        {...handlers}
      >
        {view ? <MapGround view={view} taken={taken} /> : null}
        {clusters.map((cluster) => {
          const [first] = cluster.members;
          const open = cluster.members.find(({ id }) => id === selected);
          return first && view ? (
            <Fragment key={first.id}>
              <Pin cluster={cluster} open={open} onPress={() => press(cluster)} />
              {open ? (
                <Popup
                  item={open}
                  onClose={() => onSelect(undefined)}
                  place={popupPlace(cluster.pixel, view)}
                />
              ) : null}
            </Fragment>
          ) : null;
        })}
      </div>
      <MapControls onNearer={() => nearer()} onFarther={farther} onWhole={whole} onMove={look} />
      <MapLegend />
      <LiveRegion>
        {view && isChanged ? t('Places in view: {count}', { count: countInView(positions, view) }) : null}
      </LiveRegion>
    </>
  );
}

type PinProps = {
  readonly cluster: Cluster<PlacedItem>;
  /** The chosen place, where it is one of these. */
  readonly open: MapItem | undefined;
  readonly onPress: () => void;
};

/** The mark of a place, or of several that are too close to each other. */
function Pin({ cluster: { pixel, members }, open, onPress }: PinProps): ReactNode {
  const t = usePhrases();
  const [first] = members;
  if (!first) return null;
  const isCluster = members.length > 1;
  return (
    <div
      className={styles.pin}
      style={{ insetInlineStart: 0, transform: `translate(${pixel.x}px, ${pixel.y}px)` }}
    >
      <button
        type="button"
        className={isCluster ? styles.cluster : styles.marker}
        data-open={open ? '' : undefined}
        aria-pressed={isCluster ? undefined : open !== undefined}
        aria-label={
          isCluster
            ? t('{count} locations: come nearer', { count: members.length })
            : t('{number}: {name}', { number: first.locationId, name: first.mapAddressName })
        }
        onClick={onPress}
      >
        {isCluster ? members.length : first.locationId}
      </button>
    </div>
  );
}

/** Whether no zoom can part the members of a cluster: they are in the same house. */
function isOnePlace({ members }: Cluster<PlacedItem>): boolean {
  return new Set(members.map(({ position }) => JSON.stringify(position))).size === 1;
}

/** The member after the chosen one; the first where none is chosen. */
function nextOf({ members }: Cluster<PlacedItem>, selected: string | undefined): MapItem {
  const at = members.findIndex(({ id }) => id === selected);
  return members[(at + 1) % members.length] as MapItem;
}
