import type { Scene } from './scene.ts';
import { cooler, thermometer } from './things-care.ts';
import { clock, mug, phone } from './things-home.ts';
import { bear } from './things-play.ts';
import { told, tables } from './told.ts';

/** Stories of the night and of corridors. */
export const nightStories: Readonly<Record<string, Scene>> = {
  'what-happens-in-the-first-hour-of-a-stroke': told({
    hour: 'dusk',
    where: 'corridor',
    people: [
      {
        given: 'Nnamdi',
        gender: 'male',
        age: 44,
        x: 900,
        clothes: 'scrubs',
        style: 'cap',
        smile: 'closed',
        tone: 8,
      },
      { given: 'Keiko', age: 39, x: 600, clothes: 'coat', style: 'ponytail', smile: 'closed', color: 1 },
    ],
    things: clock(1290, 870),
    on: tables.white,
  }),
  'colds-flu-or-rsv-a-guide-for-tired-parents': told({
    hour: 'night',
    where: 'bedroom',
    people: [
      { given: 'Divya', age: 33, x: 620, style: 'long', smile: 'closed', color: 4, tone: 5 },
      {
        given: 'Anjali',
        age: 5,
        x: 960,
        size: 0.84,
        style: 'bob',
        fringe: 'full',
        smile: 'closed',
        color: 5,
        tone: 5,
      },
    ],
    things: thermometer(1290, 860) + mug('#c85a4a')(330, 850),
    on: tables.walnut,
  }),
  'what-your-childs-fever-is-trying-to-tell-you': told({
    hour: 'night',
    where: 'bedroom',
    people: [
      {
        given: 'Matteo',
        gender: 'male',
        age: 36,
        x: 620,
        style: 'quiff',
        beard: 'short',
        smile: 'closed',
        color: 3,
        tone: 3,
      },
      { given: 'Chiara', age: 6, x: 960, size: 0.84, style: 'wavy', smile: 'closed', color: 8, tone: 2 },
    ],
    things: thermometer(330, 860) + bear(1300, 880),
    on: tables.walnut,
  }),
  'snoring-is-funny-until-it-isnt': told({
    hour: 'night',
    where: 'bedroom',
    people: [
      {
        given: 'Bartholomew',
        gender: 'male',
        age: 54,
        x: 980,
        style: 'bald',
        beard: 'goatee',
        smile: 'closed',
        color: 3,
        tone: 3,
      },
      { given: 'Rosalind', age: 50, x: 620, style: 'bob', smile: 'open', color: 9, tone: 2 },
    ],
    things: clock(1320, 870),
    on: tables.walnut,
  }),
  'teenagers-phones-and-sleep-a-truce': told({
    hour: 'night',
    where: 'bedroom',
    people: [
      {
        given: 'Jalen',
        gender: 'male',
        age: 16,
        x: 900,
        style: 'fade',
        smile: 'closed',
        beard: 'none',
        glasses: 'none',
        color: 1,
        tone: 7,
      },
      { given: 'Thandiwe', age: 43, x: 570, style: 'locs', smile: 'open', color: 6, tone: 7 },
    ],
    things: phone(1250, 860),
    on: tables.walnut,
  }),
  'what-a-nurse-sees-at-two-in-the-morning': told({
    hour: 'night',
    where: 'corridor',
    people: [
      {
        given: 'Rosalind',
        age: 52,
        x: 800,
        size: 1.14,
        style: 'bun',
        clothes: 'scrubs',
        smile: 'closed',
        color: 2,
        tone: 6,
      },
    ],
  }),
  'how-a-kidney-got-from-naperville-to-pilsen': told({
    hour: 'dusk',
    where: 'corridor',
    people: [
      { given: 'Lucía', age: 40, x: 640, style: 'cap', clothes: 'scrubs', smile: 'open', color: 0, tone: 4 },
      {
        given: 'Cormac',
        gender: 'male',
        age: 47,
        x: 960,
        style: 'cap',
        clothes: 'scrubs',
        smile: 'closed',
        color: 3,
        beard: 'short',
      },
    ],
    things: cooler(1330, 880),
    on: tables.white,
  }),
};
