import { area, box, mix, oval, shades, soft, stroke } from '../paint.ts';
import type { Brush } from './scene.ts';
import { footLamp, glow, packs, planks, plant, shell } from './shell.ts';

const boards = (
  brush: Brush,
  x: number,
  width: number,
  rows: readonly number[],
  colors: readonly string[],
): string => rows.map((y) => packs(brush.random, x, y, width, 120, colors)).join('');

/** A pharmacy: shelves of packs and bottles, a green cross. */
const pharmacy = (brush: Brush): string =>
  shell(brush, '#e8efe6', '#a9b0a8', 820) +
  box(60, 90, 620, 660, '#f6f3ea') +
  boards(
    brush,
    70,
    600,
    [230, 380, 530, 680],
    ['#3f8a7a', '#e8e2d4', '#c9604a', '#5f94b8', '#f0d48a', '#fdfcf8'],
  ) +
  box(920, 90, 620, 660, '#f6f3ea') +
  boards(
    brush,
    930,
    600,
    [230, 380, 530, 680],
    ['#8a6aa0', '#e8e2d4', '#3f8a7a', '#e09a4a', '#cfe0ea', '#fdfcf8'],
  ) +
  glow('cross', 800, 150, 300, 260, '#8fe0a8', 0.9) +
  box(774, 70, 52, 160, '#2f9a5c', 'rx="6"') +
  box(720, 124, 160, 52, '#2f9a5c', 'rx="6"');

/** An aisle of a grocery store. */
const market = (brush: Brush): string =>
  shell(brush, '#f2ead6', '#b8b0a2', 820) +
  box(0, 110, 1600, 680, '#d8cdb6') +
  boards(
    brush,
    0,
    1600,
    [270, 430, 590, 750],
    ['#c23b2e', '#e9b83a', '#4f8a45', '#2f6f9b', '#e07a2e', '#f3ead0', '#8a4a6a'],
  ) +
  [0, 1, 2]
    .map(
      (at) =>
        box(180 + at * 520, 10, 320, 24, '#fff6d8', 'rx="12"') +
        soft(20, box(160 + at * 520, 30, 360, 60, '#fff6d8'), 0.5),
    )
    .join('');

/** A laboratory: a bench with flasks, shelves, a hood. */
const laboratory = (brush: Brush): string =>
  shell(brush, '#d8e2ea', '#a4adb4', 820) +
  box(80, 80, 560, 300, '#eef2f4') +
  [0, 1].map((row) => box(80, 210 + row * 150, 560, 14, '#aeb8c0')).join('') +
  Array.from({ length: 12 }, (_unused, at) => {
    const [x, y] = [104 + (at % 6) * 90, at < 6 ? 210 : 360];
    const color = ['#d98a3c', '#5f94b8', '#e8e2d4', '#8a5a3a', '#7fb08a', '#c96a7a'][(at * 5) % 6] ?? '';
    return (
      box(x, y - 84, 56, 84, mix(color, '#ffffff', 0.15), 'rx="8"') +
      box(x + 12, y - 104, 32, 24, '#4a525a', 'rx="4"') +
      box(x + 8, y - 58, 40, 30, '#fdfcf8')
    );
  }).join('') +
  box(1010, 60, 520, 420, '#c3ccd4', 'rx="14"') +
  box(1034, 84, 472, 300, '#9fc0cf') +
  area('M1034 384 L1240 84 H1340 L1134 384Z', '#ffffff', 'opacity=".28"') +
  box(1034, 396, 472, 60, '#e9eef2') +
  oval(1080, 426, 12, 12, '#58a05c') +
  box(1130, 416, 150, 20, '#8a96a0', 'rx="8"') +
  area('M1130 384 V300 L1096 384Z M1150 384 L1190 250 H1220 L1262 384Z', '#cfe6d6', 'opacity=".9"') +
  area('M1172 330 L1152 384 H1260 L1240 330Z', '#58a08a') +
  area('M1330 384 V280 H1400 V384Z', '#e6eef2', 'opacity=".9"') +
  box(1330, 330, 70, 54, '#e0a04a');

