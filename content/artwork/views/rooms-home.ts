import { area, box, mix, oval, shades, soft, stroke } from '../paint.ts';
import type { Brush } from './scene.ts';
import { curtain, footLamp, framed, garden, glow, planks, plant, shell } from './shell.ts';

const tiles = (y: number, rows: number, color: string): string =>
  box(0, y, 1600, rows * 54, mix(color, '#ffffff', 0.5)) +
  Array.from({ length: rows }, (_unused, row) =>
    Array.from({ length: 17 }, (_none, column) =>
      box(
        column * 100 - (row % 2) * 50 + 3,
        y + row * 54 + 3,
        94,
        48,
        mix(color, '#ffffff', 0.12 + ((row * 7 + column * 5) % 4) * 0.07),
        'rx="3"',
      ),
    ).join(''),
  ).join('');

/** A stove with an oven below and a hood above. */
const stove = (x: number): string =>
  area(`M${x + 96} -10 H${x + 264} V110 L${x + 372} 214 V242 H${x - 12} V214 L${x + 96} 110Z`, '#aeb8bf') +
  area(`M${x + 190} -10 H${x + 264} V110 L${x + 372} 214 V242 H${x + 200}Z`, '#8b979f') +
  box(x - 12, 226, 384, 18, '#6d7880') +
  soft(20, box(x + 30, 250, 300, 90, '#ffe9b8'), 0.55) +
  box(x, 566, 360, 340, '#c2c9ce') +
  box(x, 548, 360, 26, '#3a4048', 'rx="6"') +
  box(x + 30, 650, 300, 190, '#2c3138', 'rx="12"') +
  soft(12, box(x + 60, 690, 240, 110, '#e08a3c'), 0.5) +
  box(x + 40, 628, 280, 12, '#7d878e', 'rx="6"') +
  [0, 1, 2, 3].map((at) => oval(x + 60 + at * 80, 600, 15, 15, '#4a525a')).join('');

/** A pot with steam, and a pan beside it. */
const cooking = (x: number): string =>
  box(x + 46, 448, 150, 100, '#b5432f', 'rx="14"') +
  soft(5, box(x + 130, 450, 62, 96, '#3a0c08', 'rx="14"'), 0.4) +
  box(x + 36, 440, 170, 16, '#8a2f20', 'rx="7"') +
  stroke(`M${x + 46} 478 h-22 M${x + 196} 478 h22`, '#8a2f20', 12) +
  soft(8, stroke(`M${x + 90} 424 q-24 -44 6 -84 M${x + 150} 424 q-24 -44 6 -84`, '#ffffff', 13), 0.6) +
  box(x + 236, 520, 110, 28, '#33383f', 'rx="9"') +
  stroke(`M${x + 346} 528 h84`, '#33383f', 13);

const board = (x: number, y: number): string =>
  box(x, y - 16, 270, 18, '#a9764a', 'rx="6"') +
  oval(x + 60, y - 42, 36, 30, '#c23b2e') +
  oval(x + 50, y - 52, 10, 8, '#e98b7c') +
  stroke(`M${x + 60} ${y - 70} q4 -14 16 -16`, '#4d7a45', 7) +
  area(`M${x + 106} ${y - 22} l96 -36 q20 2 16 18 l-104 26Z`, '#e07a2e') +
  stroke(`M${x + 208} ${y - 52} l30 -22 M${x + 210} ${y - 48} l38 -6`, '#5f9a4a', 9) +
  oval(x + 250, y - 40, 24, 24, '#f0ead2');

const rail = (x: number): string =>
  stroke(`M${x} 282 h300`, '#5a626a', 8) +
  stroke(`M${x + 40} 284 v60`, '#8a6647', 9) +
  oval(x + 40, 362, 21, 28, '#8a6647') +
  stroke(`M${x + 110} 284 v70`, '#9aa5ad', 8) +
  area(`M${x + 90} 350 h40 v60 h-40Z`, '#9aa5ad') +
  stroke(`M${x + 180} 284 v50`, '#4a525a', 8) +
  oval(x + 180, 376, 44, 44, '#4a525a') +
  oval(x + 180, 376, 34, 34, '#626c75');

/** A kitchen in which somebody cooks: stove, hood, tiles, a board with vegetables. */
const cookery = (brush: Brush): string => {
  const { random, light } = brush;
  const shelf = [0, 1, 2, 3, 4]
    .map((at) => {
      const color = ['#c9803a', '#7d9a55', '#b5532f', '#e0c27a', '#5f7f8c'][at] ?? '#c9803a';
      return (
        box(70 + at * 82, 128, 62, 84, mix(color, '#ffffff', 0.12), 'rx="10"') +
        box(76 + at * 82, 112, 50, 20, '#5e4630', 'rx="4"') +
        box(82 + at * 82, 152, 38, 28, '#f6efe0')
      );
    })
    .join('');
  return (
    shell(brush, '#f3e3c6', '#b98f66', 880) +
    tiles(244, 6, '#8fb3ad') +
    box(40, 212, 460, 18, '#8a6242') +
    shelf +
    garden(brush, 'cook-window', 560, 70, 330, 330) +
    rail(120) +
    plant(random, 930, 402, 88, '#e8e2d4') +
    box(-10, 560, 1620, 30, '#a9764a') +
    box(-10, 586, 1620, 320, mix('#5f7f76', light.shade, 0.05)) +
    [0, 1, 2, 3, 4]
      .map((at) => box(20 + at * 190, 620, 170, 260, mix('#5f7f76', '#ffffff', 0.1), 'rx="6"'))
      .join('') +
    stove(1120) +
    cooking(1120) +
    board(170, 560)
  );
};

