import { area, box, mix, oval, shades, soft, stroke } from '../paint.ts';
import { house } from './house.ts';
import { sky } from './land.ts';
import type { Brush } from './scene.ts';
import { curtain, footLamp, framed, garden, glow, planks, plant, shell } from './shell.ts';

/** A balcony over roofs, with tomatoes in boxes. */
const balcony = (brush: Brush): string => {
  const { random, light } = brush;
  const roofs = [
    [-40, 330, '#b5654a'],
    [300, 250, '#8f7a64'],
    [620, 300, '#a9764a'],
    [980, 240, '#b5654a'],
    [1290, 320, '#8a8f94'],
  ]
    .map(([x, height, wall]) =>
      house(random, light, {
        x: Number(x),
        base: 760,
        width: 280,
        height: Number(height) * 1.15,
        side: 40,
        wall: String(wall),
        trim: '#e9dcc4',
        floors: 4,
        bays: 4,
        kind: 'brick',
        roof: 'flat',
      }),
    )
    .join('');
  const tomatoes = [60, 1230]
    .map(
      (x) =>
        Array.from({ length: 30 }, () =>
          oval(
            x + random.next() * 320,
            480 + random.next() * 140,
            26,
            20,
            mix('#5f9a4a', random.chance(0.5) ? '#2f5a34' : '#a9c97a', random.next() * 0.6),
          ),
        ).join('') +
        Array.from({ length: 9 }, () => {
          const [at, y] = [x + 20 + random.next() * 290, 510 + random.next() * 110];
          return oval(at, y, 17, 16, '#d2432f') + oval(at - 5, y - 5, 5, 4, '#f3a492');
        }).join('') +
        box(x - 20, 610, 370, 90, '#a9653f', 'rx="8"') +
        box(x - 30, 600, 390, 20, '#c07a50', 'rx="6"'),
    )
    .join('');
  return (
    sky(random, light, 1120, 230) +
    soft(2, roofs) +
    soft(20, box(0, 560, 1600, 200, light.low), 0.3) +
    tomatoes +
    box(-10, 640, 1620, 18, '#3a4450') +
    Array.from({ length: 27 }, (_unused, at) => box(10 + at * 60, 656, 9, 260, '#3a4450')).join('') +
    stroke('M0 96 C300 190 560 60 800 100 C1080 150 1300 60 1600 120', '#4a4038', 4) +
    [60, 210, 370, 540, 700, 880, 1060, 1230, 1400, 1550]
      .map(
        (x, at) =>
          glow(`bulb-${at}`, x, 130 + ((at * 37) % 30), 60, 60, '#ffdf9a', 0.9) +
          oval(x, 130 + ((at * 37) % 30), 10, 14, '#fff3cf'),
      )
      .join('')
  );
};

/** A room with one bed, flowers and a chair for whoever comes. */
const sickroom = (brush: Brush): string =>
  shell(brush, '#cfdccf', '#9a8a74', 840) +
  garden(brush, 'sickroom-window', 70, 90, 280, 360) +
  curtain(-20, 60, 80, 460, '#c9a45a') +
  curtain(360, 60, 80, 460, '#c9a45a') +
  box(520, 150, 560, 66, '#f2efe6', 'rx="10"') +
  [0, 1, 2]
    .map((at) => oval(590 + at * 70, 183, 17, 17, ['#58a05c', '#5f94b8', '#e9b83a'][at] ?? ''))
    .join('') +
  box(830, 166, 210, 34, '#fff6d8', 'rx="17"') +
  glow('reading-light', 935, 210, 420, 260, '#fff0c0', 0.85) +
  box(470, 400, 620, 470, '#b98a5c', 'rx="40"') +
  box(500, 430, 560, 420, '#cfa578', 'rx="28"') +
  box(560, 500, 440, 240, '#ffffff', 'rx="80"') +
  soft(20, oval(780, 730, 190, 40, '#6a7a94'), 0.4) +
  box(1250, 420, 320, 490, '#7a5a8c', 'rx="60"') +
  box(1290, 470, 240, 250, mix('#7a5a8c', '#ffffff', 0.16), 'rx="40"') +
  framed(1240, 110, 280, 210, ['#7fa6b0', '#5f8a6a', '#f6d27a']);