/** A microscope that stands on a bench. */
export const microscope = (x: number, y: number): string =>
  soft(8, oval(x + 10, y, 130, 14, '#1c1a24'), 0.45) +
  box(x - 110, y - 32, 230, 32, '#2b3640', 'rx="14"') +
  stroke(
    `M${x + 86} ${y - 30} C${x + 150} ${y - 130} ${x + 130} ${y - 250} ${x + 40} ${y - 290}`,
    '#8a98a4',
    40,
  ) +
  box(x - 80, y - 120, 180, 20, '#4a565f', 'rx="6"') +
  `<g transform="rotate(24 ${x} ${y - 240})">${box(x - 34, y - 330, 68, 150, '#f4f6f8', 'rx="14"')}${box(x - 24, y - 396, 48, 76, '#2b3640', 'rx="10"')}${box(x - 20, y - 186, 40, 46, '#aeb8c0', 'rx="6"')}</g>` +
  oval(x + 104, y - 90, 24, 24, '#2b3640');

/** A rack with tubes of blood. */
export const rack = (x: number, y: number): string =>
  soft(8, oval(x + 130, y, 160, 12, '#1c1a24'), 0.4) +
  [0, 1, 2, 3, 4]
    .map(
      (at) =>
        box(x + 14 + at * 52, y - 168, 32, 160, '#eef4f6', 'rx="15"') +
        box(
          x + 14 + at * 52,
          y - 96 - (at % 2) * 14,
          32,
          88 + (at % 2) * 14,
          ['#a8232a', '#a8232a', '#e0b04a', '#a8232a', '#c9727a'][at] ?? '',
          'rx="15"',
        ) +
        box(
          x + 10 + at * 52,
          y - 184,
          40,
          30,
          ['#7a1f2b', '#3c62a8', '#e0a04a', '#7a1f2b', '#58a05c'][at] ?? '',
          'rx="7"',
        ),
    )
    .join('') +
  box(x, y - 70, 276, 18, '#c9d0d6', 'rx="6"') +
  box(x, y - 16, 276, 18, '#c9d0d6', 'rx="6"');

/** An office: desks, screens, a wall of notes. */
const office = (brush: Brush): string => {
  const desk = (x: number): string =>
    box(x, 350, 330, 210, '#2b3640', 'rx="10"') +
    box(x + 12, 362, 306, 176, '#dbe8ee') +
    [0, 1, 2, 3]
      .map((row) =>
        box(
          x + 36,
          388 + row * 34,
          210 - ((row * 61) % 110),
          13,
          row === 0 ? '#1a4f8b' : '#9fb4c0',
          'rx="4"',
        ),
      )
      .join('') +
    box(x + 140, 560, 50, 50, '#4a565f') +
    box(x + 90, 604, 150, 14, '#4a565f', 'rx="6"');
  return (
    shell(brush, '#e6e0d4', '#8d8478', 780) +
    box(-10, 200, 1620, 440, '#8fa39a') +
    box(-10, 190, 1620, 14, '#6f827a') +
    stroke('M560 204 V640 M1080 204 V640', '#6f827a', 8) +
    desk(90) +
    desk(1180) +
    [
      [640, 250, '#fbf3c8'],
      [760, 240, '#f3d2c6'],
      [880, 256, '#cfe2d2'],
      [980, 246, '#d8e2f2'],
      [690, 370, '#ffffff'],
      [850, 380, '#fbf3c8'],
    ]
      .map(([x, y, color]) => box(Number(x), Number(y), 84, 90, String(color)))
      .join('') +
    box(-10, 616, 1620, 30, '#c9a476') +
    plant(brush.random, 520, 618, 150) +
    [0, 1, 2].map((at) => box(140 + at * 520, 30, 300, 18, '#fff6d8', 'rx="9"')).join('')
  );
};

