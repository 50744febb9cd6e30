import { area, box, mix, oval, shades, soft, stroke } from '../paint.ts';
import type { Brush } from './scene.ts';
import { curtain, glow, planks, plant, shell } from './shell.ts';

/** A bag on a stand that drips, beside a pump. */
const drip = (x: number, top = 110): string =>
  stroke(`M${x} ${top} V820`, '#b4bdc6', 10) +
  stroke(`M${x - 52} ${top + 6} q52 -30 104 0`, '#b4bdc6', 9) +
  box(x - 76, top + 16, 62, 112, '#dff0f6', 'rx="14"') +
  box(x - 76, top + 62, 62, 66, '#a9d6ea', 'rx="14"') +
  stroke(
    `M${x - 45} ${top + 128} V${top + 210} C${x - 45} ${top + 420} ${x - 130} ${top + 420} ${x - 140} ${top + 520}`,
    '#cfe6ef',
    6,
  ) +
  box(x - 40, top + 240, 84, 116, '#3f6a8c', 'rx="12"') +
  box(x - 28, top + 254, 60, 40, '#bfeadf', 'rx="5"') +
  [0, 1, 2].map((at) => oval(x - 18 + at * 20, top + 320, 7, 7, '#e9eef2')).join('');

const screen = (x: number, y: number, width: number, height: number): string =>
  box(x, y, width, height, '#2b3640', 'rx="12"') +
  box(x + 12, y + 12, width - 24, height - 24, '#12303a') +
  stroke(
    `M${x + 20} ${y + height * 0.42} h${width * 0.2} l12 -34 l18 62 l14 -40 l10 12 H${x + width - 20}`,
    '#7fe0a8',
    6,
  ) +
  stroke(
    `M${x + 20} ${y + height * 0.72} q${width * 0.12} -34 ${width * 0.24} 0 t${width * 0.24} 0 t${width * 0.24} 0`,
    '#f0c46a',
    5,
  );

/** A room for examinations: couch with paper, lights on the wall, a chart, a basin. */
const exam = (brush: Brush): string =>
  shell(brush, '#d3e2da', '#a9b5b0', 800) +
  box(0, 470, 1600, 14, '#b4c9be') +
  box(110, 90, 190, 260, '#fdfcf8', 'rx="6"') +
  ['E', 'FP', 'TOZ', 'LPED']
    .map((_line, row) =>
      Array.from({ length: row + 1 }, (_unused, at) =>
        box(
          205 - (row + 1) * (19 - row * 2.4) + at * (38 - row * 4.8),
          116 + row * 56,
          30 - row * 5,
          36 - row * 6,
          '#2b3640',
        ),
      ).join(''),
    )
    .join('') +
  box(1090, 150, 150, 190, '#f4f6f4', 'rx="14"') +
  [0, 1]
    .map(
      (at) =>
        box(1106 + at * 66, 176, 50, 90, '#3a4550', 'rx="10"') +
        stroke(`M${1130 + at * 66} 266 q-30 90 10 130`, '#3a4550', 8),
    )
    .join('') +
  box(1290, 380, 330, 26, '#f1efe8') +
  box(1300, 404, 320, 420, '#7d9c90') +
  box(1320, 430, 140, 370, mix('#7d9c90', '#ffffff', 0.12), 'rx="6"') +
  stroke('M1400 380 V310 q0 -30 34 -30 q30 0 30 30 v10', '#b4bdc6', 14) +
  box(1500, 290, 70, 90, '#e8f2f4', 'rx="12"') +
  box(1512, 318, 46, 40, '#5fa3b8') +
  box(330, 560, 620, 60, '#2f7d78', 'rx="26"') +
  box(330, 600, 620, 300, '#c9d0cc') +
  box(350, 630, 280, 240, mix('#c9d0cc', '#ffffff', 0.35), 'rx="8"') +
  box(650, 630, 280, 240, mix('#c9d0cc', '#ffffff', 0.35), 'rx="8"') +
  `<g transform="rotate(-14 330 560)">${box(150, 500, 300, 56, '#2f7d78', 'rx="26"')}</g>` +
  area('M420 556 H840 V660 Q800 676 760 660 Q720 676 680 660 H420Z', '#fdfcf8') +
  soft(5, box(420, 600, 420, 10, '#6a7a80'), 0.25);

