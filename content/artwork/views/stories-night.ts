import type { Scene } from './scene.ts';
import { cover } from './rooms-night.ts';
import { sized } from './thing.ts';
import { thermometer } from './things-care.ts';
import { mug, phone } from './things-home.ts';
import { bear } from './things-play.ts';
import { told, tables } from './told.ts';

/** Stories of the night and of corridors. */
export const nightStories: Readonly<Record<string, Scene>> = {
  'what-happens-in-the-first-hour-of-a-stroke': told({
    hour: 'dusk',
    where: 'scanner',
    people: [
      {
        given: 'Nnamdi',
        gender: 'male',
        age: 44,
        x: 955,
        size: 1.1,
        clothes: 'scrubs',
        style: 'cap',
        smile: 'closed',
        tone: 8,
      },
      {
        given: 'Keiko',
        age: 39,
        x: 645,
        size: 1.1,
        clothes: 'coat',
        style: 'ponytail',
        smile: 'closed',
        color: 1,
      },
    ],
    things: '',
  }),
  'colds-flu-or-rsv-a-guide-for-tired-parents': told({
    hour: 'night',
    where: 'evening',
    people: [
      { given: 'Divya', age: 33, x: 660, style: 'long', smile: 'closed', color: 4, tone: 5 },
      {
        given: 'Anjali',
        age: 5,
        x: 940,
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
    where: 'nursery',
    people: [
      {
        given: 'Matteo',
        gender: 'male',
        age: 36,
        clothes: 'sweater',
        x: 1190,
        style: 'quiff',
        beard: 'short',
        smile: 'closed',
        color: 3,
        tone: 3,
      },
      { given: 'Chiara', age: 6, x: 760, size: 1, style: 'wavy', smile: 'closed', color: 8, tone: 2 },
    ],
    things: sized(bear, 0.85)(420, 800) + sized(thermometer, 0.8)(1010, 850),
    front: cover('#c9a04a', '#f6e6b8'),
  }),
  'snoring-is-funny-until-it-isnt': told({
    hour: 'night',
    where: 'asleep',
    people: [
      {
        given: 'Bartholomew',
        gender: 'male',
        age: 54,
        clothes: 'sweater',
        x: 955,
        size: 1.1,
        style: 'bald',
        beard: 'goatee',
        smile: 'closed',
        color: 3,
        tone: 3,
      },
      { given: 'Rosalind', age: 50, x: 640, size: 1.1, style: 'bob', smile: 'open', color: 9, tone: 2 },
    ],
    front: cover('#6a5a94', '#cfc6e6'),
  }),
  'teenagers-phones-and-sleep-a-truce': told({
    hour: 'night',
    where: 'teenager',
    people: [
      {
        given: 'Jalen',
        gender: 'male',
        age: 16,
        clothes: 'sweater',
        x: 800,
        style: 'fade',
        smile: 'closed',
        beard: 'none',
        glasses: 'none',
        color: 1,
        tone: 7,
      },
      { given: 'Thandiwe', age: 43, x: 1200, style: 'locs', smile: 'open', color: 6, tone: 7 },
    ],
    things: sized(phone, 0.8)(560, 850),
    front: cover('#3c7f8a', '#a9dce0'),
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
};
