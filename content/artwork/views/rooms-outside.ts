import { area, box, mix, oval, shades, soft, stroke } from '../paint.ts';
import { hill, lake, sky, skyline, tree } from './land.ts';
import type { Brush } from './scene.ts';
import { glow, plant } from './shell.ts';
import { bushes, car, road } from './street.ts';

const flakes = ({ random }: Brush, count: number): string =>
  Array.from({ length: count }, () => {
    const r = 3 + random.next() * 4;
    return oval(random.next() * 1600, random.next() * 880, r, r, '#ffffff', 'opacity=".85"');
  }).join('');

/** A bus that waits at its stop in the snow. */
const busStop = (brush: Brush): string => {
  const { random, light } = brush;
  const windows = [0, 1, 2, 3, 4].map(
    (at) =>
      box(70 + at * 178, 350, 158, 150, '#ffe2a0', 'rx="10"') +
      soft(8, box(84 + at * 178, 364, 130, 120, '#fff6d8'), 0.8),
  );
  return (
    sky(random, light, 300, 250) +
    skyline(random, light, 560, 1200, 1.1) +
    hill(random, light, 600, 8, '#dfe6ee') +
    tree(random, light, 1500, 760, 380, '#9aa7ab') +
    box(0, 700, 1600, 210, '#c9d2dc') +
    soft(12, oval(520, 800, 620, 24, '#1c2a44'), 0.45) +
    shades('bus', [0, 290], [0, 780], '#fdfdfb', '#e6ebf0', '#b4c0cc') +
    box(30, 290, 960, 490, 'url(#bus)', 'rx="34"') +
    box(30, 560, 960, 60, '#2f6fa8') +
    box(30, 620, 960, 14, '#c9443a') +
    windows.join('') +
    box(960, 350, 26, 220, '#34506e', 'rx="8"') +
    [220, 800].map((x) => oval(x, 780, 66, 66, '#2b3038') + oval(x, 780, 30, 30, '#9aa5ad')).join('') +
    oval(978, 690, 14, 20, '#fff3c4') +
    glow('headlight', 1020, 700, 260, 150, '#fff3c4', 0.8) +
    box(1290, 230, 14, 590, '#4a565f') +
    box(1236, 210, 122, 122, '#1a4f8b', 'rx="14"') +
    box(1262, 242, 70, 50, '#ffffff', 'rx="10"') +
    box(1270, 250, 54, 20, '#1a4f8b') +
    oval(1278, 296, 8, 8, '#ffffff') +
    oval(1318, 296, 8, 8, '#ffffff') +
    box(0, 830, 1600, 80, '#eef2f6') +
    flakes(brush, 150)
  );
};

/** A porch with steps and a rail. */
const porch = ({ random, light }: Brush): string =>
  box(0, 0, 1600, 900, mix('#b5714f', light.sun, 0.18)) +
  Array.from({ length: 33 }, (_unused, row) =>
    stroke(`M0 ${row * 28} H1600`, '#8a4f38', 2, 'opacity=".4"'),
  ).join('') +
  box(940, 150, 330, 620, '#efe4cf') +
  box(970, 180, 270, 590, '#2c6a66') +
  box(1000, 220, 210, 210, '#f6dca0', 'rx="6"') +
  stroke('M1105 220 V430 M1000 325 H1210', '#2c6a66', 10) +
  box(1000, 480, 210, 240, mix('#2c6a66', '#ffffff', 0.12), 'rx="6"') +
  oval(1222, 480, 12, 12, '#e0c27a') +
  glow('porch-lamp', 870, 240, 260, 240, '#ffdf9a', 0.9) +
  box(848, 200, 44, 80, '#ffefc0', 'rx="8"') +
  stroke('M870 200 V170 M840 200 H900 M840 282 H900', '#33363e', 8) +
  box(120, 190, 380, 360, '#efe4cf') +
  box(144, 214, 332, 312, mix('#9fc0cf', light.high, 0.3)) +
  area('M144 526 L330 214 H420 L234 526Z', '#ffffff', 'opacity=".22"') +
  stroke('M310 214 V526 M144 370 H476', '#efe4cf', 12) +
  box(104, 546, 412, 60, '#8a6242') +
  bushes(random, light, 110, 510, 556) +
  [0, 1, 2]
    .map((step) =>
      box(760 - step * 70, 770 + step * 44, 700 + step * 140, 46, mix('#d8d0c0', light.shade, step * 0.1)),
    )
    .join('') +
  box(0, 770, 690, 140, mix('#8aa06a', light.shade, 0.1)) +
  plant(random, 1360, 780, 180, '#8f5a40');

