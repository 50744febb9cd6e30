import type { Random } from '../../generator/random.ts';
import { area, box, mix, oval, shades, soft, stroke } from '../paint.ts';
import type { Light } from './light.ts';

/** A street along the lower edge, with a sidewalk. */
export const road = (light: Light): string =>
  box(0, 716, 1600, 44, mix('#cfc6b6', light.shade, 0.12)) +
  stroke('M0 760 H1600', mix('#a79d8d', light.shade, 0.25), 6) +
  shades('road', [0, 760], [0, 900], mix('#6d6f76', light.haze, 0.25), mix('#4c4e57', light.shade, 0.3)) +
  box(0, 762, 1600, 140, 'url(#road)') +
  [0, 1, 2, 3, 4, 5, 6]
    .map((at) =>
      area(`M${at * 250 - 40} 838 h110 l-12 9 h-112Z`, mix('#f1ead8', light.shade, 0.1), 'opacity=".8"'),
    )
    .join('');

export function car(light: Light, x: number, y: number, color: string): string {
  const wheel = (at: number): string =>
    oval(x + at, y, 23, 23, '#22242b') + oval(x + at, y, 11, 11, '#a5abb3');
  return (
    soft(8, oval(x + 110, y + 22, 140, 12, light.shade), 0.55) +
    area(
      `M${x - 12} ${y - 4} C${x - 18} ${y - 36} ${x} ${y - 44} ${x + 36} ${y - 48} L${x + 72} ${y - 86} C${x + 96} ${y - 98} ${x + 150} ${y - 98} ${x + 172} ${y - 80} L${x + 196} ${y - 50} C${x + 232} ${y - 46} ${x + 240} ${y - 30} ${x + 236} ${y - 4}Z`,
      color,
    ) +
    area(`M${x - 14} ${y - 18} H${x + 238} L${x + 236} ${y - 4} H${x - 12}Z`, mix(color, '#10121c', 0.4)) +
    area(
      `M${x + 52} ${y - 50} L${x + 80} ${y - 80} C${x + 92} ${y - 87} ${x + 106} ${y - 88} ${x + 116} ${y - 88} V${y - 50}Z M${x + 126} ${y - 50} V${y - 88} C${x + 142} ${y - 88} ${x + 158} ${y - 84} ${x + 166} ${y - 74} L${x + 182} ${y - 50}Z`,
      mix(light.high, '#22303f', 0.42),
    ) +
    stroke(
      `M${x + 4} ${y - 38} C${x + 50} ${y - 46} ${x + 180} ${y - 46} ${x + 222} ${y - 40}`,
      mix(color, '#ffffff', 0.5),
      3,
      'opacity=".7"',
    ) +
    wheel(42) +
    wheel(186)
  );
}

export const ambulance = (light: Light, x: number, y: number): string =>
  soft(8, oval(x + 150, y + 22, 190, 13, light.shade), 0.55) +
  area(`M${x} ${y} V${y - 130} H${x + 214} L${x + 286} ${y - 68} L${x + 300} ${y - 50} V${y}Z`, '#f7f6f2') +
  box(x, y - 62, 300, 16, '#a8121a') +
  area(`M${x + 222} ${y - 122} L${x + 276} ${y - 72} H${x + 222}Z`, mix(light.high, '#22303f', 0.4)) +
  box(x + 70, y - 118, 14, 44, '#a8121a') +
  box(x + 55, y - 103, 44, 14, '#a8121a') +
  box(x + 150, y - 142, 46, 12, '#1a6fd0') +
  oval(x + 62, y, 25, 25, '#22242b') +
  oval(x + 62, y, 11, 11, '#a5abb3') +
  oval(x + 236, y, 25, 25, '#22242b') +
  oval(x + 236, y, 11, 11, '#a5abb3');

