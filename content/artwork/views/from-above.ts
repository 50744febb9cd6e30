import { box, mix, shades, soft, stroke } from '../paint.ts';

/** A table seen from above. */
export const above = (color: string): string =>
  shades('above', [0, 0], [1600, 900], mix(color, '#fff6e4', 0.4), color, mix(color, '#2a1810', 0.24)) +
  box(0, 0, 1600, 900, 'url(#above)') +
  [90, 230, 380, 520, 660, 800]
    .map((y) =>
      stroke(
        `M0 ${y} C500 ${y - 20} 1100 ${y + 24} 1600 ${y - 8}`,
        mix(color, '#2a1810', 0.3),
        3,
        'opacity=".35"',
      ),
    )
    .join('');

/** What a thing throws on the table below it. */
export const cast = (drawing: string): string =>
  soft(12, `<g transform="translate(14 20)">${drawing}</g>`, 0.35);

/** Figures of seven strokes, as devices show them. */
export function digits(x: number, y: number, number: string, size: number): string {
  const lit: Readonly<Record<string, string>> = { '1': 'bc', '3': 'abgcd', '4': 'fgbc', '8': 'abcdefg' };
  const [w, h] = [size * 0.5, size];
  const ways: Readonly<Record<string, string>> = {
    a: `M0 0 H${w}`,
    b: `M${w} 0 V${h / 2}`,
    c: `M${w} ${h / 2} V${h}`,
    d: `M0 ${h} H${w}`,
    e: `M0 ${h / 2} V${h}`,
    f: `M0 0 V${h / 2}`,
    g: `M0 ${h / 2} H${w}`,
  };
  return [...number]
    .map(
      (digit, at) =>
        `<g transform="translate(${x + at * size * 0.86} ${y})">${[...(lit[digit] ?? '')].map((way) => stroke(ways[way] ?? '', '#21343a', size * 0.13)).join('')}</g>`,
    )
    .join('');
}
