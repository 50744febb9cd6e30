import { distanceKm, type Point } from '../filters/geo.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** The fields that a request asks for: Solr's `fl`. */
type Shape = {
  /** Absent for all fields. */
  readonly fields: ReadonlySet<string> | undefined;
  readonly wantsScore: boolean;
  /** The name of the field that holds the distance. */
  readonly distanceName: string | undefined;
};

/** Reads `fl`: field names, `*`, `score`, `_dist_:geodist()`. An empty value means all fields. @requirement B18 */
export function readShape(fl: string): Shape {
  const parts = fl.split(/[\s,]+/).filter(Boolean);
  const distance = parts.map((part) => /^(\w+):geodist\(\)$/.exec(part)?.[1]).find(Boolean);
  const names = parts.filter((part) => !part.includes(':') && part !== 'score');
  return {
    fields: parts.length === 0 || names.includes('*') ? undefined : new Set(names),
    wantsScore: parts.includes('score'),
    distanceName: distance,
  };
}

type ShapeContext = {
  readonly shape: Shape;
  readonly scores: Float32Array;
  readonly from: Point | undefined;
  readonly geoField: string;
};

/** A document as the answer shows it. Distances are in kilometres. @requirement B18 */
export function shapeDocument(
  index: SearchIndex,
  number: number,
  { shape, scores, from, geoField }: ShapeContext,
): Record<string, unknown> {
  const shown: Record<string, unknown> = {
    ...(shape.fields ? index.pick(number, shape.fields) : index.document(number)),
  };
  if (shape.wantsScore) shown.score = scores[number] ?? 0;
  const point = shape.distanceName ? index.points(geoField)[number] : undefined;
  if (shape.distanceName && from && point) shown[shape.distanceName] = distanceKm(from, point);
  return shown;
}