/** A dining room in the evening: a lamp over the table, pictures, a sideboard. */
const dining = (brush: Brush): string =>
  shell(brush, '#c9825a', '#6d4a34', 760) +
  framed(150, 150, 250, 190, ['#5f8ca0', '#3f6a5c', '#f0c46a']) +
  framed(1230, 130, 200, 240, ['#c98a7a', '#8a4a4a', '#fff0c8']) +
  box(90, 520, 380, 260, '#5e3b26') +
  box(104, 540, 170, 220, '#744c33') +
  box(288, 540, 168, 220, '#744c33') +
  oval(262, 650, 8, 8, '#d9b45b') +
  oval(300, 650, 8, 8, '#d9b45b') +
  plant(brush.random, 190, 522, 120, '#e8e2d4') +
  stroke('M800 -10 V110', '#3a2a22', 6) +
  glow('pendant', 800, 230, 900, 620, '#ffdf9a', 0.9) +
  area('M700 190 C700 130 760 104 800 104 C840 104 900 130 900 190Z', '#2f6f6a') +
  area('M810 104 C860 110 900 140 900 190 H830Z', '#1f504c') +
  oval(800, 190, 100, 14, '#fff3cf');

/** A place to sit: a sofa, a lamp, a picture. @param wall - its color @param seat - the sofa's */
const lounge =
  (wall: string, seat: string, art: readonly [string, string, string]) =>
  (brush: Brush): string =>
    shell(brush, wall, '#9c7450', 740) +
    planks(740, '#5a3d28') +
    stroke('M10 58 H230', '#8a6242', 12) +
    curtain(40, 60, 150, 690, mix('#efe6d4', brush.light.shade, brush.light.lamps > 0.5 ? 0.4 : 0.08)) +
    framed(590, 70, 420, 250, art) +
    plant(brush.random, 1480, 800, 190) +
    footLamp(1310, 780, 440) +
    oval(800, 850, 720, 60, mix(seat, '#f4e6d0', 0.6)) +
    shades('seat', [240, 420], [1200, 820], mix(seat, '#ffffff', 0.16), seat, mix(seat, '#141428', 0.22)) +
    box(250, 430, 950, 300, 'url(#seat)', 'rx="60"') +
    stroke('M725 450 V640', mix(seat, '#141428', 0.25), 5) +
    box(250, 640, 950, 130, mix(seat, '#ffffff', 0.08), 'rx="30"') +
    box(190, 540, 120, 250, mix(seat, '#ffffff', 0.05), 'rx="50"') +
    box(1140, 540, 120, 250, mix(seat, '#141428', 0.15), 'rx="50"') +
    `<g transform="rotate(-9 390 570)">${box(320, 510, 140, 130, '#e0a94a', 'rx="24"')}</g>` +
    `<g transform="rotate(8 1070 570)">${box(1000, 510, 140, 130, '#c9604a', 'rx="24"')}</g>`;

/** The door of a fridge with a plan in three colors on it. */
const fridge = (brush: Brush): string => {
  const sheet = (x: number, y: number): string =>
    soft(3, box(x + 5, y + 7, 190, 250, '#1c1a24'), 0.3) +
    box(x, y, 190, 250, '#ffffff') +
    box(x + 16, y + 16, 110, 14, '#34363d') +
    ['#58a05c', '#e9b83a', '#cf4a3c']
      .map(
        (color, at) =>
          box(x + 16, y + 44 + at * 66, 158, 56, mix(color, '#ffffff', 0.45), 'rx="6"') +
          oval(x + 42, y + 72 + at * 66, 17, 17, color) +
          box(x + 72, y + 60 + at * 66, 88, 8, '#5a6068') +
          box(x + 72, y + 78 + at * 66, 62, 8, '#5a6068'),
      )
      .join('') +
    oval(x + 95, y + 4, 12, 12, '#1a4f8b');
  return (
    shell(brush, '#f2d7ae', '#b98f66', 880) +
    tiles(300, 5, '#d98f6a') +
    box(700, 70, 900, 190, '#7a9a8c') +
    [0, 1, 2, 3]
      .map((at) => box(720 + at * 220, 90, 200, 150, mix('#7a9a8c', '#ffffff', 0.14), 'rx="6"'))
      .join('') +
    box(-10, 560, 1620, 28, '#a9764a') +
    box(-10, 586, 1620, 320, '#7a9a8c') +
    soft(12, box(340, 44, 420, 880, '#1c1a24'), 0.3) +
    shades('fridge', [320, 0], [740, 0], '#fdfdfb', '#eef1f1', '#cfd6d8') +
    box(320, 30, 420, 900, 'url(#fridge)', 'rx="26"') +
    box(320, 250, 420, 7, '#b4bdc1') +
    box(348, 130, 14, 96, '#9aa5ad', 'rx="7"') +
    box(348, 290, 14, 190, '#9aa5ad', 'rx="7"') +
    sheet(520, 290) +
    `<g transform="rotate(-4 460 180)">${box(410, 70, 190, 140, '#fffdf4')}${oval(560, 104, 18, 18, '#f0b43c')}${area('M420 200 Q500 130 590 200Z', '#6fa35c')}${box(470, 130, 54, 54, '#d9573b')}${area('M462 132 L497 98 L532 132Z', '#7a1f2b')}</g>` +
    oval(505, 76, 11, 11, '#cf4a3c') +
    plant(brush.random, 1440, 560, 120, '#e8e2d4')
  );
};

/** Rooms of homes. */
export const homeRooms = {
  cookery,
  dining,
  fridge,
  lounge: lounge('#e6dcc8', '#5f8a8c', ['#6a94b0', '#4f7f6a', '#f0c46a']),
  evening: lounge('#44507a', '#8a5a6a', ['#5a6aa0', '#2f3a66', '#f2e6b8']),
} as const;
