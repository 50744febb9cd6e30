import { useEffect, useState, type ComponentType } from 'react';
import { mapViewKey } from './map-view-key';
import type { MapResultsProps } from './map-results';

export type MapView = {
  /** Whether results can be shown on a map at all. */
  readonly isOffered: boolean;
  readonly isMap: boolean;
  readonly choose: (isMap: boolean) => void;
  /** Undefined for the list, and until the code of the map is loaded. */
  readonly MapResults: ComponentType<MapResultsProps> | undefined;
};

/**
 * Whether results are shown as a list or on a map. The choice lasts for the session. The first rendering is the list,
 * as it came from the server.
 * @requirement B8
 */
export function useMapView(isOffered: boolean): MapView {
  const [wantsMap, setWantsMap] = useState(false);
  const [MapResults, setMapResults] = useState<ComponentType<MapResultsProps>>();
  const isMap = isOffered && wantsMap;
  useEffect(() => {
    // The server does not know the visitor's earlier choice, so it comes after the first rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isOffered && sessionStorage.getItem(mapViewKey) === 'true') setWantsMap(true);
  }, [isOffered]);
  useEffect(() => {
    if (isMap) void import('./map-results').then((module) => setMapResults(() => module.MapResults));
  }, [isMap]);
  const choose = (wanted: boolean) => {
    sessionStorage.setItem(mapViewKey, String(wanted));
    setWantsMap(wanted);
  };
  return { isOffered, isMap, choose, MapResults: isMap ? MapResults : undefined };
}
