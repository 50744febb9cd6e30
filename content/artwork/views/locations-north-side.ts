import type { Scene } from './scene.ts';
import { area, box, mix, oval } from '../paint.ts';
import { at, behind, front, lawn, leaves, blue, maroon, teal } from './blocks.ts';
import { lake, sky } from './land.ts';
import { awnings, car, lamp, road } from './street.ts';

/** Places of the North Side and its neighbors. */
export const northSide: Readonly<Record<string, Scene>> = {
  'lincoln-park': at(
    'autumn',
    (b) =>
      behind(b, 1250, 1350, 0.7) +
      lawn(b) +
      front(
        b,
        {
          x: 440,
          width: 640,
          height: 380,
          wall: '#a5583f',
          trim: '#e8d6b8',
          kind: 'brick',
          floors: 4,
          bays: 8,
        },
        blue,
      ) +
      awnings(470, 636, 150, 4, ['#2f6b53', '#f1e8d6']) +
      awnings(890, 636, 150, 4, ['#2f6b53', '#f1e8d6']) +
      leaves(b, [210, 420, '#c9822f'], [1330, 430, '#b8562e'], [1520, 330, '#d9a441']) +
      road(b.light) +
      lamp(b.light, 360),
  ),
  'logan-square': at(
    'golden',
    (b) =>
      behind(b, 1300, 1200, 0.6) +
      lawn(b) +
      front(
        b,
        { x: 640, width: 640, height: 400, wall: '#8c5a45', trim: '#e6cfa8', kind: 'brick', bays: 8 },
        blue,
      ) +
      box(330, 330, 40, 380, mix('#d9d0bd', b.light.shade, 0.05)) +
      box(352, 330, 18, 380, mix('#a79d8a', b.light.shade, 0.3)) +
      box(300, 690, 100, 34, '#c8bda8') +
      box(316, 316, 68, 16, '#c8bda8') +
      area(
        'M350 316 C330 290 300 284 286 262 C320 262 340 276 350 292 C360 276 380 262 414 262 C400 284 370 290 350 316Z',
        '#b9ad97',
      ) +
      leaves(b, [140, 380], [520, 260], [1450, 360]) +
      awnings(700, 636, 130, 3, ['#c8872b', '#fff3d9']) +
      road(b.light),
  ),
  uptown: at(
    'dusk',
    (b) =>
      behind(b, 250, 250, 0.9) +
      front(
        b,
        {
          x: 560,
          width: 540,
          height: 460,
          wall: '#c9a27e',
          trim: '#f0dfc0',
          kind: 'stone',
          roof: 'dome',
          bays: 7,
        },
        maroon,
      ) +
      box(1130, 300, 46, 330, '#7a1f2b') +
      Array.from({ length: 11 }, (_unused, n) =>
        oval(1140 + (n % 2) * 26, 318 + n * 29, 6, 6, '#ffe3a0'),
      ).join('') +
      front(b, { x: 200, width: 280, height: 320, wall: '#7c5a4f', trim: '#d9c7a8', kind: 'brick' }) +
      leaves(b, [1320, 320], [1500, 300]) +
      lamp(b.light, 480) +
      road(b.light) +
      car(b.light, 1120, 826, '#44546a'),
  ),
  evanston: at(
    'noon',
    (b) =>
      sky(b.random, b.light, 1250, 220) +
      lake(b.random, b.light, 540, 680, 1250) +
      area('M330 660 L346 380 H404 L420 660Z', '#f5efe4') +
      area('M380 660 L376 380 H404 L420 660Z', '#c9bcae') +
      box(342, 330, 66, 50, '#ffe9b0') +
      area('M334 332 L375 286 L416 332Z', '#7a1f2b') +
      lawn(b, 668) +
      front(
        b,
        { x: 640, width: 520, height: 400, wall: '#d5cdbd', trim: '#5d6f80', kind: 'stone', roof: 'flat' },
        blue,
      ) +
      leaves(b, [190, 350], [540, 240], [1300, 330], [1490, 380]) +
      road(b.light),
  ),
  'oak-park': at(
    'winter',
    (b) =>
      behind(b, 1200, 1350, 0.5) +
      lawn(b, 660, '#eef1f4') +
      front(
        b,
        {
          x: 400,
          width: 760,
          height: 260,
          wall: '#b98a5e',
          trim: '#6b4a36',
          kind: 'brick',
          floors: 3,
          bays: 12,
        },
        teal,
      ) +
      area('M330 470 H1300 L1260 446 H370Z', '#6b4a36') +
      box(330, 468, 970, 12, '#f4f6f8') +
      leaves(b, [220, 360, '#a9b3b4'], [1420, 380, '#9fabad']) +
      road(b.light) +
      box(0, 716, 1600, 26, '#f2f4f7') +
      Array.from({ length: 130 }, () =>
        oval(
          b.random.next() * 1600,
          b.random.next() * 860,
          3 + b.random.next() * 3,
          3 + b.random.next() * 3,
          '#ffffff',
          'opacity=".85"',
        ),
      ).join(''),
  ),
};
