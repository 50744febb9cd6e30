import type { Cluster } from '@googlemaps/markerclusterer';
import type { Position } from '@/domain/map/projection';
import { clusterLook } from './google-clusters';

/** As much of Google's as a cluster's mark needs. */
class Mark {
  readonly options: { readonly title?: string };
  constructor(options: { readonly title?: string }) {
    this.options = options;
  }
}
const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });
const pressed: string[] = [];
const moved: string[] = [];
const map = { fitBounds: () => void moved.push('nearer') };

/** A cluster of places at the positions, named by their numbers. */
function clusterOf(positions: readonly Position[]) {
  const markers = positions.map((_position, index) => ({ index }));
  const shown = new Map<unknown, { position: Position; onClick: () => void }>(
    markers.map((marker, index) => [
      marker,
      { position: positions[index] as Position, onClick: () => void pressed.push(`place ${index}`) },
    ]),
  );
  const draw = (count: number, isHouse: boolean) => ({
    title: `${count} ${isHouse ? 'in one house' : 'apart'}`,
    content: document.createElement('b'),
  });
  const look = clusterLook(shown, draw, Mark as unknown as typeof google.maps.marker.AdvancedMarkerElement);
  const cluster = { count: markers.length, markers, position: {}, bounds: {} } as unknown as Cluster;
  return { look, cluster };
}
const press = ({ look, cluster }: ReturnType<typeof clusterOf>) =>
  look.onClusterClick?.({} as google.maps.MapMouseEvent, cluster, map as unknown as google.maps.Map);
const titleOf = ({ look, cluster }: ReturnType<typeof clusterOf>) =>
  (look.renderer?.render(cluster, {} as never, {} as never) as unknown as Mark | undefined)?.options.title;

beforeEach(() => {
  pressed.length = 0;
  moved.length = 0;
});

test('[E4] on Google’s map a cluster of one house opens its first place, because no zoom parts them', () => {
  const house = clusterOf([at(41.9001, -87.7002), at(41.900_100_1, -87.700_200_1), at(41.9001, -87.7002)]);
  expect(titleOf(house)).toBe('3 in one house');
  press(house);
  expect([pressed, moved]).toEqual([['place 0'], []]);
});

test('[E4] a cluster of several houses comes nearer', () => {
  const street = clusterOf([at(41.9001, -87.7002), at(41.9021, -87.7002)]);
  expect(titleOf(street)).toBe('2 apart');
  press(street);
  expect([pressed, moved]).toEqual([[], ['nearer']]);
});
