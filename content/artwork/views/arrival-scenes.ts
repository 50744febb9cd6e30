import type { Scene } from './scene.ts';
import { area, box, mix, soft, stroke } from '../paint.ts';
import { entrance, house } from './house.ts';
import { hill, sky, skyline, tree } from './land.ts';
import type { Light } from './light.ts';
import { bushes, car, lamp, road } from './street.ts';
import { paper } from './things-care.ts';
import { quoted } from './quoted.ts';
import { cover } from './rooms-night.ts';
import { sized } from './thing.ts';
import { books } from './things-home.ts';
import { bear } from './things-play.ts';
import { tables, told } from './told.ts';

/** A parking garage: open decks, cars behind the rails, a sign. */
function garage(light: Light, x: number, base: number): string {
  const concrete = mix('#cfcac0', light.sun, 0.2);
  const dark = mix('#4a4f58', light.shade, 0.35);
  const decks = [0, 1, 2, 3].map((floor) => {
    const top = base - 320 + floor * 80;
    return (
      box(x, top, 470, 80, dark) +
      [0, 1, 2, 3]
        .map((bay) =>
          box(
            x + 40 + bay * 108,
            top + 22,
            62,
            26,
            ['#a8323a', '#d8d3c8', '#3c62a8', '#5f7f6a'][(bay + floor) % 4] ?? '',
            'rx="9"',
          ),
        )
        .join('') +
      box(x - 6, top + 42, 482, 30, concrete) +
      box(x - 6, top + 68, 482, 5, mix(concrete, light.shade, 0.35))
    );
  });
  const columns = [0, 1, 2, 3, 4].map((at) => box(x - 6 + at * 117, base - 332, 14, 332, concrete));
  return (
    decks.join('') +
    columns.join('') +
    box(x - 12, base - 344, 494, 22, concrete) +
    box(x + 170, base - 70, 130, 70, mix(dark, '#000000', 0.3)) +
    box(x + 356, base - 430, 84, 84, '#1a4f8b', 'rx="10"') +
    stroke(`M${x + 386} ${base - 364} v-52 h18 q20 0 20 16 q0 16 -20 16 h-18`, '#ffffff', 11)
  );
}

/** A suitcase that stands on a table. @param x - its left edge @param y - its lower edge */
const suitcase = (x: number, y: number): string =>
  stroke(`M${x + 84} ${y - 168} v-34 q0 -12 12 -12 h58 q12 0 12 12 v34`, '#4a3428', 12) +
  box(x, y - 168, 250, 168, '#8a5a3a', 'rx="18"') +
  box(x, y - 168, 250, 34, mix('#8a5a3a', '#fff0d8', 0.25), 'rx="18"') +
  box(x + 38, y - 168, 22, 168, '#5e3b26') +
  box(x + 190, y - 168, 22, 168, '#5e3b26') +
  box(x + 98, y - 112, 54, 38, '#e7d7b8', 'rx="6"');

/** Arriving: the way in, and who waits there. */
export const arrivalScenes: Readonly<Record<string, Scene>> = {
  arrival: {
    hour: 'morning',
    draw: ({ random, light }) =>
      sky(random, light, 1300, 190) +
      skyline(random, light, 560, 1100, 0.9) +
      hill(random, light, 640, 12, light.leaf) +
      house(random, light, {
        x: 150,
        base: 722,
        width: 640,
        height: 470,
        side: 90,
        wall: '#c9b79b',
        trim: '#f3ead8',
        floors: 7,
        bays: 11,
        kind: 'stone',
        roof: 'garden',
      }) +
      entrance(light, 470, 722, 260, 112, '#a8121a') +
      garage(light, 1030, 722) +
      tree(random, light, 950, 730, 250) +
      tree(random, light, 70, 735, 300) +
      road(light) +
      lamp(light, 860) +
      car(light, 330, 800, '#a8323a') +
      car(light, 1120, 838, '#3c62a8'),
  },
  'red-door': {
    hour: 'golden',
    draw: ({ random, light }) => {
      const wall = mix('#b5764f', light.sun, 0.12);
      const courses = Array.from({ length: 32 }, (_unused, row) =>
        stroke(`M0 ${row * 26} H1600`, mix(wall, light.shade, 0.3), 2, 'opacity=".4"'),
      ).join('');
      const leaf = (x: number): string =>
        box(x, 250, 190, 520, '#a8121a') +
        box(x + 26, 286, 138, 190, mix('#2f4a63', light.high, 0.35)) +
        area(`M${x + 26} 476 L${x + 120} 286 H${x + 164} L${x + 70} 476Z`, '#ffffff', 'opacity=".18"') +
        box(x + 26, 520, 138, 210, mix('#a8121a', '#3a0508', 0.28)) +
        box(x + 38, 532, 114, 186, '#a8121a');
      return (
        box(0, 0, 1600, 900, wall) +
        courses +
        box(560, 130, 480, 640, '#efe4cf') +
        box(600, 170, 400, 66, mix('#ffdfa0', light.high, 0.2)) +
        leaf(606) +
        leaf(804) +
        box(784, 480, 10, 90, '#f2d9a0') +
        box(806, 480, 10, 90, '#f2d9a0') +
        soft(12, box(520, 118, 560, 30, light.shade), 0.4) +
        box(500, 84, 600, 44, mix('#6d1119', light.sun, 0.1)) +
        [0, 1, 2]
          .map((step) =>
            box(
              520 - step * 60,
              770 + step * 34,
              560 + step * 120,
              36,
              mix('#d8d0c0', light.shade, step * 0.08),
            ),
          )
          .join('') +
        box(0, 872, 1600, 40, mix('#b9b1a2', light.shade, 0.15)) +
        [
          [150, 360],
          [1240, 1450],
        ]
          .map(
            ([from = 0, to = 0]) =>
              box(from - 24, 784, to - from + 48, 92, mix('#5a5048', light.shade, 0.2), 'rx="8"') +
              bushes(random, light, from - 14, to + 14, 780) +
              bushes(random, light, from, to, 758),
          )
          .join('') +
        [230, 1290]
          .map(
            (x) =>
              box(x, 190, 90, 270, mix('#22303f', light.high, 0.3)) +
              soft(5, box(x + 8, 200, 74, 250, '#ffdfa0'), 0.5) +
              stroke(`M${x + 45} 190 V460 M${x} 325 h90`, '#efe4cf', 8),
          )
          .join('')
      );
    },
  },
  'story-time': told({
    hour: 'golden',
    where: 'reading',
    people: [
      {
        given: 'Adaeze',
        age: 34,
        x: 640,
        size: 1.1,
        style: 'locs',
        smile: 'open',
        color: 8,
        tone: 8,
        clothes: 'sweater',
      },
      {
        given: 'Mateo',
        gender: 'male',
        age: 5,
        x: 935,
        size: 0.94,
        style: 'tousled',
        smile: 'wide',
        color: 3,
        tone: 6,
        hair: '#33251d',
        clothes: 'sweater',
      },
    ],
    things: sized(books, 0.8)(1120, 880) + sized(bear, 0.8)(440, 800),
    front: cover('#7a9ac0', '#f6e6b8'),
  }),
  coordinator: told({
    hour: 'noon',
    where: 'passage',
    people: [{ ...quoted.samir, x: 770 }],
    things: paper(400, 850) + suitcase(1080, 850),
    on: tables.walnut,
  }),
};
