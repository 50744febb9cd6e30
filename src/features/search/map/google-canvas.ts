/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { MarkerClusterer, SuperClusterAlgorithm } from '@googlemaps/markerclusterer';
import type { GoogleMapSetup } from '@/config/maps';
import { mapDefaults, type Pixel, type Position } from './projection';

/** A marker to draw. */
export type GoogleMarker = {
  readonly position: Position;
  /** Its accessible name. */
  readonly title: string;
  readonly content: HTMLElement;
  readonly onClick: () => void;
};

/** The part of Google's map that we use. */
export type GoogleCanvas = {
  readonly show: (markers: readonly GoogleMarker[]) => void;
  readonly openPopup: (position: Position, content: HTMLElement) => void;
  readonly closePopup: () => void;
  readonly zoomBy: (steps: number) => void;
  readonly whole: () => void;
  /** Looks so many pixels to the right and down. */
  readonly look: (by: Pixel) => void;
  readonly remove: () => void;
};

export type GoogleCanvasOptions = {
  readonly element: HTMLElement;
  readonly setup: GoogleMapSetup;
  readonly language: string;
  readonly drawCluster: (count: number) => { readonly title: string; readonly content: HTMLElement };
  /** The visitor closed the popup with Google's own control. */
  readonly onPopupClosed: () => void;
  /** Google refused the key, which it reports only after the map is drawn. */
  readonly onRefused: () => void;
};

declare global {
  interface Window {
    /** Called by Google's script when it does not accept the key. */
    gm_authFailure?: () => void;
  }
}

const popupWidths = { minWidth: 300, maxWidth: 500 };
let areOptionsSet = false;

/**
 * Opens Google's map in an element.
 * @throws when Google's script cannot be loaded
 * @requirement B8 E4
 */
export async function openGoogleCanvas(options: GoogleCanvasOptions): Promise<GoogleCanvas> {
  const { element, setup, language, drawCluster, onPopupClosed, onRefused } = options;
  window.gm_authFailure = onRefused;
  if (!areOptionsSet)
    setOptions({ key: setup.key, v: 'quarterly', language, region: 'US', authReferrerPolicy: 'origin' });
  areOptionsSet = true;
  const [{ Map: GoogleMap, InfoWindow }, { AdvancedMarkerElement }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
  ]);
  const map = new GoogleMap(element, {
    mapId: setup.mapId,
    center: literalOf(mapDefaults.center),
    zoom: mapDefaults.zoom,
    minZoom: mapDefaults.minZoom,
    maxZoom: mapDefaults.maxZoom,
    gestureHandling: 'cooperative',
    // Both maps have the same buttons, ours.
    disableDefaultUI: true,
  });
  const popup = new InfoWindow({ ...popupWidths, headerDisabled: true });
  popup.addListener('closeclick', onPopupClosed);
  const clusterer = new MarkerClusterer({
    map,
    algorithm: new SuperClusterAlgorithm({
      radius: mapDefaults.clusterSize,
      // Width of Google's world at zoom 0, pixels.
      extent: 256,
      maxZoom: mapDefaults.maxZoom,
    }),
    renderer: {
      render: ({ count, position }) =>
        new AdvancedMarkerElement({ position, gmpClickable: true, ...drawCluster(count) }),
    },
  });
  let positions: readonly Position[] = [];
  const whole = () => {
    if (positions.length === 0) return;
    const bounds = new google.maps.LatLngBounds();
    for (const position of positions) bounds.extend(literalOf(position));
    // For two places in one street the bounds alone would zoom in too far.
    google.maps.event.addListenerOnce(map, 'idle', () => {
      if ((map.getZoom() ?? 0) > mapDefaults.maxFitZoom) map.setZoom(mapDefaults.maxFitZoom);
    });
    map.fitBounds(bounds, mapDefaults.clusterSize);
  };
  return {
    show: (markers) => {
      clusterer.clearMarkers(true);
      clusterer.addMarkers(
        markers.map(({ position, title, content, onClick }) => {
          const marker = new AdvancedMarkerElement({
            position: literalOf(position),
            title,
            content,
            gmpClickable: true,
          });
          marker.addListener('gmp-click', onClick);
          return marker;
        }),
      );
      positions = markers.map(({ position }) => position);
      whole();
    },
    openPopup: (position, content) => {
      popup.setContent(content);
      popup.setPosition(literalOf(position));
      popup.open({ map });
    },
    closePopup: () => popup.close(),
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? mapDefaults.zoom) + steps),
    whole,
    look: ({ x, y }) => map.panBy(x, y),
    remove: () => {
      popup.close();
      clusterer.setMap(null);
      delete window.gm_authFailure;
    },
  };
}

function literalOf({ latitude, longitude }: Position): google.maps.LatLngLiteral {
  return { lat: latitude, lng: longitude };
}
