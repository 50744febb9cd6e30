import { area, box, mix, oval, soft, stroke } from '../paint.ts';
import { round, shadow, shine, type Thing } from './thing.ts';

export const mug =
  (color: string): Thing =>
  (x, y) =>
    shadow(x, y, 70) +
    stroke(`M${x + 50} ${y - 86} c44 -4 44 58 -2 56`, mix(color, '#15121c', 0.25), 13) +
    area(`M${x - 56} ${y - 112} H${x + 56} L${x + 46} ${y - 8} Q${x} ${y + 6} ${x - 46} ${y - 8}Z`, color) +
    soft(5, area(`M${x + 14} ${y - 110} H${x + 56} L${x + 46} ${y - 8} L${x + 14} ${y}Z`, '#15121c'), 0.3) +
    oval(x, y - 112, 56, 11, mix(color, '#2a1810', 0.6)) +
    soft(
      5,
      stroke(`M${x - 16} ${y - 130} q-14 -24 4 -44 M${x + 16} ${y - 130} q-14 -24 4 -44`, '#ffffff', 7),
      0.5,
    );

export const phone: Thing = (x, y) =>
  shadow(x, y, 60) +
  `<g transform="rotate(-8 ${x} ${y})">${box(x - 52, y - 200, 104, 196, '#23262e', 'rx="16"')}${box(x - 44, y - 188, 88, 166, '#cfe2f2', 'rx="6"')}${box(x - 34, y - 172, 68, 16, '#7a1f2b', 'rx="4"')}${box(x - 34, y - 146, 68, 9, '#8fa6bb')}${box(x - 34, y - 128, 50, 9, '#8fa6bb')}${box(x - 34, y - 100, 68, 52, '#f4f7fa', 'rx="6"')}</g>`;

export const glass: Thing = (x, y) =>
  shadow(x, y, 60) +
  area(`M${x - 56} ${y - 190} H${x + 56} L${x + 44} ${y} H${x - 44}Z`, '#e9f4fa', 'opacity=".65"') +
  area(`M${x - 52} ${y - 136} H${x + 52} L${x + 43} ${y - 4} H${x - 43}Z`, '#79b8dd', 'opacity=".8"') +
  oval(x, y - 136, 52, 9, '#b5dcf0') +
  shine(`M${x - 40} ${y - 176} L${x - 32} ${y - 20}`) +
  round(x + 130, y - 44, 44, '#f0c53a');

export const bowl =
  (color: string): Thing =>
  (x, y) =>
    shadow(x, y, 130) +
    round(x - 60, y - 112, 44, '#b8322c') +
    round(x + 14, y - 124, 46, '#4f8a45') +
    round(x + 74, y - 110, 40, '#e09a2d') +
    area(`M${x + 90} ${y - 120} l56 -74 l18 14 l-50 78Z`, '#e0702e') +
    area(`M${x - 20} ${y - 150} c-40 -60 -10 -92 6 -104 c24 24 30 66 10 106Z`, '#5f9a4a') +
    area(
      `M${x - 136} ${y - 102} H${x + 136} C${x + 130} ${y - 30} ${x + 80} ${y} ${x} ${y} C${x - 80} ${y} ${x - 130} ${y - 30} ${x - 136} ${y - 102}Z`,
      color,
    ) +
    soft(
      8,
      area(
        `M${x + 20} ${y - 100} H${x + 136} C${x + 130} ${y - 30} ${x + 80} ${y} ${x + 10} ${y}Z`,
        '#12101c',
      ),
      0.35,
    ) +
    shine(`M${x - 112} ${y - 82} C${x - 104} ${y - 44} ${x - 80} ${y - 24} ${x - 56} ${y - 14}`);

export const pot: Thing = (x, y) =>
  shadow(x, y, 130) +
  box(x - 120, y - 130, 240, 130, '#3c5f73', 'rx="22"') +
  soft(8, box(x + 20, y - 128, 98, 126, '#0e1620', 'rx="22"'), 0.4) +
  box(x - 130, y - 146, 260, 22, '#567d92', 'rx="10"') +
  oval(x, y - 152, 22, 12, '#2a3f4c') +
  stroke(`M${x - 120} ${y - 96} h-34 M${x + 120} ${y - 96} h34`, '#2a3f4c', 15) +
  soft(
    8,
    stroke(`M${x - 40} ${y - 170} q-20 -36 6 -70 M${x + 30} ${y - 170} q-20 -36 6 -70`, '#ffffff', 11),
    0.45,
  );

export const fan: Thing = (x, y) =>
  shadow(x, y, 90) +
  box(x - 60, y - 18, 120, 18, '#55606c', 'rx="9"') +
  stroke(`M${x} ${y - 18} V${y - 90}`, '#55606c', 15) +
  oval(x, y - 164, 96, 96, '#dfe8ee', 'opacity=".7"') +
  [0, 1, 2, 3]
    .map((blade) =>
      oval(x, y - 206, 26, 42, '#5f94b8', `transform="rotate(${blade * 90 + 20} ${x} ${y - 164})"`),
    )
    .join('') +
  oval(x, y - 164, 17, 17, '#34506e') +
  `<g opacity=".6">${stroke(`M${x - 96} ${y - 164} a96 96 0 1 0 192 0 a96 96 0 1 0 -192 0 M${x - 60} ${y - 164} a60 60 0 1 0 120 0 a60 60 0 1 0 -120 0`, '#44505c', 5)}</g>`;

export const label: Thing = (x, y) =>
  shadow(x, y, 100) +
  box(x - 90, y - 230, 180, 230, '#d98c3a', 'rx="8"') +
  soft(8, box(x + 20, y - 228, 68, 226, '#3a1a08'), 0.28) +
  box(x - 70, y - 200, 140, 176, '#fdfcf8') +
  [0, 1, 2, 3, 4, 5]
    .map(
      (row) =>
        box(
          x - 58,
          y - 186 + row * 27,
          row === 0 ? 96 : 70,
          row === 0 ? 15 : 9,
          row === 0 ? '#23262e' : '#8c949e',
        ) + box(x + 30, y - 186 + row * 27, 28, 9, row === 2 ? '#a8121a' : '#8c949e'),
    )
    .join('');

/** Books in a pile. */
export const books: Thing = (x, y) =>
  shadow(x, y, 130) +
  ['#7a1f2b', '#2f5d7c', '#c89a55']
    .map(
      (color, at) =>
        box(x - 120 + at * 14, y - 40 - at * 40, 220 - at * 22, 38, color, 'rx="4"') +
        box(x - 110 + at * 14, y - 34 - at * 40, 206 - at * 22, 26, '#f4efe4') +
        box(x - 120 + at * 14, y - 40 - at * 40, 26, 38, mix(color, '#10101c', 0.2)),
    )
    .join('');
