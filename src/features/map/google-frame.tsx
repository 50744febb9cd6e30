import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { usePage } from '@/cms/page';
import type { GoogleMapSetup } from '@/config/maps';
import { usePhrases, type Translate } from '@/i18n/use-phrases';
import { openGoogleCanvas, type GoogleCanvas, type GoogleMarker } from './google-canvas';
import { housemates } from './house';
import { MapControls } from './map-controls';
import type { MapFrameProps, MapItem } from './map-item';
import { MapLegend } from './map-legend';
import { Popup } from './popup';
import styles from './google-frame.module.css';
import frameStyles from './map-frame.module.css';

export type GoogleFrameProps = MapFrameProps & {
  readonly setup: GoogleMapSetup;
  readonly onFailure: () => void;
};

type Latest = Pick<GoogleFrameProps, 'onSelect' | 'onFailure'> & { readonly t: Translate };

/** Google's map in an element; undefined until it is there. */
function useCanvas(
  frame: RefObject<HTMLDivElement | null>,
  setup: GoogleMapSetup,
  latest: RefObject<Latest>,
): GoogleCanvas | undefined {
  const { language } = usePage();
  const [canvas, setCanvas] = useState<GoogleCanvas>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let isGone = false;
    let opened: GoogleCanvas | undefined;
    openGoogleCanvas({
      element,
      setup,
      language,
      drawCluster: (count, isHouse) => ({
        title: latest.current.t(
          isHouse ? '{count} places in one house: show them' : '{count} places: come nearer',
          { count },
        ),
        content: pinOf(styles.cluster, latest.current.t('{count} places', { count })),
      }),
      onPopupClosed: () => latest.current.onSelect(undefined),
      onRefused: () => latest.current.onFailure(),
    }).then(
      (made) => {
        if (isGone) return made.remove();
        opened = made;
        setCanvas(made);
      },
      () => {
        if (!isGone) latest.current.onFailure();
      },
    );
    return () => {
      isGone = true;
      opened?.remove();
    };
  }, [frame, latest, setup, language]);
  return canvas;
}

/**
 * Google's map, with the same numbers, names and buttons as our own.
 * @requirement B8 E4
 */
export function GoogleFrame({ items, selected, onSelect, setup, onFailure }: GoogleFrameProps): ReactNode {
  const t = usePhrases();
  const frame = useRef<HTMLDivElement>(null);
  const [popup] = useState(() => document.createElement('div'));
  const latest = useRef<Latest>({ t, onSelect, onFailure });
  useEffect(() => {
    latest.current = { t, onSelect, onFailure };
  });
  const canvas = useCanvas(frame, setup, latest);

  const drawn = useRef<readonly GoogleMarker[]>([]);
  useEffect(() => {
    drawn.current = items.flatMap((item) =>
      markerOf(item, latest.current.t, (id) => latest.current.onSelect(id)),
    );
    canvas?.show(drawn.current);
  }, [canvas, items]);

  const open = items.find(({ id }) => id === selected);
  useEffect(() => {
    if (open?.position) canvas?.openPopup(open.id, popup);
    else canvas?.closePopup();
    for (const { id, content } of drawn.current) content.toggleAttribute('data-open', id === open?.id);
  }, [canvas, open, popup]);

  return (
    <>
      <div ref={frame} className={frameStyles.frame} />
      {open
        ? createPortal(
            <Popup
              item={open}
              mates={housemates(items, open)}
              onSelect={onSelect}
              onClose={() => onSelect(undefined)}
            />,
            popup,
          )
        : null}
      <MapControls
        onNearer={() => canvas?.zoomBy(1)}
        onFarther={() => canvas?.zoomBy(-1)}
        onWhole={() => canvas?.whole()}
        onMove={(by) => canvas?.look(by)}
      />
      <MapLegend />
    </>
  );
}

function markerOf(
  { id, locationId, mapAddressName, position }: MapItem,
  t: Translate,
  onSelect: (id: string) => void,
): readonly GoogleMarker[] {
  if (!position) return [];
  return [
    {
      id,
      position,
      title: t('{number}: {name}', { number: locationId, name: mapAddressName }),
      content: pinOf(styles.marker, locationId),
      onClick: () => onSelect(id),
    },
  ];
}

/** The element that Google places on the map. */
function pinOf(className: string | undefined, words: number | string): HTMLElement {
  const pin = document.createElement('div');
  pin.className = className ?? '';
  pin.textContent = String(words);
  return pin;
}
