import { area, box, mix, oval, shades, soft, stroke } from '../paint.ts';
import type { Brush } from './scene.ts';
import { curtain, framed, garden, planks, plant, shell } from './shell.ts';
import { sized } from './thing.ts';
import { books, mug } from './things-home.ts';
import { bear } from './things-play.ts';

/** Birds of paper on threads. */
const birds = (x: number): string =>
  stroke(
    `M${x} -10 V70 M${x - 120} 80 H${x + 120} M${x - 110} 82 V150 M${x} 82 V190 M${x + 110} 82 V140`,
    '#7d8791',
    4,
  ) +
  [
    [-110, 160, '#e0704a'],
    [0, 200, '#f0b43c'],
    [110, 150, '#4f8bb0'],
  ]
    .map(([dx, y, color]) => {
      const [at, top] = [x + Number(dx), Number(y)];
      return (
        area(`M${at - 40} ${top} L${at + 36} ${top - 18} L${at + 6} ${top + 26}Z`, String(color)) +
        area(
          `M${at - 4} ${top - 8} L${at + 22} ${top - 50} L${at + 24} ${top - 10}Z`,
          mix(String(color), '#ffffff', 0.35),
        )
      );
    })
    .join('');

/** Hills and animals painted on a wall. */
const mural = (): string =>
  area('M0 520 Q300 380 640 500 T1200 470 T1600 500 V800 H0Z', '#cfe0b8') +
  area('M0 600 Q420 500 800 600 T1600 580 V800 H0Z', '#b4cf9a') +
  area(
    'M1180 600 V330 Q1180 290 1220 286 L1262 296 Q1270 316 1244 322 L1232 330 V470 Q1330 460 1356 520 V640 H1330 V560 H1230 V640 H1200Z',
    '#f0c46a',
  ) +
  [
    [1206, 380],
    [1212, 440],
    [1260, 510],
    [1310, 500],
    [1222, 520],
  ]
    .map(([x, y]) => oval(Number(x), Number(y), 13, 11, '#c98a3c'))
    .join('') +
  oval(1228, 304, 5, 5, '#33251d') +
  area(
    'M120 640 Q110 470 240 470 Q340 460 370 540 Q410 560 396 640 H372 Q370 600 350 590 V640 H310 V600 H200 V640 H160 V600Z',
    '#a9b4c4',
  ) +
  oval(178, 520, 50, 52, '#98a4b6') +
  stroke('M122 520 Q80 560 96 630', '#a9b4c4', 26) +
  oval(150, 506, 5, 6, '#33251d') +
  oval(700, 190, 60, 60, '#f6d27a') +
  [0, 1, 2]
    .map((at) => oval(400 + at * 46, 170 - (at % 2) * 20, 52, 34, '#ffffff', 'opacity=".85"'))
    .join('');

/** A room for examining children, with animals on its wall. */
const zoo = (brush: Brush): string =>
  shell(brush, '#d6ebf0', '#c9b48f', 780) + mural() + box(0, 770, 1600, 20, '#f6f0e0');

const bed = (x: number, y: number, width: number, height: number, color: string, rails: boolean): string =>
  soft(12, oval(x + width / 2, y + height + 130, width * 0.56, 24, '#1c1a24'), 0.4) +
  box(x, y - 190, 34, height + 320, '#e9e4d8', 'rx="14"') +
  box(x + width - 34, y - 90, 34, height + 220, '#e9e4d8', 'rx="14"') +
  box(x + 12, y + 20, width - 24, height, '#f6f3ec') +
  box(x + 40, y - 66, 190, 90, '#ffffff', 'rx="34"') +
  soft(8, box(x + 60, y - 20, 150, 34, '#6a7a94', 'rx="17"'), 0.3) +
  shades(
    `bed-${x}`,
    [x, y],
    [x + width, y + height],
    mix(color, '#ffffff', 0.3),
    color,
    mix(color, '#141428', 0.22),
  ) +
  area(
    `M${x + 210} ${y - 24} Q${x + width * 0.6} ${y - 70} ${x + width - 20} ${y - 14} V${y + height + 8} H${x + 190} Q${x + 180} ${y + 30} ${x + 210} ${y - 24}Z`,
    `url(#bed-${x})`,
  ) +
  area(
    `M${x + 210} ${y - 24} Q${x + 260} ${y - 44} ${x + 300} ${y - 46} L${x + 286} ${y + height + 8} H${x + 190} Q${x + 180} ${y + 30} ${x + 210} ${y - 24}Z`,
    '#fdfcf8',
  ) +
  (rails
    ? stroke(
        `M${x + 330} ${y + 10} H${x + width - 60} M${x + 330} ${y + 66} H${x + width - 60}`,
        '#c9d0d6',
        12,
      ) +
      [0, 1, 2, 3]
        .map((at) => stroke(`M${x + 340 + at * ((width - 410) / 3)} ${y + 10} v110`, '#c9d0d6', 10))
        .join('')
    : '');

