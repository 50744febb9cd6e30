import type { Box } from '@/domain/map/clip';
import type { PlaceKind } from '@/domain/map/ground';
import type { Pixel, View } from '@/domain/map/projection';

export type LabelKind = PlaceKind | 'road' | 'street';

/** A name on the map. */
export type Label = {
  readonly kind: LabelKind;
  readonly text: string;
  /** Its middle. */
  readonly at: Pixel;
  /** Clockwise from level, degrees. */
  readonly turn: number;
  /** The room that it takes, pixels. */
  readonly width: number;
};

type NamedPart = { readonly name: string; readonly part: readonly Pixel[] };

type LabelNeeds = {
  readonly view: View;
  /** What no label may cover. */
  readonly taken: readonly Box[];
  readonly textScale: number;
  readonly places: readonly { readonly kind: PlaceKind; readonly name: string; readonly at: Pixel }[];
  readonly roads: readonly NamedPart[];
  readonly streets: readonly NamedPart[];
};

/** Zoom levels at which names are shown, and the size of their letters in pixels. */
export const labelLooks: Readonly<
  Record<LabelKind, { readonly from: number; readonly to: number; readonly size: number }>
> = {
  city: { from: 6, to: 12, size: 16 },
  water: { from: 7, to: 12, size: 15 },
  state: { from: 5, to: 9, size: 15 },
  road: { from: 9, to: 22, size: 12 },
  town: { from: 9, to: 22, size: 14 },
  suburb: { from: 10, to: 22, size: 13 },
  area: { from: 11, to: 22, size: 13 },
  corner: { from: 14, to: 22, size: 13 },
  street: { from: 13, to: 22, size: 12 },
};

/** A shorter part of a line stays without its name, pixels. */
const shortestPart = 110;
/** Where a name may stand on a piece of a line, as shares of it; the first that has room. */
const spots = [0.5, 0.3, 0.7, 0.15, 0.85];
/** Room around a name, pixels. */
const gap = 5;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The names that have room in a view, the most important first. None covers another.
 * @requirement E9
 */
export function labelsOf({ view, taken, textScale, places, roads, streets }: LabelNeeds): readonly Label[] {
  const boxes = [...taken];
  const named = new Set<readonly Pixel[]>();
  const isInView = ({ left, top, right, bottom }: Box) =>
    left > 0 && top > 0 && right < view.width && bottom < view.height;
  const candidates = [
    ...places.filter(({ kind }) => kind !== 'corner' && kind !== 'area' && kind !== 'suburb'),
    ...namesAlong('road', roads),
    ...places.filter(({ kind }) => kind === 'suburb' || kind === 'area'),
    ...namesAlong('street', streets),
    ...places.filter(({ kind }) => kind === 'corner'),
  ];
  return candidates.flatMap(({ kind, name, at, ...more }) => {
    const { from, to, size } = labelLooks[kind];
    const part = 'part' in more ? more.part : undefined;
    if (part && named.has(part)) return [];
    if (view.zoom < from || view.zoom > to) return [];
    const label: Label = {
      kind,
      text: name,
      at,
      turn: 'turn' in more ? more.turn : 0,
      // Wide enough for most letters of the site's font.
      width: name.length * size * textScale * 0.54 + (kind === 'road' ? 8 : 0),
    };
    const box = boxOf(label, size * textScale);
    if (!isInView(box) || boxes.some((other) => overlaps(box, other))) return [];
    boxes.push(box);
    if (part) named.add(part);
    return [label];
  });
}

function boxOf({ at, width, turn }: Label, size: number): Box {
  const angle = (turn * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const across = (width * cosine + size * sine) / 2 + gap;
  const down = (width * sine + size * cosine) / 2 + gap;
  return { left: at.x - across, right: at.x + across, top: at.y - down, bottom: at.y + down };
}

/** Names on the longest pieces of lines, along them or, for numbers of roads, level; several spots for each. */
function namesAlong(kind: 'road' | 'street', lines: readonly NamedPart[]) {
  return lines.flatMap(({ name, part }) => {
    const pieces = part.slice(1).flatMap((to, at) => {
      const from = part[at];
      return from ? [{ from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }] : [];
    });
    const whole = pieces.reduce((sum, { length }) => sum + length, 0);
    const longest = pieces.toSorted((a, b) => b.length - a.length)[0];
    if (!longest || whole < shortestPart) return [];
    const { from, to } = longest;
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    const upright = turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
    return spots.map((share) => ({
      kind,
      name,
      part,
      at: { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) },
      turn: kind === 'street' ? Math.round(upright) : 0,
    }));
  });
}
