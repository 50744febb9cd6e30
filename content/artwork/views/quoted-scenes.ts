import { box, oval, shades, soft, stroke } from '../paint.ts';
import { writers } from '../writers.ts';
import { quoted } from './quoted.ts';
import { bars } from './rooms-clinic.ts';
import { cover } from './rooms-night.ts';
import type { Scene } from './scene.ts';
import { settings } from './settings.ts';
import { glow } from './shell.ts';
import { sized } from './thing.ts';
import { mug, phone } from './things-home.ts';
import { bear, flowers } from './things-play.ts';
import { tables, told } from './told.ts';

/** A lamp for a desk by night. */
const deskLamp = (x: number, y: number): string =>
  glow('desk-lamp', x + 60, y - 40, 460, 360, '#ffdf9a', 0.95) +
  oval(x, y, 80, 14, '#2b3640') +
  stroke(`M${x} ${y} L${x - 50} ${y - 150} L${x + 40} ${y - 260}`, '#2b3640', 13) +
  `<g transform="rotate(34 ${x + 60} ${y - 250})">${box(x + 10, y - 290, 120, 70, '#2c7474', 'rx="30"')}${oval(x + 130, y - 255, 14, 32, '#fff6d8')}</g>`;

/** A plaster on the ear of a bear. */
const treated = (x: number, y: number): string =>
  bear(x, y) +
  `<g transform="rotate(-24 ${x + 50} ${y - 208})">${box(x + 18, y - 222, 72, 26, '#f6dcc0', 'rx="13"')}${box(x + 42, y - 221, 24, 24, '#fffaf0')}</g>`;

/** Papers for a journey to a doctor: a passport, pictures of the chest, letters. */
const records: Scene = {
  hour: 'noon',
  draw: () => {
    const cast = (drawing: string): string =>
      soft(12, `<g transform="translate(14 20)">${drawing}</g>`, 0.35);
    const ribs = [0, 1, 2, 3, 4, 5]
      .map((row) =>
        stroke(
          `M690 ${250 + row * 52} q-110 -20 -150 ${40 + row * 4} M730 ${250 + row * 52} q110 -20 150 ${40 + row * 4}`,
          '#b9cbd8',
          15,
          'opacity=".7"',
        ),
      )
      .join('');
    return (
      shades('above', [0, 0], [1600, 900], '#e9dcc6', '#d3bd98', '#a98c66') +
      box(0, 0, 1600, 900, 'url(#above)') +
      `<g transform="rotate(-4 710 440)">${cast(box(470, 110, 480, 640, '#10141c', 'rx="10"'))}${box(470, 110, 480, 640, '#1a2430', 'rx="10"')}${soft(8, oval(600, 400, 96, 210, '#0c131b') + oval(820, 400, 96, 210, '#0c131b'))}${soft(5, box(692, 170, 36, 500, '#a9bccb', 'rx="16"') + oval(770, 470, 90, 100, '#8fa3b3'), 0.75)}${ribs}${stroke('M700 200 Q600 170 520 210 M720 200 Q820 170 900 210', '#c9d8e2', 17)}</g>` +
      `<g transform="rotate(9 1210 330)">${cast(box(1050, 120, 320, 430, '#10141c', 'rx="18"'))}${box(1050, 120, 320, 430, '#7a1f2b', 'rx="18"')}${oval(1210, 300, 84, 84, 'none', 'stroke="#e0c27a" stroke-width="9"')}${stroke('M1126 300 H1294 M1210 216 C1160 260 1160 340 1210 384 C1260 340 1260 260 1210 216 M1146 256 Q1210 280 1274 256 M1146 344 Q1210 320 1274 344', '#e0c27a', 6)}${box(1120, 430, 180, 15, '#e0c27a', 'rx="7"')}${box(1150, 464, 120, 11, '#e0c27a', 'rx="5"')}</g>` +
      `<g transform="rotate(-9 250 540)">${cast(box(60, 380, 380, 270, '#10141c'))}${box(60, 380, 380, 270, '#fffaf0')}${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => box(64 + at * 42, 380, 21, 14, at % 2 ? '#3c62a8' : '#a8323a')).join('')}${box(340, 412, 76, 92, '#8fb8c0')}${oval(378, 458, 24, 24, '#fdf3e6')}${box(96, 540, 200, 13, '#5a6068')}${box(96, 570, 150, 11, '#9aa3ad')}${stroke('M270 430 q24 -16 48 0 t48 0 M270 452 q24 -16 48 0 t48 0', '#5a6068', 4)}</g>` +
      `<g transform="rotate(5 1220 730)">${cast(box(1000, 640, 440, 170, '#10141c', 'rx="12"'))}${box(1000, 640, 440, 170, '#e9f1f6', 'rx="12"')}${box(1000, 640, 440, 46, '#1a4f8b', 'rx="12"')}${box(1030, 710, 130, 15, '#34363d')}${box(1030, 742, 90, 11, '#9aa3ad')}${stroke('M1200 750 H1290 m0 0 l-18 -14 m18 14 l-18 14', '#1a4f8b', 7)}${box(1320, 710, 90, 15, '#34363d')}${box(1320, 742, 70, 11, '#9aa3ad')}</g>`
    );
  },
};

