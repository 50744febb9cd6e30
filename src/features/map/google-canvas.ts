/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { MarkerClusterer } from '@googlemaps/markerclusterer';
import type { GoogleMapSetup } from '@/config/maps';
import { scriptPatienceMs } from '@/config/vendor-scripts';
import { mapDefaults, type Pixel, type Position } from '@/domain/map/projection';
import { within } from '@/lib/within';
import { clusterLook, followClusters } from './google-clusters';
import { popupWidths } from './popup-place';

/** A marker to draw. */
export type GoogleMarker = {
  readonly id: string;
  readonly position: Position;
  /** Its accessible name. */
  readonly title: string;
  readonly content: HTMLElement;
  readonly onClick: () => void;
};

/** The part of Google's map that we use. */
export type GoogleCanvas = {
  readonly show: (markers: readonly GoogleMarker[]) => void;
  /** At the marker, or at the cluster that holds it. */
  readonly openPopup: (id: string, content: HTMLElement) => void;
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
  /** @param isHouse - coming nearer does not part its members */
  readonly drawCluster: (
    count: number,
    isHouse: boolean,
  ) => { readonly title: string; readonly content: HTMLElement };
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

let areOptionsSet = false;

/**
 * Opens Google's map in an element.
 * @throws when Google's script cannot be loaded, or has not come after ten seconds
 * @requirement B8 E4
 */
export async function openGoogleCanvas(options: GoogleCanvasOptions): Promise<GoogleCanvas> {
  const { element, setup, language, drawCluster, onPopupClosed, onRefused } = options;
  window.gm_authFailure = onRefused;
  if (!areOptionsSet)
    setOptions({ key: setup.key, v: 'quarterly', language, region: 'US', authReferrerPolicy: 'origin' });
  areOptionsSet = true;
  const scripts = Promise.all([importLibrary('maps'), importLibrary('marker')]);
  const libraries = await within(scripts, scriptPatienceMs);
  if (!libraries) throw new Error('no map');
  const [maps, { AdvancedMarkerElement }] = libraries;
  const map = new maps.Map(element, {
    mapId: setup.mapId,
    center: literalOf(mapDefaults.center),
    zoom: mapDefaults.zoom,
    minZoom: mapDefaults.minZoom,
    maxZoom: mapDefaults.maxZoom,
    gestureHandling: 'cooperative',
    // Both maps have the same buttons, ours.
    disableDefaultUI: true,
  });
  const popup = new maps.InfoWindow({ ...popupWidths, headerDisabled: true });
  popup.addListener('closeclick', onPopupClosed);
  const drawn = new Map<string, google.maps.marker.AdvancedMarkerElement>();
  const shown = new Map<unknown, GoogleMarker>();
  const popupFollower = followClusters(popup);
  const clusterer = new MarkerClusterer({
    map,
    algorithm: popupFollower.algorithm,
    ...clusterLook(shown, drawCluster, AdvancedMarkerElement),
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
      drawn.clear();
      shown.clear();
      clusterer.addMarkers(
        markers.map((one) => {
          const { id, position, title, content, onClick } = one;
          const marker = new AdvancedMarkerElement({
            position: literalOf(position),
            title,
            content,
            gmpClickable: true,
          });
          marker.addListener('gmp-click', onClick);
          drawn.set(id, marker);
          shown.set(marker, one);
          return marker;
        }),
      );
      positions = markers.map(({ position }) => position);
      whole();
    },
    openPopup: (id, content) => {
      popup.setContent(content);
      popupFollower.follow(drawn.get(id));
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
