import { isInside, type Point } from './outlines.ts';

/** A street of the grid: where it lies and how far it goes, in house numbers from State and Madison. */
type GridStreet = {
  readonly name: string;
  readonly at: number;
  readonly from: number;
  /** The lake ends it where it is left out. */
  readonly to?: number;
};

export type Streets = {
  readonly eastWest: readonly GridStreet[];
  readonly northSouth: readonly GridStreet[];
  readonly others: readonly { readonly name: string; readonly line: string }[];
};

/** State and Madison, where Chicago counts its houses from. */
const origin: Point = [41.8819, -87.6278];

/** Degrees of one house number: 800 are a mile. */
const house = { latitude: 0.01449 / 800, longitude: 0.01942 / 800 };

/** The grid leans a little: further south its lines lie further east, further west further south. */
const lean = { latitude: 0.0143, longitude: -0.0262 };

/** The first streets south of Madison lie further apart than their numbers say, as far as 31st Street. */
const southern: readonly (readonly [number: number, miles: number])[] = [
  [0, 0],
  [1200, 1],
  [2200, 2],
  [3100, 3],
];

function milesSouth(number: number): number {
  const at = southern.findIndex(([known]) => number <= known);
  if (at === 0) return 0;
  const [before, after] = [southern[at - 1], southern[at]];
  if (!before || !after) return 3 + (number - 3100) / 800;
  return before[1] + ((number - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}

/** Where the house numbers of two streets meet. @param east, north - negative for west and south */
function corner(east: number, north: number): Point {
  const latitudes = (north < 0 ? -milesSouth(-north) * 800 : north) * house.latitude;
  const longitudes = east * house.longitude;
  return [
    origin[0] + latitudes + lean.latitude * longitudes,
    origin[1] + longitudes + lean.longitude * latitudes,
  ];
}

/**
 * The streets of Chicago's grid, which follows from its house numbers.
 * @param lake - ends streets that have no end of their own
 */
export function streetLines(
  { eastWest, northSouth }: Streets,
  lake: readonly Point[],
): readonly { readonly name: string; readonly line: readonly Point[] }[] {
  const line = ({ from, to }: GridStreet, cornerAt: (number: number) => Point): readonly Point[] => {
    if (to !== undefined) return [cornerAt(from), cornerAt(to)];
    let end = from;
    while (end < 4000 && !isInside(cornerAt(end + 100), lake)) end += 100;
    return [cornerAt(from), cornerAt(end)];
  };
  return [
    ...eastWest.map((street) => ({
      name: street.name,
      line: line(street, (east) => corner(east, street.at)),
    })),
    ...northSouth.map((street) => ({
      name: street.name,
      line: line(street, (north) => corner(street.at, north)),
    })),
  ];
}