/** A road by night, on which an ordinary car carries a cooler to the city. */
const highway = ({ random, light }: Brush): string =>
  sky(random, light, 1300, 160) +
  skyline(random, light, 600, 1180, 1.3) +
  box(0, 596, 1600, 130, mix('#232c46', light.shade, 0.3)) +
  road(light) +
  [0, 1, 2]
    .map(
      (at) =>
        box(180 + at * 560, 330, 12, 400, '#3a4258') +
        stroke(`M${186 + at * 560} 334 h90`, '#3a4258', 10) +
        glow(`lamp-${at}`, 280 + at * 560, 350, 280, 330, '#ffdf9a', 0.5) +
        oval(280 + at * 560, 342, 36, 10, '#fff1c4'),
    )
    .join('') +
  box(0, 690, 1600, 16, '#59627c') +
  area('M1130 800 L1700 720 V920Z', '#fff3c4', 'opacity=".25"') +
  `<g transform="translate(430 846) scale(3.1)">${car(light, 0, 0, '#2f6f6a')}${box(74, -75, 36, 8, '#f6f5f1', 'rx="2"')}${box(76, -68, 32, 18, '#d9413a')}${box(90, -66, 4, 14, '#ffffff')}${box(85, -61, 14, 4, '#ffffff')}</g>` +
  glow('headlight', 1160, 720, 240, 150, '#fff3c4', 0.9);

/** A way through a park, along the lake, with a bench. */
const shore = ({ random, light }: Brush): string =>
  sky(random, light, 1150, 230) +
  skyline(random, light, 480, 300) +
  lake(random, light, 480, 640, 1150) +
  hill(random, light, 610, 14, mix(light.leaf, light.sun, 0.16)) +
  area(
    'M1600 640 C1200 650 900 690 620 910 H1240 C1330 800 1440 740 1600 726Z',
    mix('#e6d6b4', light.shade, 0.06),
  ) +
  stroke('M1600 684 C1260 694 1060 760 930 910', '#ffffff', 6, 'stroke-dasharray="34 30" opacity=".8"') +
  tree(random, light, 160, 780, 520) +
  tree(random, light, 1500, 680, 300) +
  box(1180, 600, 230, 16, '#7d573c') +
  box(1180, 572, 230, 16, '#8a6242') +
  [1196, 1384].map((x) => box(x, 572, 12, 76, '#4a3a30')).join('') +
  hill(random, light, 850, -10, light.leaf);

/** A way between beds of flowers, with a gate. */
const flowerbeds = ({ random, light }: Brush): string => {
  const bed = (from: number, to: number, y: number): string =>
    bushes(random, light, from, to, y) +
    Array.from({ length: 34 }, () => {
      const [x, dy] = [from + random.next() * (to - from), random.next() * 60];
      const color = random.pick(['#d46a86', '#f0b64a', '#fdf3e6', '#a86ab0', '#e0704a']);
      return oval(x, y - 14 + dy, 13, 12, color) + oval(x, y - 14 + dy, 5, 5, '#f6e6a0');
    }).join('');
  return (
    sky(random, light, 420, 220) +
    [90, 300, 1180, 1380, 1560].map((x, at) => tree(random, light, x, 560 + (at % 2) * 20, 420)).join('') +
    hill(random, light, 520, 8, mix(light.leaf, light.shade, 0.12)) +
    area('M740 520 H860 L1240 910 H360Z', mix('#e3cfa6', light.shade, 0.05)) +
    stroke('M640 530 V330 Q800 190 960 330 V530', '#f6f1e4', 18) +
    stroke('M640 380 Q800 250 960 380', '#f6f1e4', 8) +
    Array.from({ length: 30 }, () => {
      const angle = Math.PI + random.next() * Math.PI;
      return oval(
        800 + Math.cos(angle) * 164,
        330 + Math.sin(angle) * 110,
        20,
        16,
        random.pick([light.leaf, '#d46a86', mix(light.leaf, light.sun, 0.4)]),
      );
    }).join('') +
    bed(-10, 560, 600) +
    bed(1040, 1610, 600) +
    bed(-10, 420, 740) +
    bed(1200, 1610, 740)
  );
};

/** Places outdoors. */
export const outsides = { busStop, porch, highway, shore, flowerbeds } as const;
