import type { Random } from '../../generator/random.ts';
import { area, box, mix, oval, shades, soft, stroke, within } from '../paint.ts';
import type { Brush } from './scene.ts';

/** Light around a lamp, that fades to nothing. The name has to be the only one of its picture. */
export const glow = (
  name: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  opacity = 0.7,
): string =>
  `<radialGradient id="${name}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${color}" stop-opacity="${opacity * 0.42}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
  oval(x, y, rx, ry, `url(#${name})`);

/** A wall and a floor in light from the left. @param from - where the floor begins */
export const shell = ({ light }: Brush, wall: string, floor: string, from = 700): string =>
  shades('shell', [0, 0], [1600, 800], mix(wall, '#ffffff', 0.4), wall, mix(wall, light.shade, 0.26)) +
  box(0, 0, 1600, 900, 'url(#shell)') +
  shades('ground', [0, from], [300, 900], mix(floor, '#fff4e0', 0.25), mix(floor, light.shade, 0.22)) +
  box(0, from, 1600, 900 - from, 'url(#ground)') +
  box(0, from - 20, 1600, 20, mix(wall, '#ffffff', 0.62)) +
  box(0, from - 4, 1600, 4, mix(wall, light.shade, 0.3)) +
  (light.lamps < 0.5 ? soft(40, area('M-80 -60 L240 -60 L980 900 L300 900Z', light.sun), 0.3) : '');

/** Planks of a floor. */
export const planks = (from: number, color: string): string =>
  [0, 1, 2, 3].map((row) => stroke(`M0 ${from + 26 + row * 46} H1600`, color, 2, 'opacity=".35"')).join('');

/** A picture in a frame: hills under a sun, or what is drawn in it. */
export const framed = (
  x: number,
  y: number,
  width: number,
  height: number,
  [far, near, sun]: readonly [string, string, string],
): string =>
  soft(5, box(x + 8, y + 10, width, height, '#1c1a24'), 0.3) +
  box(x, y, width, height, '#8a6647') +
  box(x + 9, y + 9, width - 18, height - 18, '#fbf7ee') +
  box(x + 24, y + 24, width - 48, height - 48, mix(far, '#ffffff', 0.62)) +
  oval(x + width * 0.66, y + height * 0.4, height * 0.11, height * 0.11, sun) +
  area(
    `M${x + 24} ${y + height * 0.62} Q${x + width * 0.35} ${y + height * 0.4} ${x + width - 24} ${y + height * 0.66} V${y + height - 24} H${x + 24}Z`,
    far,
  ) +
  area(
    `M${x + 24} ${y + height * 0.8} Q${x + width * 0.62} ${y + height * 0.52} ${x + width - 24} ${y + height * 0.74} V${y + height - 24} H${x + 24}Z`,
    near,
  );

/** A window into leaves, with a sill. */
export function garden(
  { random, light }: Brush,
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const leaves = Array.from({ length: 46 }, () =>
    oval(
      x + random.next() * width,
      y + height * (0.35 + random.next() * 0.7),
      18 + random.next() * 26,
      14 + random.next() * 18,
      mix(light.leaf, random.chance(0.5) ? light.sun : light.shade, random.next() * 0.45),
    ),
  ).join('');
  return (
    box(x - 16, y - 16, width + 32, height + 32, '#f6f2e9') +
    within(
      name,
      `M${x} ${y} h${width} v${height} h${-width}Z`,
      box(x, y, width, height, mix(light.middle, light.sun, 0.3)) + soft(3, leaves),
    ) +
    box(x + width / 2 - 6, y, 12, height, '#f6f2e9') +
    box(x, y + height * 0.45, width, 9, '#f6f2e9') +
    box(x - 34, y + height + 14, width + 68, 18, '#efe8db') +
    soft(3, box(x - 30, y + height + 32, width + 60, 7, light.shade), 0.3)
  );
}

/** A plant in a pot that stands at (x, y). */
export const plant = (random: Random, x: number, y: number, size: number, pot = '#b7694a'): string =>
  soft(8, oval(x + 10, y, size * 0.4, 12, '#1c1a24'), 0.35) +
  Array.from({ length: 13 }, (_unused, at) => {
    const angle = -0.3 - (at / 12) * 2.54;
    const [dx, dy] = [
      Math.cos(angle) * size * (0.6 + random.next() * 0.3),
      Math.sin(angle) * size * (0.8 + random.next() * 0.4),
    ];
    const top = y - size * 0.55;
    return area(
      `M${x} ${top} Q${x + dx * 0.2 - 14} ${top + dy * 0.7} ${x + dx} ${top + dy} Q${x + dx * 0.6 + 16} ${top + dy * 0.4} ${x} ${top}Z`,
      mix('#5d8a5b', at % 3 === 0 ? '#a9c48a' : '#2f4a3c', random.next() * 0.5),
    );
  }).join('') +
  area(
    `M${x - size * 0.3} ${y - size * 0.58} H${x + size * 0.3} L${x + size * 0.22} ${y} H${x - size * 0.22}Z`,
    pot,
  ) +
  area(
    `M${x + size * 0.06} ${y - size * 0.58} H${x + size * 0.3} L${x + size * 0.22} ${y} H${x + size * 0.06}Z`,
    mix(pot, '#2a1420', 0.25),
  );

/** A lamp on a foot with a lit shade. @param y - where it stands @param height - up to the shade */
export const footLamp = (x: number, y: number, height: number, shade = '#f3d9a4'): string =>
  glow(`lamp-${Math.round(x)}`, x, y - height - 20, 480, 420, '#ffdf9a') +
  stroke(`M${x} ${y} V${y - height}`, '#5a4a3c', 9) +
  oval(x, y, 58, 10, '#4a3c30') +
  area(`M${x - 52} ${y - height - 96} H${x + 52} L${x + 86} ${y - height} H${x - 86}Z`, shade) +
  soft(
    8,
    area(`M${x - 30} ${y - height - 80} H${x + 30} L${x + 46} ${y - height - 8} H${x - 46}Z`, '#fffbe6'),
    0.9,
  );

/** Folds of a curtain that hangs from a rail. */
export const curtain = (x: number, y: number, width: number, height: number, color: string): string => {
  const fold = width / Math.max(1, Math.round(width / 46));
  return (
    box(x, y, width, height, color) +
    Array.from({ length: Math.round(width / 46) }, (_unused, at) =>
      soft(
        5,
        box(x + at * fold + fold * 0.58, y + 6, fold * 0.36, height - 12, mix(color, '#1a2238', 0.45)),
        0.5,
      ),
    ).join('') +
    Array.from({ length: Math.round(width / 46) }, (_unused, at) =>
      box(x + at * fold + fold * 0.2, y, fold * 0.12, height, mix(color, '#ffffff', 0.4), 'opacity=".5"'),
    ).join('')
  );
};

/** A row of packs on a board. Each is as high as chance wants it. */
export const packs = (
  random: Random,
  x: number,
  y: number,
  width: number,
  tall: number,
  colors: readonly string[],
): string => {
  let left = x + 6;
  let all = '';
  while (left < x + width - 40) {
    const [w, h] = [30 + random.next() * 42, tall * (0.55 + random.next() * 0.42)];
    const color = random.pick(colors);
    all +=
      box(left, y - h, w, h, color, 'rx="4"') +
      box(left + w * 0.68, y - h, w * 0.32, h, mix(color, '#141428', 0.22), 'rx="4"') +
      box(left + w * 0.14, y - h * 0.66, w * 0.5, h * 0.3, '#fbf7ee');
    left += w + 6;
  }
  return all + box(x, y, width, 14, '#d9cdb8') + box(x, y + 10, width, 5, '#9c8d75');
};