/** The elevated railway with a train on it. */
export const elevated = (light: Light, y: number): string => {
  const steel = mix('#5a6470', light.shade, 0.3);
  const cars = [0, 1, 2, 3]
    .map((at) => {
      const x = 120 + at * 330;
      return (
        box(x, y - 96, 320, 92, mix('#c9d2da', light.sun, 0.2), 'rx="10"') +
        box(x, y - 30, 320, 12, '#7a1f2b') +
        [0, 1, 2, 3, 4]
          .map((window) =>
            box(x + 20 + window * 60, y - 80, 44, 40, mix(light.high, '#1e2a3a', 0.4), 'rx="4"'),
          )
          .join('')
      );
    })
    .join('');
  return (
    cars +
    box(0, y, 1600, 22, steel) +
    stroke(`M0 ${y - 4} H1600`, mix(steel, '#ffffff', 0.3), 3) +
    Array.from(
      { length: 9 },
      (_unused, at) =>
        box(30 + at * 190, y + 20, 18, 730 - y, steel) +
        stroke(`M${39 + at * 190} ${y + 70} l60 -50 M${39 + at * 190} ${y + 70} l-60 -50`, steel, 8),
    ).join('')
  );
};

export const lamp = (light: Light, x: number): string =>
  stroke(`M${x} 730 V520 q0 -26 26 -26 h22`, mix('#3a4048', light.shade, 0.3), 8) +
  oval(x + 54, 498, 22, 9, '#fff1c4') +
  soft(12, oval(x + 54, 510, 40, 26, '#fff1c4'), light.lamps);

export const waterTower = (light: Light, x: number, base: number): string =>
  stroke(
    `M${x - 30} ${base} L${x - 22} ${base - 60} M${x + 30} ${base} L${x + 22} ${base - 60} M${x - 28} ${base - 20} L${x + 24} ${base - 50} M${x + 28} ${base - 20} L${x - 24} ${base - 50}`,
    light.shade,
    5,
  ) +
  box(x - 40, base - 130, 80, 72, mix('#8a6244', light.sun, 0.15)) +
  box(x + 8, base - 130, 32, 72, mix('#5f4230', light.shade, 0.3)) +
  area(
    `M${x - 46} ${base - 128} L${x} ${base - 168} L${x + 46} ${base - 128}Z`,
    mix('#4d4a4f', light.shade, 0.2),
  );

export const awnings = (
  x: number,
  y: number,
  width: number,
  count: number,
  colors: readonly [string, string],
): string =>
  Array.from({ length: count * 2 }, (_unused, at) => {
    const step = width / (count * 2);
    return area(`M${x + at * step} ${y} h${step} l6 42 q${-step / 2} 14 ${-step} 0Z`, colors[at % 2 ? 1 : 0]);
  }).join('');

/** A painted wall: bands, suns and leaves. */
export function mural(random: Random, x: number, y: number, width: number, height: number): string {
  const colors = ['#d9573b', '#f0b43c', '#2f8f86', '#3c62a8', '#8c4a86', '#f4e4c1', '#5f9a4a'];
  const name = `mural-${x}`;
  const waves = Array.from({ length: 7 }, (_unused, at) =>
    area(
      `M${x - 20} ${y + height - at * height * 0.13} C${x + width * 0.3} ${y + height - at * height * 0.13 - 60} ${x + width * 0.6} ${y + height - at * height * 0.13 + 40} ${x + width + 20} ${y + height - at * height * 0.13 - 30} V${y + height} H${x - 20}Z`,
      colors[at] ?? '#d9573b',
    ),
  )
    .reverse()
    .join('');
  const rays = Array.from({ length: 14 }, (_unused, at) =>
    area(
      `M${x + width * 0.5} ${y + height * 0.3} l${Math.cos(at * 0.449) * 120} ${Math.sin(at * 0.449) * 120} l${-Math.sin(at * 0.449) * 16} ${Math.cos(at * 0.449) * 16}Z`,
      '#f6c95a',
    ),
  ).join('');
  const birds = Array.from({ length: 6 }, () =>
    stroke(
      `M${x + random.next() * width} ${y + 30 + random.next() * height * 0.4} q12 -16 24 0 q12 -16 24 0`,
      '#ffffff',
      5,
    ),
  ).join('');
  return `<clipPath id="${name}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${name})">${box(x, y, width, height, '#7fc1d6')}${rays}${oval(x + width * 0.5, y + height * 0.3, 52, 52, '#f0943c')}${waves}${birds}</g>`;
}