const stars = (x: number, y: number, width: number): string =>
  Array.from({ length: 9 }, (_unused, at) =>
    oval(x + ((at * 97) % width), y + ((at * 53) % 36), 11, 11, '#f6e6a8'),
  ).join('');

/** A child's bed, a parent's bed beside it, and a window that opens. */
const ward = (brush: Brush): string =>
  shell(brush, '#e9e3cf', '#c09a6a', 690) +
  planks(690, '#6d4f34') +
  garden(brush, 'ward-window', 640, 90, 330, 310) +
  curtain(560, 60, 80, 400, '#e8a66a') +
  curtain(985, 60, 80, 400, '#e8a66a') +
  framed(160, 130, 220, 170, ['#6aa0b8', '#4f8a6a', '#f6d27a']) +
  birds(1330) +
  bed(90, 560, 700, 130, '#3f7fa8', true) +
  stars(425, 534, 320) +
  sized(bear, 0.62)(300, 575) +
  bed(930, 660, 620, 100, '#c9806a', false) +
  box(810, 560, 110, 270, '#a9764a') +
  box(800, 546, 130, 18, '#c08c5c') +
  sized(mug('#2c7474'), 0.55)(864, 548);

/** The ward as it is behind people who sit in its bed. */
const reading = (brush: Brush): string =>
  shell(brush, '#efe0c4', '#c09a6a', 860) +
  garden(brush, 'reading-window', 1150, 80, 300, 320) +
  curtain(1070, 50, 80, 400, '#6a9aa8') +
  curtain(1465, 50, 80, 400, '#6a9aa8') +
  birds(300) +
  framed(480, 60, 260, 190, ['#d98f6a', '#a85a4a', '#fff0c8']) +
  box(330, 360, 880, 460, '#e3dccb', 'rx="40"') +
  box(366, 396, 808, 400, '#f6f1e4', 'rx="26"') +
  box(400, 520, 380, 260, '#ffffff', 'rx="70"') +
  box(770, 520, 380, 260, '#ffffff', 'rx="70"') +
  soft(12, box(420, 640, 720, 120, '#7a7a94', 'rx="50"'), 0.35);

const blocks = (x: number, y: number): string =>
  [
    [0, 0, '#d9573b'],
    [86, 0, '#3c7fb0'],
    [172, 0, '#f0b43c'],
    [44, 82, '#5f9a4a'],
    [130, 82, '#8c4a86'],
    [86, 164, '#e0704a'],
  ]
    .map(([dx, up, color]) => {
      const [left, top] = [x + Number(dx), y - 82 - Number(up)];
      return (
        box(left, top, 80, 80, String(color), 'rx="8"') +
        box(left + 54, top, 26, 80, mix(String(color), '#141428', 0.25), 'rx="8"') +
        oval(left + 30, top + 40, 15, 15, mix(String(color), '#ffffff', 0.55))
      );
    })
    .join('');

const tent = (x: number, y: number): string =>
  stroke(`M${x - 20} ${y - 500} L${x + 200} ${y} M${x + 20} ${y - 500} L${x - 200} ${y}`, '#8a6242', 12) +
  area(`M${x} ${y - 460} L${x + 210} ${y} H${x - 210}Z`, '#f3e3c6') +
  area(`M${x} ${y - 460} L${x + 210} ${y} H${x + 60}Z`, '#dcc7a0') +
  area(`M${x - 6} ${y - 370} L${x + 74} ${y} H${x - 96}Z`, '#5a4638') +
  area(
    `M${x - 6} ${y - 370} L${x - 96} ${y} H${x - 150} Q${x - 70} ${y - 160} ${x - 6} ${y - 370}Z`,
    '#e0704a',
  ) +
  [0, 1, 2, 3].map((at) => oval(x + 100 + at * 18, y - 130 + at * 34, 9, 9, '#e0704a')).join('');

const train = (x: number, y: number): string =>
  [0, 1, 2]
    .map((at) => {
      const left = x + at * 150;
      const color = ['#7a1f2b', '#3c7fb0', '#f0b43c'][at] ?? '#7a1f2b';
      return (
        box(left, y - 86, 124, 60, color, 'rx="10"') +
        (at === 0
          ? box(left + 6, y - 136, 54, 60, mix(color, '#ffffff', 0.15), 'rx="6"') +
            box(left + 92, y - 116, 20, 34, '#33363e')
          : '') +
        oval(left + 28, y - 20, 22, 22, '#33363e') +
        oval(left + 96, y - 20, 22, 22, '#33363e') +
        oval(left + 28, y - 20, 9, 9, '#d9d3c6') +
        oval(left + 96, y - 20, 9, 9, '#d9d3c6') +
        (at < 2 ? stroke(`M${left + 124} ${y - 46} h26`, '#33363e', 7) : '')
      );
    })
    .join('');

