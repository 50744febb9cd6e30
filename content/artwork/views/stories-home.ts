import type { Scene } from './scene.ts';
import { writers } from '../writers.ts';
import { cover } from './rooms-night.ts';
import { sized } from './thing.ts';
import { bowl, fan, glass, label, pot } from './things-home.ts';
import { dumbbells } from './things-play.ts';
import { told, tables } from './told.ts';

/** Stories that happen at home, and what lies on a table there. */
export const homeStories: Readonly<Record<string, Scene>> = {
  'strong-bones-after-60-lift-something': told({
    hour: 'morning',
    where: 'gym',
    people: [
      { given: 'Dorotea', age: 67, x: 640, size: 1.1, style: 'pixie', gray: 0.9, smile: 'wide', color: 2 },
      {
        given: 'Wiremu',
        gender: 'male',
        age: 36,
        x: 955,
        size: 1.1,
        style: 'tousled',
        clothes: 'sweater',
        beard: 'stubble',
        color: 0,
      },
    ],
    things: dumbbells(1290, 880),
  }),
  'a-kitchen-for-your-kidneys': told({
    hour: 'golden',
    where: 'cookery',
    people: [{ ...writers.miriam, clothes: 'sweater', x: 790 }],
  }),
  'hair-skin-and-chemotherapy-what-helps': told({
    hour: 'golden',
    where: 'infusion',
    people: [
      {
        given: 'Imani',
        age: 47,
        x: 640,
        size: 1.1,
        style: 'wrap',
        color: 10,
        smile: 'wide',
        tone: 7,
        earrings: true,
      },
      {
        given: 'Ulrike',
        age: 55,
        x: 960,
        size: 1.1,
        style: 'cap',
        clothes: 'sweater',
        color: 4,
        smile: 'open',
      },
    ],
    front: cover('#e0b48a', '#f6e6d0'),
  }),
  'winter-blues-or-depression': told({
    hour: 'winter',
    where: 'busStop',
    people: [
      {
        given: 'Stellan',
        gender: 'male',
        age: 38,
        x: 800,
        clothes: 'jacket',
        style: 'swept',
        smile: 'closed',
        beard: 'stubble',
        color: 3,
      },
    ],
    things: '',
  }),
  'ten-minutes-of-strength-for-people-who-sit': told({
    hour: 'noon',
    where: 'copier',
    people: [
      {
        given: 'Kenji',
        gender: 'male',
        age: 41,
        x: 800,
        style: 'quiff',
        smile: 'wide',
        clothes: 'sweater',
        color: 6,
        tone: 2,
      },
    ],
    things: dumbbells(1230, 860) + sized(glass, 0.8)(330, 855),
    on: tables.oak,
  }),
  'menopause-at-work': told({
    hour: 'noon',
    where: 'office',
    people: [
      {
        given: 'Nkechi',
        age: 51,
        x: 800,
        style: 'cropped',
        clothes: 'jacket',
        smile: 'wide',
        color: 8,
        tone: 8,
        glasses: 'square',
      },
    ],
    things: fan(1180, 865) + glass(330, 850),
    on: tables.walnut,
  }),
  'reading-a-food-label-in-ten-seconds': told({
    hour: 'morning',
    where: 'market',
    people: [
      {
        given: 'Priya',
        age: 36,
        x: 800,
        style: 'ponytail',
        fringe: 'none',
        smile: 'open',
        color: 2,
        tone: 5,
      },
    ],
    things: label(1180, 870) + bowl('#2f6f86')(380, 860),
    on: tables.white,
  }),
  'new-knees-same-day-home': told({
    hour: 'golden',
    where: 'porch',
    people: [
      {
        given: 'Concepción',
        age: 66,
        x: 690,
        style: 'bun',
        gray: 0.9,
        smile: 'wide',
        color: 1,
        tone: 4,
        clothes: 'sweater',
      },
    ],
    things: '',
  }),
  'hearing-aids-and-the-dinner-table': told({
    hour: 'dusk',
    where: 'dining',
    people: [
      {
        given: 'Anselm',
        gender: 'male',
        age: 72,
        x: 620,
        size: 0.86,
        style: 'receding',
        smile: 'wide',
        gray: 1,
        color: 3,
      },
      { given: 'Delphine', age: 44, x: 800, size: 0.9, style: 'lob', smile: 'wide', color: 8, tone: 2 },
      { given: 'Uma', age: 13, x: 975, size: 0.8, style: 'long', smile: 'open', color: 10, tone: 3 },
    ],
    things: bowl('#6f2433')(420, 880) + pot(1380, 870),
    on: tables.walnut,
  }),
};
