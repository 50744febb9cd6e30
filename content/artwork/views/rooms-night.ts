import { area, box, mix, oval, shades, soft, stroke, within } from '../paint.ts';
import { books } from './things-home.ts';
import type { Brush } from './scene.ts';
import { curtain, glow, shell } from './shell.ts';

/** A window by night with a moon and stars. */
const moonlit = ({ random, light }: Brush, x: number, y: number, width: number, height: number): string =>
  box(x - 14, y - 14, width + 28, height + 28, '#c9c4d4') +
  within(
    'moonlit',
    `M${x} ${y} h${width} v${height} h${-width}Z`,
    shades('moonlight', [x, y], [x, y + height], light.high, mix(light.middle, light.low, 0.4)) +
      box(x, y, width, height, 'url(#moonlight)') +
      Array.from({ length: 26 }, () =>
        oval(x + random.next() * width, y + random.next() * height * 0.8, 2.4, 2.4, '#f2eedd'),
      ).join('') +
      soft(12, oval(x + width * 0.62, y + height * 0.34, 62, 62, '#f2eedd'), 0.5) +
      oval(x + width * 0.62, y + height * 0.34, 38, 38, '#f7f2dc') +
      oval(x + width * 0.62 + 17, y + height * 0.34 - 8, 32, 32, mix(light.high, light.middle, 0.4)),
  ) +
  box(x + width / 2 - 5, y, 10, height, '#c9c4d4');

/** A lamp that stands on a small table. */
const bedside = (x: number): string =>
  glow('bedside', x, 440, 640, 520, '#ffd98a', 0.85) +
  box(x - 110, 610, 220, 300, '#6d4a38') +
  box(x - 96, 650, 192, 90, '#83593f') +
  box(x - 126, 596, 252, 20, '#8a6044') +
  stroke(`M${x} 596 V520`, '#d9c49a', 14) +
  oval(x, 594, 46, 10, '#d9c49a') +
  area(`M${x - 54} 404 H${x + 54} L${x + 92} 524 H${x - 92}Z`, '#f6d99a') +
  soft(8, area(`M${x - 30} 420 H${x + 30} L${x + 50} 512 H${x - 50}Z`, '#fffbe6'), 0.9);

const headboard = (color: string): string =>
  box(330, 330, 940, 480, color, 'rx="50"') +
  box(362, 362, 876, 420, mix(color, '#ffffff', 0.12), 'rx="34"') +
  [0, 1]
    .map(
      (at) =>
        box(390 + at * 420, 520, 400, 260, '#e9e6f0', 'rx="70"') +
        soft(20, oval(590 + at * 420, 740, 150, 40, '#6a6a94'), 0.5),
    )
    .join('');

/** A cover over the knees of people in bed. */
export const cover = (color: string, stripe: string): string =>
  soft(12, area('M-20 770 Q400 700 800 724 Q1240 690 1620 764 V800 H-20Z', '#10142a'), 0.4) +
  shades('cover', [0, 720], [1400, 900], mix(color, '#ffffff', 0.28), color, mix(color, '#10142a', 0.3)) +
  area('M-20 776 Q400 706 800 732 Q1240 698 1620 772 V910 H-20Z', 'url(#cover)') +
  [0, 1, 2]
    .map((at) =>
      stroke(
        `M-20 ${818 + at * 36} Q400 ${752 + at * 40} 800 ${776 + at * 38} Q1240 ${744 + at * 40} 1620 ${812 + at * 36}`,
        stripe,
        7,
        'opacity=".55"',
      ),
    )
    .join('');

/** A bedroom with a lamp beside the bed. */
const asleep = (brush: Brush): string =>
  shell(brush, '#4b5684', '#3a3450', 860) +
  moonlit(brush, 1240, 70, 250, 300) +
  curtain(1150, 50, 80, 400, '#7a6a94') +
  curtain(1500, 50, 80, 400, '#6a5c86') +
  headboard('#7a5240') +
  bedside(190);

/** A teenager's room: a string of lights, posters, a shelf. */
const teenager = (brush: Brush): string => {
  const bulbs = Array.from({ length: 15 }, (_unused, at) => {
    const [x, y] = [40 + at * 110, 90 + Math.sin((at / 14) * Math.PI * 3) * 26 + 30];
    return soft(12, oval(x, y, 34, 34, '#ffd98a'), 0.7) + oval(x, y, 9, 12, '#fff3cf');
  }).join('');
  return (
    shell(brush, '#5a4a78', '#2f2a48', 860) +
    stroke(
      'M0 110 C260 190 420 60 620 110 C800 160 980 60 1160 110 C1340 160 1480 90 1600 110',
      '#33294a',
      4,
    ) +
    bulbs +
    `<g transform="rotate(-3 340 330)">${box(220, 200, 240, 300, '#e0704a')}${oval(340, 320, 74, 74, '#f6d99a')}${box(250, 430, 180, 18, '#44284a')}${box(280, 462, 120, 12, '#44284a')}</g>` +
    `<g transform="rotate(2 1320 330)">${box(1200, 190, 250, 190, '#3c8a8f')}${stroke('M1230 340 l50 -80 l40 50 l50 -90 l50 110', '#f2e6b8', 10)}</g>` +
    box(1170, 500, 340, 16, '#8a6242') +
    books(1300, 500) +
    headboard('#39325c')
  );
};

/** A child's room by night: a lamp like a moon, stars on the wall. */
const nursery = (brush: Brush): string =>
  shell(brush, '#3f5680', '#2a3654', 860) +
  Array.from({ length: 18 }, () => {
    const [x, y] = [brush.random.next() * 1600, 40 + brush.random.next() * 330];
    const r = 9 + brush.random.next() * 12;
    return area(
      `M${x} ${y - r} l${r * 0.3} ${r * 0.7} l${r * 0.75} ${r * 0.1} l${-r * 0.55} ${r * 0.5} l${r * 0.15} ${r * 0.75} l${-r * 0.65} ${-r * 0.36} l${-r * 0.65} ${r * 0.36} l${r * 0.15} ${-r * 0.75} l${-r * 0.55} ${-r * 0.5} l${r * 0.75} ${-r * 0.1}Z`,
      '#f2dc94',
      'opacity=".75"',
    );
  }).join('') +
  glow('moon-lamp', 1360, 430, 560, 480, '#ffdf9a', 0.85) +
  oval(1360, 430, 92, 92, '#ffefb8') +
  oval(1330, 410, 16, 14, '#f0d890') +
  oval(1386, 456, 20, 17, '#f0d890') +
  box(1240, 560, 250, 320, '#8a6a9a') +
  box(1226, 544, 278, 20, '#a584b4') +
  box(1262, 590, 206, 100, '#9a7aaa') +
  box(160, 470, 1000, 400, '#e9e2d0', 'rx="40"') +
  Array.from({ length: 9 }, (_unused, at) => box(220 + at * 108, 500, 20, 340, '#c9bfa8')).join('') +
  box(160, 470, 1000, 34, '#f6f0e0', 'rx="17"');

/** Rooms by night. */
export const nightRooms = { asleep, teenager, nursery } as const;
