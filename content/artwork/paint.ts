/** Brushes that all pictures share: SVG fragments, soft edges, mixed colours. */

type Point = readonly [x: number, y: number];

/** Filters for soft edges; `<g filter="url(#soft-8)">` is eight pixels soft. */
export const brushes = [1, 2, 3, 5, 8, 12, 20, 40]
  .map(
    (size) =>
      `<filter id="soft-${size}" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  )
  .join('');

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** A colour between two: 0 is the first, 1 the second. Both are `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, at) =>
    Math.round(value + ((other[at] ?? value) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** Numbers of a path need no more than a tenth of a pixel. */
export const short = (drawing: string): string =>
  drawing.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

export const area = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

/** A fragment with soft edges, and how much of it is seen. */
export const soft = (size: 1 | 2 | 3 | 5 | 8 | 12 | 20 | 40, drawing: string, opacity = 1): string =>
  `<g filter="url(#soft-${size})" opacity="${opacity}">${drawing}</g>`;

/** What lies within an outline. The name has to be the only one of its picture. */
export const within = (name: string, d: string, drawing: string): string =>
  `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${drawing}</g>`;

/** Colours that follow one another from one point to another, in the picture's own measure. */
export const shades = (name: string, from: Point, to: Point, ...colors: readonly string[]): string =>
  `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${colors
    .map((color, at) => `<stop offset="${at / Math.max(1, colors.length - 1)}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`;

/** A cubic curve: start, two handles, end. */
export type Curve = readonly [Point, Point, Point, Point];

/** A curve between two, as hair lies between the first strand and the last. */
export const between = (one: Curve, other: Curve, share: number): Curve => {
  const at = (index: 0 | 1 | 2 | 3): Point => [
    one[index][0] + (other[index][0] - one[index][0]) * share,
    one[index][1] + (other[index][1] - one[index][1]) * share,
  ];
  return [at(0), at(1), at(2), at(3)];
};

export const curve = ([start, a, b, end]: Curve): string =>
  `M${start.join(' ')} C${a.join(' ')} ${b.join(' ')} ${end.join(' ')}`;