/** A room full of toys: a tent, blocks, a train, shelves, pictures by children. */
const playroom = (brush: Brush): string =>
  shell(brush, '#f6e6b8', '#d0a878', 640) +
  planks(640, '#7a5a3a') +
  `<g transform="rotate(-3 700 170)">${box(610, 90, 190, 150, '#ffffff')}${oval(670, 150, 30, 30, '#f0b43c')}${stroke('M630 220 q70 -60 150 0', '#5f9a4a', 12)}</g>` +
  `<g transform="rotate(4 950 180)">${box(860, 100, 180, 140, '#ffffff')}${box(920, 160, 60, 60, '#d9573b')}${area('M910 164 L950 124 L990 164Z', '#3c7fb0')}</g>` +
  box(1110, 200, 420, 440, '#b98a5c') +
  [0, 1]
    .map((row) =>
      [0, 1].map((column) => box(1126 + column * 200, 216 + row * 210, 186, 196, '#7d573c')).join(''),
    )
    .join('') +
  sized(books, 0.66)(1220, 412) +
  oval(1430, 350, 58, 58, '#d9573b') +
  stroke('M1376 340 Q1430 310 1484 340', '#ffffff', 12) +
  box(1150, 540, 130, 80, '#3c7fb0', 'rx="12"') +
  sized(bear, 0.68)(1420, 622) +
  oval(760, 800, 640, 110, '#5f94a8') +
  oval(760, 800, 560, 88, '#8fbccb') +
  stroke('M330 806 Q600 744 860 800 T1240 796', '#f6f0e0', 14, 'stroke-dasharray="30 26"') +
  tent(270, 770) +
  blocks(560, 820) +
  train(930, 856);

/** A kitchen that families share: fridge, microwave, coffee, a table with chairs. */
const shared = (brush: Brush): string => {
  const chair = (x: number, color: string): string =>
    box(x, 530, 150, 190, color, 'rx="30"') +
    box(x + 24, 556, 102, 60, mix(color, '#ffffff', 0.25), 'rx="20"') +
    box(x + 14, 680, 16, 210, '#8a6242') +
    box(x + 120, 680, 16, 210, '#8a6242');
  return (
    shell(brush, '#dfe8dc', '#c9a884', 760) +
    box(520, 60, 860, 170, '#f4efe2') +
    [0, 1, 2, 3]
      .map(
        (at) =>
          box(534 + at * 212, 74, 196, 142, '#e0d6c0', 'rx="6"') +
          box(690 + at * 212, 180, 22, 10, '#8a6242'),
      )
      .join('') +
    box(500, 470, 900, 26, '#a9764a') +
    box(500, 494, 900, 280, '#f4efe2') +
    [0, 1, 2, 3].map((at) => box(516 + at * 222, 516, 206, 240, '#e8dfcc', 'rx="6"')).join('') +
    box(560, 330, 260, 142, '#3a434c', 'rx="10"') +
    box(574, 346, 170, 110, '#1f272e', 'rx="6"') +
    soft(8, box(590, 360, 130, 80, '#f0b46a'), 0.55) +
    [0, 1, 2].map((at) => oval(782, 366 + at * 34, 9, 9, '#cfd8df')).join('') +
    box(920, 300, 150, 172, '#7a1f2b', 'rx="14"') +
    box(940, 380, 110, 80, '#2b1418', 'rx="8"') +
    area('M958 404 H1032 L1024 460 H966Z', '#5a3420') +
    soft(5, stroke('M980 290 q-14 -30 6 -56 M1014 290 q-14 -30 6 -56', '#ffffff', 9), 0.6) +
    plant(brush.random, 1290, 472, 130, '#e8e2d4') +
    soft(12, box(170, 60, 320, 740, '#1c1a24'), 0.25) +
    shades('cold', [150, 0], [470, 0], '#ffffff', '#e6ecee', '#c3ccd0') +
    box(150, 50, 320, 740, 'url(#cold)', 'rx="22"') +
    box(150, 290, 320, 7, '#aab5ba') +
    box(430, 160, 13, 100, '#8a959b', 'rx="6"') +
    box(430, 320, 13, 150, '#8a959b', 'rx="6"') +
    `<g transform="rotate(-4 280 180)">${box(210, 110, 140, 110, '#fff6d0')}${oval(280, 164, 30, 30, '#e0704a')}</g>` +
    oval(280, 108, 9, 9, '#3c7fb0') +
    chair(560, '#e0a94a') +
    chair(1210, '#5f94a8') +
    soft(12, oval(960, 880, 480, 30, '#1c1a24'), 0.3) +
    box(910, 740, 100, 170, '#8a6242') +
    oval(960, 736, 430, 54, '#8a6242') +
    oval(960, 726, 430, 54, '#d0a06a') +
    sized(mug('#2c7474'), 0.7)(760, 740) +
    oval(960, 706, 110, 26, '#e9e4d8') +
    oval(920, 680, 38, 36, '#c23b2e') +
    oval(990, 676, 36, 34, '#e9b83a') +
    oval(956, 660, 36, 34, '#6fa35c') +
    sized(mug('#c9604a'), 0.7)(1180, 744)
  );
};

/** Rooms of the children's hospital. */
export const childrensRooms = { zoo, ward, reading, playroom, shared } as const;
