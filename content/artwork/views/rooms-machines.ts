import { area, box, mix, oval, shades, soft, stroke, within } from '../paint.ts';
import type { Brush } from './scene.ts';
import { curtain, framed, plant, shell } from './shell.ts';

/** An ultrasound device; on its screen a fan of gray with something in it. */
const ultrasound = (x: number, seen: string): string =>
  soft(12, oval(x + 180, 890, 240, 22, '#10142a'), 0.5) +
  box(x + 130, 560, 90, 330, '#cfd6dc') +
  box(x + 10, 540, 340, 70, '#eef1f3', 'rx="18"') +
  [0, 1, 2, 3, 4]
    .map((at) => oval(x + 60 + at * 56, 574, 15, 15, at === 2 ? '#2c7474' : '#b9c3cb'))
    .join('') +
  box(x + 30, 640, 300, 220, '#dde3e8', 'rx="22"') +
  stroke(`M${x + 330} 600 C${x + 420} 640 ${x + 400} 760 ${x + 350} 780`, '#7d8791', 9) +
  box(x + 156, 470, 40, 80, '#aeb8c0') +
  soft(20, box(x - 30, 130, 420, 340, '#8fd0e0', 'rx="30"'), 0.35) +
  box(x - 20, 140, 400, 330, '#2b3640', 'rx="20"') +
  box(x, 160, 360, 290, '#0d1a24') +
  within(
    'echo',
    `M${x + 180} 176 L${x + 350} 400 Q${x + 180} 476 ${x + 10} 400Z`,
    shades('echo-gray', [x, 170], [x, 450], '#7d8a94', '#4a5660', '#2b3640') +
      box(x, 160, 360, 300, 'url(#echo-gray)') +
      soft(5, oval(x + 120, 300, 60, 30, '#a9b4bc') + oval(x + 260, 380, 70, 26, '#98a4ae'), 0.5) +
      seen,
  );

/** A child before birth, as a picture of sound shows it. */
const unborn = (x: number): string =>
  soft(3, oval(x + 180, 330, 104, 72, '#101820')) +
  soft(
    2,
    oval(x + 146, 318, 36, 33, '#dfe6ea') +
      area(
        `M${x + 170} 334 C${x + 200} 306 ${x + 252} 318 ${x + 256} 352 C${x + 250} 384 ${x + 196} 384 ${x + 168} 356Z`,
        '#cfd8de',
      ) +
      stroke(`M${x + 200} 346 l-30 22 M${x + 240} 360 l-34 26`, '#dfe6ea', 13),
  );

/** A heart with its four rooms, and blood in blue and red. */
const chambers = (x: number): string =>
  soft(
    2,
    area(
      `M${x + 180} 250 C${x + 90} 230 ${x + 60} 320 ${x + 110} 380 C${x + 140} 420 ${x + 210} 440 ${x + 250} 390 C${x + 310} 320 ${x + 270} 230 ${x + 180} 250Z`,
      '#cfd8de',
    ) +
      oval(x + 134, 296, 32, 30, '#101820') +
      oval(x + 224, 296, 32, 30, '#101820') +
      oval(x + 150, 366, 28, 34, '#101820') +
      oval(x + 216, 366, 32, 38, '#101820'),
  ) + soft(3, oval(x + 146, 346, 15, 34, '#3f7fe0') + oval(x + 218, 340, 17, 38, '#e0523f'), 0.9);

const sonogram = (brush: Brush): string =>
  shell(brush, '#7f93ad', '#5c6a80', 800) +
  curtain(30, 40, 300, 760, '#a9b8cc') +
  framed(420, 90, 240, 180, ['#d9a48a', '#a86a5a', '#fff0c8']) +
  ultrasound(1080, unborn(1080));

const echo = (brush: Brush): string =>
  shell(brush, '#8aa8a8', '#5f7678', 800) +
  [0, 1, 2, 3, 4]
    .map((at) =>
      oval(
        1010 + at * 130,
        120 + (at % 2) * 60,
        34,
        34,
        ['#f0b43c', '#e0704a', '#f6e6b8', '#5f94b8', '#c96a8a'][at] ?? '',
      ),
    )
    .join('') +
  [0, 1, 2, 3, 4]
    .map((at) => stroke(`M${1010 + at * 130} ${154 + (at % 2) * 60} q10 60 -6 150`, '#dfe8e6', 3))
    .join('') +
  ultrasound(150, chambers(150));

/** A device for pictures of the breast. */
const mammogram = (brush: Brush): string =>
  shell(brush, '#ead9dc', '#b3a6a6', 800) +
  framed(140, 110, 260, 200, ['#c98aa0', '#8a5a74', '#fff0c8']) +
  plant(brush.random, 130, 840, 200, '#e8e2d4') +
  box(1240, 60, 150, 830, '#e9edf0', 'rx="30"') +
  soft(12, box(1320, 70, 66, 800, '#5a6478', 'rx="24"'), 0.4) +
  box(1150, 860, 330, 50, '#c9d0d6', 'rx="20"') +
  area('M1250 150 H1040 Q1000 150 1000 190 V250 H1060 V210 H1250Z', '#f6f8f9') +
  box(990, 246, 90, 60, '#5a6478', 'rx="10"') +
  box(940, 400, 300, 20, '#cfe6ef', 'rx="8"') +
  box(930, 500, 330, 40, '#dfe4e8', 'rx="12"') +
  stroke('M1230 410 H1290', '#aeb8c0', 14) +
  box(1290, 280, 64, 90, '#2c5f6a', 'rx="10"') +
  oval(1322, 410, 14, 14, '#58a05c') +
  box(560, 110, 330, 230, '#2b3640', 'rx="12"') +
  box(572, 122, 306, 206, '#101820') +
  soft(
    3,
    area('M690 132 C600 150 590 280 690 318Z', '#aeb8c0') +
      area('M760 132 C850 150 860 280 760 318Z', '#aeb8c0'),
  ) +
  soft(5, oval(650, 220, 20, 46, '#eef1f3') + oval(800, 236, 20, 40, '#eef1f3'), 0.7);

/** A scanner: a ring, and a table that slides into it. */
const scanner = (brush: Brush): string =>
  shell(brush, '#a9bccb', '#7d8c99', 780) +
  box(1180, 60, 420, 20, '#e9f4fa') +
  box(0, 60, 420, 20, '#e9f4fa') +
  soft(40, oval(800, 420, 560, 420, '#d8f0fa'), 0.55) +
  shades('ring', [360, 60], [1240, 800], '#ffffff', '#e9edf0', '#b9c4cd') +
  box(330, 60, 940, 800, 'url(#ring)', 'rx="240"') +
  oval(800, 420, 300, 300, '#cfd8df') +
  oval(800, 420, 272, 272, '#3a4a58') +
  soft(20, oval(770, 390, 220, 220, '#8fd0e8'), 0.5) +
  stroke('M800 134 a286 286 0 0 1 270 190', '#7fe0f0', 10) +
  box(1160, 150, 70, 120, '#2b3640', 'rx="10"') +
  oval(1195, 180, 12, 12, '#58a05c') +
  oval(1195, 226, 12, 12, '#e9b83a') +
  box(600, 560, 400, 44, '#2f6f7d', 'rx="20"') +
  box(630, 600, 340, 300, '#dfe4e8') +
  stroke('M340 700 H600 M1000 700 H1260', mix('#b9c4cd', brush.light.shade, 0.2), 4);

/** Rooms with a device that looks into people. */
export const machineRooms = { sonogram, echo, mammogram, scanner } as const;
