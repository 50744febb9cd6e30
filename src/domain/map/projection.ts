/** A position on earth in degrees, WGS 84. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** A place on the map, pixels from its top left corner. */
export type Pixel = { readonly x: number; readonly y: number };

/** The part of the earth that a map shows: its centre, its zoom level, and its size in CSS pixels. */
export type View = {
  readonly center: Position;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
};

/** The view of an empty map and the limits of every view; zoom levels as Google counts them. @requirement E4 */
export const mapDefaults = {
  center: { latitude: 41.88, longitude: -87.62 },
  zoom: 10,
  minZoom: 3,
  maxZoom: 22,
  /** A view that fits its markers never zooms in further than this. */
  maxFitZoom: 12,
  /** Markers closer to each other than this become one, pixels. */
  clusterSize: 55,
} as const;

/** Distance of one press of an arrow, pixels. */
export const mapStep = 80;

const tile = 256;

/** Where a position is on the whole earth: a square of 1 by 1, in Web Mercator. @requirement E4 */
export function unitOf({ latitude, longitude }: Position): Pixel {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/** The size of the whole earth in pixels: 256 at zoom 0. @requirement E4 */
export function worldSize(zoom: number): number {
  return tile * 2 ** zoom;
}

function worldPixel(position: Position, zoom: number): Pixel {
  const [{ x, y }, size] = [unitOf(position), worldSize(zoom)];
  return { x: x * size, y: y * size };
}

function positionOf({ x, y }: Pixel, zoom: number): Position {
  const size = worldSize(zoom);
  const angle = Math.PI * (1 - (2 * y) / size);
  return {
    latitude: (Math.atan(Math.sinh(angle)) * 180) / Math.PI,
    longitude: (x / size) * 360 - 180,
  };
}

/**
 * Converts a position to pixels from the view's top left corner; outside the view they are negative or too large.
 * @requirement E4
 */
export function project(position: Position, { center, zoom, width, height }: View): Pixel {
  const [at, middle] = [worldPixel(position, zoom), worldPixel(center, zoom)];
  return { x: at.x - middle.x + width / 2, y: at.y - middle.y + height / 2 };
}

/** How many of the positions the view shows. @requirement E4 */
export function countInView(positions: readonly Position[], view: View): number {
  return positions.filter((position) => isInView(project(position, view), view)).length;
}

/** Whether a view shows a pixel. @requirement E4 */
export function isInView({ x, y }: Pixel, { width, height }: Pick<View, 'width' | 'height'>): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** The view after a drag by some pixels. @requirement E4 */
export function moved(view: View, { x, y }: Pixel): View {
  const middle = worldPixel(view.center, view.zoom);
  return { ...view, center: positionOf({ x: middle.x - x, y: middle.y - y }, view.zoom) };
}

/** The view after zooming in (positive steps) or out, within the limits. @requirement E4 */
export function zoomed(view: View, steps: number, around: Position = view.center): View {
  const zoom = Math.min(mapDefaults.maxZoom, Math.max(mapDefaults.minZoom, view.zoom + steps));
  return { ...view, zoom, center: around };
}

/**
 * The view in which a position is seen, with room above or below it; the same view where it already is so.
 * @param room - for its details, pixels
 * @requirement E4
 */
export function revealed(view: View, position: Position, room: number): View {
  const { x, y } = project(position, view);
  const edge = mapDefaults.clusterSize / 2;
  const hasRoom = Math.max(y, view.height - y) >= room;
  const isSeen = x >= edge && y >= edge && x <= view.width - edge && y <= view.height - edge;
  if (hasRoom && isSeen) return view;
  const across = Math.min(Math.max(edge, x), view.width - edge);
  // Near the lower edge there is the most room above it.
  return moved(view, { x: across - x, y: view.height - edge - y });
}

/**
 * The closest view with every position in it and room for markers at the edges. Without positions: the default view.
 * @param size - of the map, pixels
 * @requirement E4
 */
export function fitted(positions: readonly Position[], size: Pick<View, 'width' | 'height'>): View {
  if (positions.length === 0) return { ...size, center: mapDefaults.center, zoom: mapDefaults.zoom };
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  const center = {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
  const edge = mapDefaults.clusterSize;
  for (let zoom: number = mapDefaults.maxFitZoom; zoom > mapDefaults.minZoom; zoom -= 1) {
    const view = { ...size, center, zoom };
    const fits = positions
      .map((position) => project(position, view))
      .every(({ x, y }) => x >= edge && y >= edge && x <= size.width - edge && y <= size.height - edge);
    if (fits) return view;
  }
  return { ...size, center, zoom: mapDefaults.minZoom };
}

/** Markers that are drawn as one. */
export type Cluster<T> = { readonly pixel: Pixel; readonly members: readonly T[] };

/**
 * Joins markers that would overlap. Each joins the first cluster within reach, in the order of the list.
 * @param reach - pixels between two markers that are drawn apart
 * @requirement E4
 */
export function clustered<T extends { readonly pixel: Pixel }>(
  markers: readonly T[],
  reach: number = mapDefaults.clusterSize,
): readonly Cluster<T>[] {
  const clusters: { pixel: Pixel; members: T[] }[] = [];
  for (const marker of markers) {
    const near = clusters.find(
      ({ pixel }) => Math.hypot(pixel.x - marker.pixel.x, pixel.y - marker.pixel.y) < reach,
    );
    if (near) near.members.push(marker);
    else clusters.push({ pixel: marker.pixel, members: [marker] });
  }
  return clusters;
}