/** A flag of plants along a wall or a path. */
export const bushes = (random: Random, light: Light, from: number, to: number, y: number): string =>
  Array.from({ length: Math.floor((to - from) / 16) }, (_unused, at) =>
    oval(
      from + at * 16,
      y - 8 - random.next() * 12,
      17,
      16,
      mix(light.leaf, random.chance(0.5) ? light.sun : light.shade, 0.18 + random.next() * 0.2),
    ),
  ).join('');

export const playground = (x: number, y: number): string =>
  stroke(
    `M${x} ${y} L${x + 40} ${y - 150} L${x + 80} ${y} M${x + 210} ${y} L${x + 250} ${y - 150} L${x + 290} ${y} M${x + 40} ${y - 150} H${x + 250}`,
    '#0a529b',
    10,
  ) +
  stroke(
    `M${x + 110} ${y - 148} V${y - 50} M${x + 150} ${y - 148} V${y - 50} M${x + 180} ${y - 148} V${y - 50} M${x + 218} ${y - 148} V${y - 50}`,
    '#6b6f78',
    3,
  ) +
  box(x + 102, y - 54, 56, 10, '#c2410c') +
  box(x + 172, y - 54, 54, 10, '#ffc845') +
  stroke(
    `M${x + 380} ${y - 130} C${x + 430} ${y - 90} ${x + 440} ${y - 20} ${x + 520} ${y - 6}`,
    '#ffc845',
    18,
  ) +
  stroke(`M${x + 370} ${y} V${y - 134} M${x + 340} ${y} V${y - 134}`, '#c2410c', 9);

/** A gate of three bays with tiled roofs, as they stand at the entrance of Chinatowns. @param x - its left edge */
export function gate(x: number): string {
  const columns = [20, 130, 330, 440]
    .map(
      (at) =>
        box(x + at, 400, 34, 322, '#a3262a') +
        box(x + at + 22, 400, 12, 322, '#6f1a20') +
        box(x + at - 6, 700, 46, 24, '#b9b2a4'),
    )
    .join('');
  const board = (from: number, y: number, width: number): string =>
    box(x + from, y, width, 46, '#1f5a6b') +
    box(x + from + 8, y + 8, width - 16, 30, '#2f7f8a') +
    Array.from({ length: Math.floor(width / 34) }, (_unused, at) =>
      oval(x + from + 22 + at * 34, y + 23, 8, 8, '#e3b04b'),
    ).join('');
  const roof = (from: number, y: number, width: number): string => {
    const d = `M${x + from - 30} ${y - 6} C${x + from} ${y - 16} ${x + from + 20} ${y - 34} ${x + from + 34} ${y - 62} H${x + from + width - 34} C${x + from + width - 20} ${y - 34} ${x + from + width} ${y - 16} ${x + from + width + 30} ${y - 6} L${x + from + width + 8} ${y + 10} H${x + from - 8}Z`;
    const tiles = Array.from({ length: Math.floor(width / 14) }, (_unused, at) =>
      stroke(`M${x + from + 10 + at * 14} ${y - 52} v58`, '#1f4a3a', 3, 'opacity=".5"'),
    ).join('');
    return (
      area(d, '#2f7d5b') +
      tiles +
      box(x + from + 28, y - 70, width - 56, 12, '#d9a441') +
      box(x + from - 8, y + 8, width + 16, 8, '#d9a441')
    );
  };
  return (
    columns +
    board(20, 420, 144) +
    board(130, 370, 234) +
    board(330, 420, 144) +
    box(x + 150, 330, 194, 44, '#a3262a') +
    roof(10, 408, 160) +
    roof(324, 408, 160) +
    roof(120, 322, 254)
  );
}

export const balloon = (x: number, y: number, color: string): string =>
  stroke(`M${x} ${y + 52} q-14 70 6 150`, '#6b6f78', 2) +
  area(`M${x} ${y + 54} l-8 10 h16Z`, color) +
  oval(x, y, 42, 52, color) +
  soft(5, oval(x + 16, y + 12, 20, 32, '#1c2030'), 0.22) +
  soft(3, oval(x - 14, y - 18, 10, 16, '#ffffff'), 0.7);
