import type { Pixel } from '@/domain/map/projection';

/** An upright rectangle, pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The part of a segment that lies in a box; undefined where none does. */
function segmentWithin(from: Pixel, to: Pixel, box: Box): readonly [Pixel, Pixel] | undefined {
  const by = { x: to.x - from.x, y: to.y - from.y };
  let [start, end] = [0, 1];
  const edges = [
    [-by.x, from.x - box.left],
    [by.x, box.right - from.x],
    [-by.y, from.y - box.top],
    [by.y, box.bottom - from.y],
  ] as const;
  for (const [slope, room] of edges) {
    if (slope === 0) {
      if (room < 0) return undefined;
    } else if (slope < 0) start = Math.max(start, room / slope);
    else end = Math.min(end, room / slope);
  }
  if (start > end) return undefined;
  const at = (share: number): Pixel => ({ x: from.x + share * by.x, y: from.y + share * by.y });
  return [at(start), at(end)];
}

/**
 * The parts of a line that lie in a box. Far from it coordinates would grow beyond what browsers draw exactly.
 * @requirement E9
 */
export function linesIn(line: readonly Pixel[], box: Box): readonly (readonly Pixel[])[] {
  const parts: Pixel[][] = [];
  let open: Pixel | undefined;
  line.slice(1).forEach((to, at) => {
    const from = line[at];
    const part = from && segmentWithin(from, to, box);
    if (!part) {
      open = undefined;
      return;
    }
    const [start, end] = part;
    if (open && open === from) parts.at(-1)?.push(end);
    else parts.push([start, end]);
    // Only a segment that ends inside goes on in the next one.
    open = end.x === to.x && end.y === to.y ? to : undefined;
  });
  return parts;
}

/** The part of a closed outline that lies in a box; empty where none does. @requirement E9 */
export function outlineIn(outline: readonly Pixel[], box: Box): readonly Pixel[] {
  const rooms: readonly ((point: Pixel) => number)[] = [
    ({ x }) => x - box.left,
    ({ x }) => box.right - x,
    ({ y }) => y - box.top,
    ({ y }) => box.bottom - y,
  ];
  let points = outline;
  for (const room of rooms) {
    points = points.flatMap((to, at) => {
      const from = points.at(at - 1) ?? to;
      const [before, after] = [room(from), room(to)];
      const share = before / (before - after);
      const edge = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
      if (before >= 0) return after >= 0 ? [to] : [edge];
      return after >= 0 ? [edge, to] : [];
    });
  }
  return points;
}
