import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePage } from '@/cms/page';
import type { GoogleMapSetup } from '@/config/maps';
import { usePhrases, type Translate } from '@/i18n/use-phrases';
import { openGoogleCanvas, type GoogleCanvas, type GoogleMarker } from './google-canvas';
import { MapControls } from './map-controls';
import type { MapFrameProps, Place } from './place';
import { Popup } from './popup';
import styles from './google-frame.module.css';
import frameStyles from './map-frame.module.css';

export type GoogleFrameProps = MapFrameProps & {
  readonly setup: GoogleMapSetup;
  readonly onFailure: () => void;
};

/**
 * Google's map, with the same numbers, names and buttons as our own.
 * @requirement B8 E4
 */
export function GoogleFrame({ places, selected, onSelect, setup, onFailure }: GoogleFrameProps): ReactNode {
  const t = usePhrases();
  const { language } = usePage();
  const frame = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<GoogleCanvas>();
  const [popup] = useState(() => document.createElement('div'));
  const latest = useRef({ t, onSelect, onFailure });
  useEffect(() => {
    latest.current = { t, onSelect, onFailure };
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let isGone = false;
    let opened: GoogleCanvas | undefined;
    openGoogleCanvas({
      element,
      setup,
      language,
      drawCluster: (count) => ({
        title: latest.current.t('{count} locations: come nearer', { count }),
        content: pinOf(styles.cluster, count),
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
  }, [setup, language]);

  useEffect(() => {
    canvas?.show(
      places.flatMap((place) => markerOf(place, latest.current.t, (id) => latest.current.onSelect(id))),
    );
  }, [canvas, places]);

  const open = places.find(({ hit }) => hit.id === selected);
  useEffect(() => {
    if (open?.position) canvas?.openPopup(open.position, popup);
    else canvas?.closePopup();
  }, [canvas, open, popup]);

  return (
    <>
      <div ref={frame} className={frameStyles.frame} />
      {open
        ? createPortal(<Popup hit={open.hit} onClose={() => onSelect(undefined)} isPlaced />, popup)
        : null}
      <MapControls
        onNearer={() => canvas?.zoomBy(1)}
        onFarther={() => canvas?.zoomBy(-1)}
        onWhole={() => canvas?.whole()}
        onMove={(by) => canvas?.look(by)}
      />
    </>
  );
}

function markerOf(
  { number, hit, position }: Place,
  t: Translate,
  onSelect: (id: string) => void,
): readonly GoogleMarker[] {
  if (!position) return [];
  return [
    {
      position,
      title: t('{number}: {name}', { number, name: hit.title }),
      content: pinOf(styles.marker, number),
      onClick: () => onSelect(hit.id),
    },
  ];
}

/** The element that Google places on the map. */
function pinOf(className: string | undefined, number: number): HTMLElement {
  const pin = document.createElement('div');
  pin.className = className ?? '';
  pin.textContent = String(number);
  return pin;
}