/** A bay of the emergency room: curtains, a monitor, a bag that drips. */
const bay = (brush: Brush): string =>
  shell(brush, '#cfdde6', '#8fa0ac', 820) +
  box(0, 56, 1600, 12, '#9aa8b4') +
  curtain(0, 66, 420, 760, '#7fb0b8') +
  curtain(1230, 66, 370, 760, '#7fb0b8') +
  screen(880, 110, 290, 200) +
  box(470, 110, 330, 60, '#e9eef2', 'rx="10"') +
  [0, 1, 2, 3]
    .map((at) => oval(520 + at * 76, 140, 19, 19, ['#58a05c', '#e9b83a', '#f4f6f8', '#3c62a8'][at] ?? ''))
    .join('') +
  drip(470, 200) +
  shades('back', [520, 400], [1080, 860], '#f4f6f8', '#d3dbe2', '#a9b5c0') +
  box(520, 400, 560, 460, 'url(#back)', 'rx="60"') +
  box(566, 430, 470, 210, '#ffffff', 'rx="90"') +
  soft(20, oval(800, 640, 210, 50, '#6a7a94'), 0.4) +
  box(1070, 560, 60, 340, '#c3ccd4', 'rx="24"') +
  box(470, 560, 60, 340, '#c3ccd4', 'rx="24"');

/** Chairs for long infusions, under a painted tree. */
const infusion = (brush: Brush): string => {
  const chair = (x: number, color: string): string =>
    shades(
      `chair-${x}`,
      [x, 300],
      [x + 400, 800],
      mix(color, '#ffffff', 0.2),
      color,
      mix(color, '#141428', 0.25),
    ) +
    box(x + 30, 330, 340, 520, `url(#chair-${x})`, 'rx="80"') +
    box(x + 84, 366, 232, 110, mix(color, '#ffffff', 0.18), 'rx="46"') +
    box(x - 20, 640, 90, 270, mix(color, '#141428', 0.08), 'rx="38"') +
    box(x + 330, 640, 90, 270, mix(color, '#141428', 0.2), 'rx="38"');
  const crown = Array.from({ length: 90 }, () => {
    const [angle, away] = [brush.random.next() * 6.283, Math.sqrt(brush.random.next())];
    return oval(
      800 + Math.cos(angle) * away * 330,
      170 + Math.sin(angle) * away * 150,
      22,
      15,
      brush.random.pick(['#e0a98a', '#d98f7a', '#efc9a4', '#c97a6a', '#f3dcc0']),
      'opacity=".85"',
    );
  }).join('');
  return (
    shell(brush, '#f2e6dc', '#b3a394', 820) +
    stroke(
      'M800 700 C790 520 806 400 800 250 M800 420 C760 350 700 320 640 260 M800 380 C850 320 900 300 960 240',
      '#b08a72',
      18,
    ) +
    crown +
    plant(brush.random, 1480, 860, 190, '#8a9a8c') +
    chair(400, '#6a5a94') +
    chair(820, '#3f7d86') +
    drip(330, 150) +
    drip(1290, 150)
  );
};

/** A room for practice: bars to walk between, a wall to climb, a ball. */
const gym = (brush: Brush): string =>
  shell(brush, '#e3e7da', '#c9a878', 690) +
  box(110, 70, 300, 620, '#d9b98a') +
  box(110, 70, 22, 620, '#a9764a') +
  box(388, 70, 22, 620, '#a9764a') +
  Array.from({ length: 10 }, (_unused, at) => box(110, 100 + at * 60, 300, 16, '#b98a5c', 'rx="8"')).join(
    '',
  ) +
  box(1130, 90, 380, 380, '#b9ccd2', 'rx="6"') +
  area('M1150 470 L1330 90 H1420 L1240 470Z', '#ffffff', 'opacity=".3"') +
  oval(1370, 640, 120, 118, '#c9604a') +
  oval(1340, 596, 36, 30, '#e39a86') +
  soft(12, oval(1370, 760, 130, 16, '#1c1a24'), 0.4) +
  box(560, 560, 20, 190, '#8f99a4') +
  box(1040, 560, 20, 190, '#8f99a4') +
  box(500, 540, 620, 22, '#a9764a', 'rx="11"') +
  area('M420 760 H1180 L1280 900 H320Z', '#5f8a9a') +
  [0, 1, 2]
    .map((at) => stroke(`M${640 + at * 160} 762 L${600 + at * 200} 900`, '#ffffff', 6, 'opacity=".4"'))
    .join('') +
  box(470, 660, 22, 250, '#7d8791') +
  box(1110, 660, 22, 250, '#7d8791');

/** The bars in front of those who walk between them. */
export const bars = (): string =>
  soft(5, box(-10, 800, 1620, 16, '#1c1a24'), 0.35) +
  shades('bars', [0, 780], [0, 812], '#d9b07c', '#8a5f3c') +
  box(-10, 776, 1620, 34, 'url(#bars)', 'rx="17"') +
  [240, 1360].map((x) => box(x, 806, 30, 110, '#8f99a4')).join('');

