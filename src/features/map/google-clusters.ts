/// <reference types="google.maps" />
import {
  SuperClusterAlgorithm,
  defaultOnClusterClickHandler,
  type Algorithm,
  type Cluster,
  type MarkerClustererOptions,
} from '@googlemaps/markerclusterer';
import { mapDefaults, type Position } from '@/domain/map/projection';
import { isOneHouse } from './house';

type Shown = { readonly position: Position; readonly onClick: () => void };

/**
 * How clusters look, and what a press does: it comes nearer, or opens the first of the places that no zoom parts; its
 * details list the others.
 * @param shown - the places by their markers
 * @requirement E4
 */
export function clusterLook(
  shown: ReadonlyMap<unknown, Shown>,
  draw: (count: number, isHouse: boolean) => { readonly title: string; readonly content: HTMLElement },
  Marker: typeof google.maps.marker.AdvancedMarkerElement,
): Pick<MarkerClustererOptions, 'renderer' | 'onClusterClick'> {
  const isHouse = (markers: Cluster['markers']) =>
    isOneHouse((markers ?? []).map((marker) => shown.get(marker)?.position ?? null));
  return {
    renderer: {
      render: ({ count, position, markers }) =>
        new Marker({ position, gmpClickable: true, ...draw(count, isHouse(markers)) }),
    },
    onClusterClick: (event, cluster, map) => {
      const [first] = cluster.markers ?? [];
      if (first && isHouse(cluster.markers)) shown.get(first)?.onClick();
      else defaultOnClusterClickHandler(event, cluster, map);
    },
  };
}

/**
 * Keeps the popup at the cluster that holds its marker: whenever markers are joined or parted, it moves.
 * @requirement E4
 */
export function followClusters(popup: google.maps.InfoWindow) {
  const joined = new SuperClusterAlgorithm({
    radius: mapDefaults.clusterSize,
    // Width of Google's world at zoom 0, pixels.
    extent: 256,
    maxZoom: mapDefaults.maxZoom,
  });
  let clusters: readonly Cluster[] = [];
  let followed: google.maps.marker.AdvancedMarkerElement | undefined;
  const move = () => {
    if (!followed) return;
    const marker = followed;
    const cluster = clusters.find(({ markers }) => markers?.includes(marker));
    popup.setPosition(cluster?.position ?? marker.position);
  };
  const algorithm: Algorithm = {
    calculate: (request) => {
      const output = joined.calculate(request);
      clusters = output.clusters;
      move();
      return output;
    },
  };
  return {
    algorithm,
    follow: (marker: google.maps.marker.AdvancedMarkerElement | undefined) => {
      followed = marker;
      move();
    },
  };
}
