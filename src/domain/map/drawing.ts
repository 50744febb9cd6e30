import { linesIn, outlineIn, type Box } from '@/domain/map/clip';
import { ground, type Line } from '@/domain/map/ground';
import { labelsOf, type Label } from '@/domain/map/labels';
import { unitOf, worldSize, type Pixel, type View } from '@/domain/map/projection';

/** What is drawn, from the bottom to the top. */
export const layers = ['park', 'water', 'county', 'state', 'street', 'river', 'road'] as const;

export type Layer = (typeof layers)[number];

/** The background of a map in one view. */
export type Drawing = {
  /** What SVG draws as one path; '' where there is nothing in view. */
  readonly paths: Readonly<Record<Layer, string>>;
  readonly labels: readonly Label[];
};

/** Streets are drawn from this zoom on; further out they would be a grey area. */
const streetZoom = 11;
/** Borders of counties are drawn up to this zoom. */
const countyZoom = 11;
/** Lines end this far outside the view, pixels: their ends are not seen. */
const margin = 40;

/** Converts points of the whole earth to pixels of a view. */
export type ToPixel = (point: Pixel) => Pixel;

function pixelsOf({ center, zoom, width, height }: View): ToPixel {
  const [middle, size] = [unitOf(center), worldSize(zoom)];
  return ({ x, y }) => ({ x: (x - middle.x) * size + width / 2, y: (y - middle.y) * size + height / 2 });
}

const pathOf = (points: readonly Pixel[]): string =>
  points.length < 2 ? '' : `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/**
 * Draws the background of a map.
 * @param taken - what labels must not cover
 * @param textScale - size of the visitor's text; 1 is 16 pixels
 * @requirement E9
 */
export function drawingOf(view: View, taken: readonly Box[] = [], textScale = 1): Drawing {
  const toPixel = pixelsOf(view);
  const frame: Box = {
    left: -margin,
    top: -margin,
    right: view.width + margin,
    bottom: view.height + margin,
  };
  const areas = (outlines: readonly Line[]) =>
    outlines
      .map((outline) => pathOf(outlineIn(outline.map(toPixel), frame)))
      .map((path) => path && `${path}Z`)
      .join('');
  const parts = (line: Line) => linesIn(line.map(toPixel), frame);
  const paths = (lines: readonly Line[]) => lines.flatMap(parts).map(pathOf).join('');
  const streets = view.zoom >= streetZoom ? ground.streets : [];
  return {
    paths: {
      park: view.zoom >= streetZoom ? areas(ground.parks) : '',
      water: areas(ground.waters),
      county: view.zoom <= countyZoom ? paths(ground.counties) : '',
      state: paths(ground.states),
      street: paths(streets.map(({ line }) => line)),
      river: paths(ground.rivers),
      road: paths(ground.roads.map(({ line }) => line)),
    },
    labels: labelsOf({
      view,
      taken,
      textScale,
      places: ground.places.map(({ at, ...place }) => ({ ...place, at: toPixel(at) })),
      roads: ground.roads.flatMap(({ ref, line }) => parts(line).map((part) => ({ name: ref, part }))),
      streets: streets.flatMap(({ name, line }) => parts(line).map((part) => ({ name, part }))),
    }),
  };
}