/** Where stories are made: a wall of pages, a desk lamp. */
const newsroom = (brush: Brush): string =>
  shell(brush, '#b5654a', '#6d4a34', 780) +
  Array.from({ length: 30 }, (_unused, row) =>
    stroke(`M0 ${row * 27} H1600`, '#8f4a34', 2, 'opacity=".35"'),
  ).join('') +
  box(120, 70, 1040, 430, '#c9a476') +
  box(136, 86, 1008, 398, '#dbbd92') +
  [
    [170, 110, 150, 190, '#fffdf6'],
    [340, 120, 210, 150, '#cfe0ea'],
    [350, 300, 160, 170, '#fffdf6'],
    [180, 330, 150, 130, '#f6dcc8'],
    [960, 110, 150, 190, '#fffdf6'],
    [950, 330, 170, 130, '#d8e6d0'],
    [590, 110, 150, 130, '#fbf3c8'],
    [780, 106, 150, 190, '#fffdf6'],
  ]
    .map(([x, y, w, h, color], at) => {
      const [left, top, width, height] = [Number(x), Number(y), Number(w), Number(h)];
      return `<g transform="rotate(${((at * 7) % 5) - 2} ${left} ${top})">${box(left, top, width, height, String(color))}${box(left + 14, top + 22, width - 60, 13, '#34363d')}${[0, 1, 2, 3].map((row) => box(left + 14, top + 50 + row * 18, width - 34 - row * 9, 6, '#9aa3ad')).join('')}${oval(left + width / 2, top + 6, 9, 9, '#a8121a')}</g>`;
    })
    .join('') +
  stroke('M320 200 C420 60 700 90 860 130 M430 320 C560 420 800 300 1030 350', '#a8121a', 4) +
  footLamp(1350, 800, 420, '#2f6f6a') +
  plant(brush.random, 1510, 800, 170, '#e8e2d4');

/** A passage with signs for those who look for their way. */
const passage = (): string => {
  const sign = (x: number, y: number, color: string, arrow: string): string =>
    box(x, y, 360, 84, color, 'rx="10"') +
    stroke(arrow, '#ffffff', 10) +
    box(x + 110, y + 24, 200, 15, '#ffffff', 'rx="7"') +
    box(x + 110, y + 50, 130, 11, mix(color, '#ffffff', 0.6), 'rx="5"');
  return (
    shades('air', [0, 0], [0, 900], '#f3eee2', '#e3dccb', '#cfc4ae') +
    box(0, 0, 1600, 900, 'url(#air)') +
    area('M0 900 L560 570 H1040 L1600 900Z', '#c9b08a') +
    area('M700 570 L580 900 H1020 L900 570Z', '#7fa6b0') +
    area('M0 0 L560 230 H1040 L1600 0Z', '#fbf8f0') +
    area('M0 0 L560 230 V570 L0 900Z', '#dfe6dc') +
    area('M1600 0 L1040 230 V570 L1600 900Z', '#e9dfcd') +
    area('M0 620 L560 470 V490 L0 660Z M1600 620 L1040 470 V490 L1600 660Z', '#a9764a') +
    box(560, 230, 480, 340, '#eaf1f2') +
    box(660, 300, 280, 270, '#b9d6e2') +
    box(794, 300, 12, 270, '#ffffff') +
    soft(20, box(640, 290, 320, 290, '#fff9e6'), 0.5) +
    [0, 1]
      .map((at) =>
        area(
          `M${120 + at * 220} ${300 + at * 42} L${260 + at * 190} ${318 + at * 34} V${680 - at * 60} L${120 + at * 220} ${790 - at * 90}Z`,
          ['#c9846a', '#8fa39a'][at] ?? '',
        ),
      )
      .join('') +
    [0, 1]
      .map((at) =>
        area(
          `M${1480 - at * 220} ${300 + at * 42} L${1340 - at * 190} ${318 + at * 34} V${680 - at * 60} L${1480 - at * 220} ${790 - at * 90}Z`,
          ['#6f94a8', '#c9a45a'][at] ?? '',
        ),
      )
      .join('') +
    stroke('M640 0 V60 M960 0 V60', '#6d7880', 8) +
    sign(430, 60, '#1a4f8b', 'M510 102 h-50 m0 0 l22 -20 m-22 20 l22 20') +
    sign(820, 60, '#7a1f2b', 'M850 102 h50 m0 0 l-22 -20 m22 20 l-22 20') +
    planks(900, '#000000')
  );
};

/** Rooms in which people work. */
export const workRooms = { pharmacy, market, laboratory, office, newsroom, passage } as const;