/** Where nurses work: a board with the names of rooms, screens, a clock. */
const station = (brush: Brush): string =>
  shell(brush, '#dfe0e6', '#a8a4a0', 800) +
  box(130, 80, 560, 330, '#8f99a4', 'rx="8"') +
  box(142, 92, 536, 306, '#fdfdfc') +
  Array.from(
    { length: 5 },
    (_unused, row) =>
      box(160, 124 + row * 54, 500, 3, '#c9d0d6') +
      box(172, 140 + row * 54, 60, 18, '#1a4f8b', 'rx="4"') +
      box(260, 142 + row * 54, 130 - ((row * 37) % 50), 12, '#6d7880') +
      oval(440, 150 + row * 54, 12, 12, ['#58a05c', '#e9b83a', '#58a05c', '#cf4a3c', '#58a05c'][row] ?? '') +
      box(490, 142 + row * 54, 140 - ((row * 53) % 70), 12, '#a9b2ba'),
  ).join('') +
  oval(1020, 170, 88, 88, '#34506e') +
  oval(1020, 170, 74, 74, '#fbf8f1') +
  stroke('M1020 170 V118 M1020 170 l-36 24', '#23262e', 8) +
  box(1180, 110, 300, 250, '#b98a5c', 'rx="6"') +
  [
    [1200, 130, '#f6efe0'],
    [1300, 140, '#cfe2d2'],
    [1390, 126, '#f3d2c6'],
    [1216, 250, '#d8e2f2'],
    [1330, 246, '#fbf3c8'],
  ]
    .map(
      ([x, y, color]) =>
        box(Number(x), Number(y), 74, 92, String(color)) +
        oval(Number(x) + 37, Number(y) + 6, 6, 6, '#cf4a3c'),
    )
    .join('') +
  box(-10, 560, 1620, 34, '#e9e4d8') +
  box(-10, 590, 1620, 320, '#7a8c9a') +
  [140, 1200]
    .map(
      (x) =>
        box(x, 410, 270, 150, '#2b3640', 'rx="10"') +
        box(x + 12, 422, 246, 120, '#b9d6e2') +
        box(x + 30, 440, 120, 12, '#5a7a8c') +
        box(x + 30, 466, 180, 9, '#8aa6b4') +
        box(x + 30, 486, 150, 9, '#8aa6b4'),
    )
    .join('');

/** The same by night: lamps are out, screens are not. */
const nightStation = (brush: Brush): string =>
  station(brush) +
  box(0, 0, 1600, 900, '#141c44', 'opacity=".68"') +
  [275, 1335].map((x, at) => glow(`screen-${at}`, x, 480, 330, 260, '#8fc8e6', 0.75)).join('');

/** A passage where results hang for all to see. */
const results = (brush: Brush): string => {
  const chart = (x: number, heights: readonly number[], color: string): string =>
    soft(5, box(x + 8, 130, 300, 330, '#1c1a24'), 0.25) +
    box(x, 120, 300, 330, '#5e4a3c') +
    box(x + 10, 130, 280, 310, '#fffdf8') +
    box(x + 34, 156, 150, 16, '#34363d') +
    heights
      .map((height, at) =>
        box(
          x + 40 + at * 46,
          400 - height,
          32,
          height,
          at === heights.length - 1 ? color : mix(color, '#ffffff', 0.5),
        ),
      )
      .join('') +
    box(x + 30, 400, 240, 5, '#6d7880');
  return (
    shell(brush, '#efe3d0', '#a98d6d', 780) +
    planks(780, '#6d543c') +
    chart(110, [190, 160, 150, 110, 70], '#2c7474') +
    chart(650, [60, 90, 110, 150, 180], '#1a4f8b') +
    chart(1190, [170, 150, 120, 90, 80], '#7a1f2b') +
    [260, 800, 1340]
      .map(
        (x) =>
          soft(20, area(`M${x - 60} 40 H${x + 60} L${x + 200} 470 H${x - 200}Z`, '#fff3cf'), 0.4) +
          box(x - 44, 30, 88, 18, '#4a4038', 'rx="9"'),
      )
      .join('') +
    box(1180, 700, 330, 30, '#8a6242', 'rx="8"') +
    box(1210, 726, 24, 120, '#5e3b26') +
    box(1456, 726, 24, 120, '#5e3b26')
  );
};
/** Rooms in which people are examined and treated. */
export const clinicRooms = { exam, bay, infusion, gym, station, nightStation, results } as const;
