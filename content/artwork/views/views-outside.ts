import { area, box, mix, oval, shades, soft, stroke, within } from '../paint.ts';
import { sky, tree } from './land.ts';
import type { Light } from './light.ts';
import { person } from './people.ts';
import type { Scene } from './scene.ts';
import { glow } from './shell.ts';

/** A branch from above with catkins, and pollen in the air. */
export const catkins = (): string =>
  stroke('M1620 60 C1380 120 1180 90 960 30 M1330 104 C1260 160 1200 180 1130 190', '#6d4a34', 16) +
  [
    [1040, 54],
    [1130, 192],
    [1180, 92],
    [1290, 120],
    [1390, 108],
    [1480, 92],
    [1556, 76],
  ]
    .map(([x = 0, y = 0], at) => {
      const length = 120 + ((at * 47) % 60);
      return (
        stroke(`M${x} ${y} q${at % 2 ? 10 : -10} ${length / 2} 0 ${length}`, '#c9a94a', 26) +
        stroke(
          `M${x - 4} ${y + 6} q${at % 2 ? 10 : -10} ${length / 2} 0 ${length - 14}`,
          '#efd98a',
          9,
          'stroke-dasharray="5 10"',
        ) +
        oval(x + 26, y + 10, 30, 14, '#8fb35a', `transform="rotate(30 ${x} ${y})"`)
      );
    })
    .join('') +
  Array.from({ length: 60 }, (_unused, at) =>
    oval(
      1100 + ((at * 137) % 500),
      120 + ((at * 89) % 340),
      4 + (at % 3),
      4 + (at % 3),
      '#fbe89a',
      'opacity=".8"',
    ),
  ).join('');

const window = (x: number, y: number, width: number, height: number, inside: string): string =>
  box(x - 18, y - 26, width + 36, height + 44, '#efe4cf') +
  box(x, y, width, height, inside) +
  box(x - 30, y + height + 14, width + 60, 20, '#d9cbb0');

const panes = (light: Light, x: number, y: number): string =>
  window(x, y, 150, 170, mix('#7d9fb5', light.sun, 0.2)) +
  area(`M${x} ${y + 170} L${x + 90} ${y} H${x + 130} L${x + 40} ${y + 170}Z`, '#ffffff', 'opacity=".25"') +
  box(x, y + 78, 150, 9, '#efe4cf');

/** The old man at the window. */
const highest = (): string =>
  window(660, 94, 280, 212, '#5a4638') +
  within(
    'third-floor',
    'M660 94 H940 V306 H660Z',
    person({
      id: 'petrakis',
      given: 'Giacomo',
      gender: 'male',
      age: 78,
      x: 800,
      base: 372,
      size: 0.5,
      style: 'receding',
      gray: 1,
      beard: 'mustache',
      smile: 'wide',
      color: 1,
      tone: 3,
      clothes: 'sweater',
      glasses: 'round',
    }),
  );

/** The student, with water and oranges in a bag. */
const below = (): string =>
  person({
    id: 'rogers-park',
    given: 'Farid',
    gender: 'male',
    age: 24,
    x: 1030,
    base: 925,
    size: 0.78,
    isTurned: true,
    style: 'quiff',
    beard: 'stubble',
    smile: 'wide',
    color: 6,
    tone: 4,
    clothes: 'sweater',
    glasses: 'none',
  }) +
  soft(5, box(1150, 770, 110, 120, '#2a1a10'), 0.35) +
  box(1140, 760, 110, 130, '#d9b98a', 'rx="6"') +
  area('M1150 764 L1164 700 H1186 L1190 764Z', '#8fc8e6') +
  box(1166, 680, 18, 26, '#3c62a8') +
  oval(1216, 750, 24, 22, '#e0702e');

/** A house of three floors in the heat: an old man at the highest window, a student with a bag below. */
export const floors: Scene = {
  hour: 'golden',
  draw: ({ random, light }) => {
    const wall = mix('#c07a54', light.sun, 0.16);
    return (
      sky(random, light, 200, 200) +
      glow('heat', 190, 190, 520, 480, '#fff3c4', 0.95) +
      shades('front', [320, 0], [1400, 900], mix(wall, '#fff0d0', 0.3), wall, mix(wall, light.shade, 0.24)) +
      box(340, 40, 1010, 870, 'url(#front)') +
      Array.from({ length: 40 }, (_unused, row) =>
        stroke(`M340 ${60 + row * 22} H1350`, mix(wall, light.shade, 0.34), 1.6, 'opacity=".35"'),
      ).join('') +
      box(316, 16, 1058, 40, '#8a5a44') +
      [330, 600].map((y) => box(340, y, 1010, 16, '#d9b893')).join('') +
      panes(light, 420, 112) +
      panes(light, 1120, 112) +
      panes(light, 420, 400) +
      panes(light, 1120, 400) +
      panes(light, 420, 670) +
      highest() +
      box(630, 306, 340, 24, '#d9cbb0') +
      box(640, 326, 320, 30, mix(wall, '#fff0d0', 0.16)) +
      box(340, 330, 1010, 16, '#d9b893') +
      stroke('M660 120 q40 30 18 180 M940 120 q-40 30 -18 180', '#f3e3c6', 22) +
      box(690, 640, 240, 270, '#efe4cf') +
      box(712, 662, 196, 250, '#2c6a66') +
      box(736, 690, 148, 110, '#f6dca0') +
      box(-10, 850, 1620, 60, mix('#d8ccb4', light.sun, 0.2)) +
      tree(random, light, 150, 870, 460) +
      tree(random, light, 1500, 870, 420) +
      below()
    );
  },
};