/** Sheets with notes, and a pen on them. */
const letterPad = (x: number, y: number): string =>
  soft(8, box(x - 130, y - 50, 300, 60, '#1c1a24'), 0.35) +
  [0, 1, 2]
    .map(
      (at) =>
        `<path d="M${x - 150 + at * 12} ${y - at * 7} L${x - 90 + at * 12} ${y - 66 - at * 7} H${x + 150 + at * 12} L${x + 130 + at * 12} ${y - at * 7}Z" fill="${['#e3ddd0', '#efeae0', '#fffdf6'][at]}"/>`,
    )
    .join('') +
  [0, 1, 2]
    .map((row) => stroke(`M${x - 70 + 10 - row * 16} ${y - 66 + row * 16} h${170 - row * 30}`, '#2b3a66', 4))
    .join('') +
  stroke(`M${x + 40} ${y - 20} L${x + 150} ${y - 90}`, '#7a1f2b', 11);

/** A writer as in their portrait, in the middle of a picture. */
const writing = (who: keyof typeof writers) => {
  const { clothes: _likeThePortrait, ...sitter } = writers[who];
  return { ...sitter, x: 800 };
};

/** Who is quoted or writes, and what stands beside the words. */
export const quotedScenes: Readonly<Record<string, Scene>> = {
  'night-desk': told({
    hour: 'night',
    where: 'nightStation',
    people: [{ ...quoted.ruth, x: 800 }],
    things: deskLamp(390, 860) + mug('#7a1f2b')(1200, 866),
    on: tables.walnut,
  }),
  'numbers-on-the-wall': told({
    hour: 'morning',
    where: 'results',
    people: [{ ...quoted.ruth, x: 930, isTurned: true }],
  }),
  'one-number': told({
    hour: 'golden',
    where: 'balcony',
    people: [{ ...quoted.ilse, x: 800 }],
    things: phone(500, 866) + mug('#7a5a9b')(1130, 866),
    on: tables.oak,
  }),
  'parallel-bars': {
    hour: 'morning',
    draw: (brush) =>
      told({ hour: 'morning', where: 'gym', people: [{ ...quoted.dele, x: 800, base: 905 }] }).draw(brush) +
      bars(),
  },
  'brave-bear': told({
    hour: 'morning',
    where: 'reading',
    people: [{ ...quoted.juno, x: 690, size: 1.06 }],
    things: treated(950, 850),
    front: cover('#e0a94a', '#fbf0d2'),
  }),
  signs: told({
    hour: 'noon',
    where: 'passage',
    people: [
      {
        given: 'Ximena',
        age: 24,
        x: 800,
        style: 'curls',
        smile: 'wide',
        clothes: 'fleece',
        color: 8,
        tone: 5,
      },
    ],
  }),
  'quiet-company': told({
    hour: 'spring',
    where: 'sickroom',
    people: [
      {
        given: 'Anselm',
        gender: 'male',
        age: 79,
        x: 760,
        style: 'receding',
        gray: 1,
        smile: 'closed',
        color: 6,
        tone: 2,
        clothes: 'sweater',
        glasses: 'thin',
      },
      {
        given: 'Noor',
        age: 29,
        x: 1190,
        style: 'hijab',
        smile: 'closed',
        color: 3,
        tone: 4,
        clothes: 'sweater',
      },
    ],
    things: sized(flowers, 0.8)(430, 800),
    front: cover('#8f9cc4', '#e9ecf6'),
  }),
  'room-for-two': { hour: 'spring', draw: settings.ward },
  'family-kitchen': { hour: 'morning', draw: settings.shared },
  'play-room': { hour: 'noon', draw: settings.playroom },
  records,
  // Those who write, each where they find their stories; faces whole in a wide card.
  'nora-at-work': told({
    hour: 'dusk',
    where: 'dining',
    people: [writing('nora')],
    things: letterPad(1130, 860) + mug('#2c7474')(450, 866),
    on: tables.walnut,
  }),
  'ji-woo-at-work': told({ hour: 'noon', where: 'laboratory', people: [writing('ji-woo')] }),
  'miriam-at-work': told({ hour: 'morning', where: 'market', people: [writing('miriam')] }),
  'tomas-at-work': told({ hour: 'spring', where: 'shore', people: [writing('tomas')] }),
};
