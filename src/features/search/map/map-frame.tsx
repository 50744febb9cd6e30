// HTML has no element for an area that arrow keys move while it has the focus.
// oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
import { useMemo, type ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import { MapControls } from './map-controls';
import { MapGround } from './map-ground';
import type { MapFrameProps } from './place';
import { Popup } from './popup';
import { clustered, countInView, project } from './projection';
import { useView } from './use-view';
import styles from './map-frame.module.css';

/** Our own map, which needs no outside service. @requirement E4 E9 */
export function MapFrame({ places, selected, onSelect }: MapFrameProps): ReactNode {
  const t = usePhrases();
  const positions = useMemo(() => places.flatMap(({ position }) => position ?? []), [places]);
  const { frame, view, nearer, farther, whole, look, isChanged, ...handlers } = useView(positions);
  const clusters = view
    ? clustered(
        places.flatMap(({ position, ...place }) =>
          position ? [{ ...place, position, pixel: project(position, view) }] : [],
        ),
      )
    : [];
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
      <MapControls onNearer={() => nearer()} onFarther={farther} onWhole={whole} onMove={look} />
      <LiveRegion>
        {view && isChanged ? t('Places in view: {count}', { count: countInView(positions, view) }) : null}
      </LiveRegion>
    </>
  );
}
