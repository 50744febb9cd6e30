// HTML has no element for an area that arrow keys move while it has the focus.
// oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
import { useEffect, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import {
  clustered,
  countInView,
  isInView,
  mapDefaults,
  project,
  type Cluster,
  type Pixel,
  type View,
} from '@/domain/map/projection';
import { usePhrases } from '@/i18n/use-phrases';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import { isOneHouse } from './house';
import { MapControls } from './map-controls';
import { MapGround } from './map-ground';
import { isFew, type MapFrameProps, type MapItem } from './map-item';
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
    else if (isWhole(cluster, view))
      onSelect(cluster.members.some(({ id }) => id === selected) ? undefined : first.id);
    else nearer(first.position ?? undefined);
  };
  return (
    <>
      {/* Arrow keys move the map only while the map itself has the focus, not one of its markers. */}
      <div
        ref={frame}
        className={styles.frame}
        data-clips=""
        role="group"
        aria-label={t('Map: move it with the arrow keys')}
        tabIndex={0}
        {...handlers}
      >
        {view ? <MapGround view={view} taken={taken} /> : null}
        {view
          ? clusters.map((cluster) => (
              <Mark
                key={cluster.members[0]?.id}
                cluster={cluster}
                view={view}
                selected={selected}
                onSelect={onSelect}
                onPress={() => press(cluster)}
              />
            ))
          : null}
      </div>
      <MapControls
        onNearer={() => nearer()}
        onFarther={farther}
        onWhole={whole}
        onMove={look}
        canMove={isChanged || !isFew(items)}
      />
      <MapLegend hasSquares={!isFew(items) || clusters.some(({ members }) => members.length > 1)} />
      <LiveRegion>
        {view && isChanged ? t('Places in view: {count}', { count: countInView(positions, view) }) : null}
      </LiveRegion>
    </>
  );
}

type MarkProps = Pick<MapFrameProps, 'selected' | 'onSelect'> & {
  readonly cluster: Cluster<PlacedItem>;
  readonly view: View;
  readonly onPress: () => void;
};

/** The mark of a place, or of several, with the details of the chosen one. */
function Mark({ cluster, view, selected, onSelect, onPress }: MarkProps): ReactNode {
  const open = cluster.members.find(({ id }) => id === selected);
  const isListed = isWhole(cluster, view);
  // A mark outside the frame would be a stop of the Tab key that nobody sees.
  if (!open && !isInView(cluster.pixel, view)) return null;
  return (
    <>
      <Pin cluster={cluster} isWhole={isListed} open={open} onPress={onPress} />
      {open ? (
        <Popup
          item={open}
          mates={isListed ? cluster.members : []}
          onSelect={onSelect}
          onClose={() => onSelect(undefined)}
          place={popupPlace(cluster.pixel, view)}
        />
      ) : null}
    </>
  );
}

type PinProps = {
  readonly cluster: Cluster<PlacedItem>;
  /** They stay together, however near one comes: their details list them. */
  readonly isWhole: boolean;
  /** The chosen place, where it is one of these. */
  readonly open: MapItem | undefined;
  readonly onPress: () => void;
};

/** The mark of a place, or of several that are too close to each other. */
function Pin({ cluster: { pixel, members }, isWhole: isListed, open, onPress }: PinProps): ReactNode {
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
        aria-expanded={isListed ? open !== undefined : undefined}
        aria-label={
          isCluster
            ? t(isListed ? '{count} places in one house: show them' : '{count} places: come nearer', {
                count: members.length,
              })
            : t('{number}: {name}', { number: first.locationId, name: first.mapAddressName })
        }
        onClick={onPress}
      >
        {isCluster ? t('{count} places', { count: members.length }) : first.locationId}
      </button>
    </div>
  );
}

/** Whether coming nearer parts the members of a cluster no further: they are in one house, or the zoom ends here. */
function isWhole({ members }: Cluster<PlacedItem>, view: View | undefined): boolean {
  if (members.length < 2) return false;
  return isOneHouse(members.map(({ position }) => position)) || view?.zoom === mapDefaults.maxZoom;
}