/** The corner of an office with the copier. */
const copier = (brush: Brush): string =>
  shell(brush, '#e3e6ea', '#8f969c', 760) +
  box(-10, 30, 1620, 18, '#fff6d8') +
  box(120, 120, 300, 240, '#ffffff') +
  box(120, 120, 300, 54, '#a8323a') +
  Array.from({ length: 20 }, (_unused, at) =>
    box(138 + (at % 5) * 54, 190 + Math.floor(at / 5) * 40, 40, 28, at === 7 ? '#f0c46a' : '#e3e8ec'),
  ).join('') +
  oval(1010, 190, 84, 84, '#2b3640') +
  oval(1010, 190, 70, 70, '#fbf8f1') +
  stroke('M1010 190 V144 M1010 190 l30 18', '#23262e', 8) +
  shades('copier', [1120, 380], [1560, 800], '#f6f7f8', '#dfe3e6', '#aeb7bd') +
  soft(12, oval(1340, 830, 270, 20, '#1c1a24'), 0.4) +
  box(1110, 420, 450, 410, 'url(#copier)', 'rx="18"') +
  box(1090, 390, 490, 54, '#4a565f', 'rx="16"') +
  box(1090, 350, 300, 46, '#dfe3e6', 'rx="14"') +
  `<g transform="rotate(-10 1480 370)">${box(1420, 330, 140, 70, '#2b3640', 'rx="10"')}${box(1434, 342, 90, 44, '#9fd0e0')}</g>` +
  [0, 1, 2]
    .map(
      (at) =>
        box(1140, 540 + at * 92, 390, 74, '#eef1f3', 'rx="8"') +
        box(1290, 570 + at * 92, 90, 12, '#8a96a0', 'rx="6"'),
    )
    .join('') +
  box(1050, 480, 80, 14, '#c3ccd2') +
  box(1040, 462, 76, 18, '#ffffff') +
  box(180, 520, 150, 390, '#eef1f3', 'rx="16"') +
  area('M190 524 V400 Q190 340 255 340 Q320 340 320 400 V524Z', '#9fd0ea', 'opacity=".85"') +
  soft(2, stroke('M212 500 V410', '#ffffff', 12), 0.7) +
  box(228, 580, 54, 50, '#4a565f', 'rx="8"') +
  plant(brush.random, 520, 860, 210);

/** A small room for talks that nobody else hears: a door, hooks, a lamp. */
const consult = (brush: Brush): string =>
  shell(brush, '#d9cfe0', '#8a6a50', 780) +
  planks(780, '#5a4028') +
  box(640, 90, 320, 700, '#f6f2e9') +
  box(664, 114, 272, 680, '#8a5a3a') +
  box(694, 150, 212, 240, mix('#8a5a3a', '#ffffff', 0.14), 'rx="6"') +
  box(694, 430, 212, 310, mix('#8a5a3a', '#ffffff', 0.14), 'rx="6"') +
  box(730, 200, 140, 60, '#fbf7ee', 'rx="8"') +
  oval(762, 230, 15, 15, '#cf4a3c') +
  box(788, 222, 62, 15, '#5a6068', 'rx="5"') +
  oval(914, 460, 14, 14, '#e0c27a') +
  box(110, 190, 380, 26, '#8a6242', 'rx="8"') +
  [170, 300, 430].map((x) => stroke(`M${x} 214 v26 q0 16 16 14`, '#4a3c30', 9)).join('') +
  area('M250 236 C290 226 320 226 356 236 L392 560 Q304 590 214 560Z', '#2f6f6a') +
  area('M310 230 L356 236 L392 560 Q350 574 310 578Z', mix('#2f6f6a', '#141428', 0.22)) +
  footLamp(1360, 800, 430, '#e9b9a0') +
  framed(1080, 130, 210, 260, ['#a98ab0', '#6a5a94', '#f6d9a4']) +
  plant(brush.random, 90, 860, 200);

