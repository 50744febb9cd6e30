import { area, box, mix, oval, shades, soft } from '../paint.ts';
import { room } from './indoors.ts';
import { hill, lake, sky, skyline, tree } from './land.ts';
import type { Brush } from './scene.ts';
import { childrensRooms } from './rooms-children.ts';
import { clinicRooms } from './rooms-clinic.ts';
import { homeRooms } from './rooms-home.ts';
import { machineRooms } from './rooms-machines.ts';
import { nightRooms } from './rooms-night.ts';
import { quietRooms } from './rooms-quiet.ts';
import { outsides } from './rooms-outside.ts';
import { workRooms } from './rooms-work.ts';
import { bushes } from './street.ts';

/** Where a story happens. */
export const settings = {
  ...childrensRooms,
  ...clinicRooms,
  ...homeRooms,
  ...machineRooms,
  ...nightRooms,
  ...outsides,
  ...quietRooms,
  ...workRooms,
  room: ({ random, light }: Brush) => room(random, light, '#e4e2d8'),
  clinic: ({ random, light }: Brush) => room(random, light, '#d9e6ea'),
  kitchen: ({ random, light }: Brush) =>
    room(random, light, '#f0dcbc') +
    [0, 1, 2, 3]
      .map((at) => box(1190 + at * 98, 60, 90, 104, mix('#b5673f', light.shade, 0.08 * at), 'rx="6"'))
      .join(''),
  park: ({ random, light }: Brush) =>
    sky(random, light, 1180, 250) +
    skyline(random, light, 540, 420, 0.8) +
    hill(random, light, 560, 26, mix(light.leaf, light.sun, 0.25)) +
    [140, 360, 1320, 1500].map((x) => tree(random, light, x, 760, 360)).join('') +
    hill(random, light, 730, -16, light.leaf),
  lake: ({ random, light }: Brush) =>
    sky(random, light, 420, 290) +
    skyline(random, light, 500, 1180) +
    lake(random, light, 500, 740, 420) +
    hill(random, light, 720, 14, mix(light.leaf, '#c9b48a', 0.4)),
  garden: ({ random, light }: Brush) =>
    sky(random, light, 1250, 230) +
    skyline(random, light, 520, 350, 0.9) +
    hill(random, light, 540, 14, mix(light.leaf, light.sun, 0.2)) +
    [0, 1, 2, 3]
      .map(
        (row) =>
          area(
            `M0 ${620 + row * 74} Q800 ${596 + row * 74} 1600 ${620 + row * 74} v30 H0Z`,
            mix('#6a4730', light.shade, 0.2),
          ) + bushes(random, light, -10, 1620, 616 + row * 74),
      )
      .join(''),
  snow: ({ random, light }: Brush) =>
    sky(random, light, 300, 250) +
    skyline(random, light, 560, 1000, 0.9) +
    hill(random, light, 600, 26, '#e6ecf2') +
    [150, 1450].map((x) => tree(random, light, x, 760, 360, '#9aa7ab')).join('') +
    hill(random, light, 740, -16, '#f2f5f8') +
    Array.from({ length: 120 }, () =>
      oval(
        random.next() * 1600,
        random.next() * 860,
        3 + random.next() * 4,
        3 + random.next() * 4,
        '#ffffff',
        'opacity=".9"',
      ),
    ).join(''),
  corridor: ({ light }: Brush) => {
    const doors = [0, 1, 2]
      .map(
        (at) =>
          area(
            `M${60 + at * 170} ${180 + at * 62} L${170 + at * 140} ${210 + at * 60} V${770 - at * 66} L${60 + at * 170} ${840 - at * 76}Z`,
            mix('#5c7fa0', light.shade, 0.15 + at * 0.08),
          ) +
          area(
            `M${1540 - at * 170} ${180 + at * 62} L${1430 - at * 140} ${210 + at * 60} V${770 - at * 66} L${1540 - at * 170} ${840 - at * 76}Z`,
            mix('#5c7fa0', light.shade, 0.25 + at * 0.08),
          ),
      )
      .join('');
    return (
      shades('hall', [0, 0], [0, 900], '#3b4d74', '#5d7296', '#2a3655') +
      box(0, 0, 1600, 900, 'url(#hall)') +
      area('M0 900 L620 560 H980 L1600 900Z', '#46587c') +
      area('M0 0 L620 330 H980 L1600 0Z', '#4d608a') +
      box(620, 330, 360, 230, '#c9d6ea') +
      doors +
      [0, 1, 2]
        .map((at) =>
          area(
            `M${700 + at * 10 - (2 - at) * 60} ${60 + at * 96} H${900 - at * 10 + (2 - at) * 60} L${880 - at * 8 + (2 - at) * 40} ${100 + at * 82} H${720 + at * 8 - (2 - at) * 40}Z`,
            '#fff3cf',
          ),
        )
        .join('') +
      soft(40, oval(800, 700, 420, 160, '#ffe6ae'), 0.4) +
      soft(20, box(620, 330, 360, 230, '#fff7e0'), 0.6)
    );
  },
} as const satisfies Readonly<Record<string, (brush: Brush) => string>>;