/** Chairs in a row, and fish. */
const waiting = (brush: Brush): string => {
  const chair = (x: number, color: string): string =>
    box(x, 500, 190, 190, color, 'rx="30"') +
    box(x - 8, 660, 206, 70, mix(color, '#ffffff', 0.18), 'rx="24"') +
    stroke(`M${x + 14} 730 V850 M${x + 176} 730 V850`, '#8a6242', 14);
  const fish = (x: number, y: number, color: string): string =>
    oval(x, y, 34, 19, color) +
    area(`M${x + 26} ${y} L${x + 60} ${y - 20} V${y + 20}Z`, mix(color, '#141428', 0.15)) +
    oval(x - 18, y - 4, 4, 4, '#14202c');
  return (
    shell(brush, '#efe0dc', '#b59a86', 790) +
    shades('tank', [940, 130], [940, 430], '#bfe9f0', '#5fb0c4', '#3a7f98') +
    soft(12, box(950, 140, 560, 330, '#1c1a24'), 0.3) +
    box(930, 110, 580, 350, '#33404c', 'rx="10"') +
    box(946, 136, 548, 300, 'url(#tank)') +
    [980, 1040, 1400, 1450]
      .map((x, at) => stroke(`M${x} 430 q${at % 2 ? 26 : -26} -60 0 -110 t0 -90`, '#3f8a5c', 13))
      .join('') +
    area('M946 412 Q1200 384 1494 414 V436 H946Z', '#e3cf9a') +
    fish(1120, 230, '#f09a3c') +
    fish(1310, 300, '#f0d24a') +
    fish(1210, 190, '#e0604a') +
    fish(1360, 200, '#f6f0e0') +
    [0, 1, 2, 3]
      .map((at) => oval(1088 + (at % 2) * 12, 380 - at * 50, 7, 7, '#ffffff', 'opacity=".6"'))
      .join('') +
    framed(150, 110, 200, 260, ['#d98fa0', '#7a9a6a', '#f6d27a']) +
    framed(400, 140, 320, 210, ['#8fa6c9', '#5f7a9a', '#fff0c8']) +
    chair(120, '#6a8aa0') +
    chair(380, '#c9806a') +
    chair(640, '#6a8aa0') +
    chair(900, '#c9806a') +
    chair(1160, '#6a8aa0') +
    plant(brush.random, 1490, 860, 220, '#8f5a40')
  );
};

/** A family doctor's room: a scale, folders, letters of thanks. */
const practice = (brush: Brush): string =>
  shell(brush, '#f3dfae', '#a98a66', 800) +
  box(0, 540, 1600, 280, mix('#e3c88a', brush.light.shade, 0.05)) +
  box(0, 532, 1600, 12, '#fbf3dc') +
  box(90, 250, 360, 18, '#8a6242') +
  box(90, 420, 360, 18, '#8a6242') +
  Array.from({ length: 18 }, (_unused, at) =>
    box(
      104 + (at % 9) * 37,
      (at < 9 ? 250 : 420) - 122 + ((at * 17) % 26),
      31,
      122 - ((at * 17) % 26),
      ['#2f6f86', '#c9604a', '#e8e2d4', '#5f8a6a', '#d9a33c', '#7a5a8c'][(at * 5) % 6] ?? '',
      'rx="3"',
    ),
  ).join('') +
  box(1090, 130, 20, 660, '#e9edf0') +
  box(1060, 210, 190, 22, '#c3ccd2', 'rx="8"') +
  box(1006, 420, 330, 56, '#f6f8f9', 'rx="12"') +
  box(1030, 440, 280, 12, '#5a6a76') +
  Array.from({ length: 14 }, (_unused, at) => box(1036 + at * 20, 440, 3, 24, '#5a6a76')).join('') +
  box(1150, 428, 34, 40, '#c9443a', 'rx="6"') +
  soft(12, oval(1150, 850, 240, 20, '#1c1a24'), 0.4) +
  box(980, 780, 340, 60, '#dfe4e8', 'rx="14"') +
  box(1000, 770, 300, 22, '#3a4650', 'rx="8"') +
  [
    [1390, 130, 130, 96, '#ffffff'],
    [1440, 250, 110, 130, '#fbe3d6'],
    [1370, 400, 140, 96, '#e3eef6'],
  ]
    .map(([x, y, width, height, color]) => {
      const [left, top, w, h] = [Number(x), Number(y), Number(width), Number(height)];
      return (
        box(left, top, w, h, String(color)) +
        oval(left + w / 2, top + 6, 7, 7, '#a8121a') +
        area(`M${left + w / 2} ${top + h * 0.72} c-34 -22 -22 -50 0 -32 c22 -18 34 10 0 32Z`, '#d4607a')
      );
    })
    .join('') +
  plant(brush.random, 560, 860, 180);

/** Quiet places. */
export const quietRooms = { balcony, sickroom, copier, consult, waiting, practice } as const;
