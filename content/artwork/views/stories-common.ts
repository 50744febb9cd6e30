import type { Scene } from './scene.ts';
import { inhaler, paper } from './things-care.ts';
import { bowl, glass, mug } from './things-home.ts';
import { flowers } from './things-play.ts';
import { tables, told } from './told.ts';

/** Stories about the conditions that most people have. */
export const commonStories: Readonly<Record<string, Scene>> = {
  'asthma-a-plan-on-the-fridge-door': told({
    hour: 'morning',
    where: 'kitchen',
    people: [
      {
        given: 'Destiny',
        age: 11,
        x: 640,
        style: 'braids',
        hair: '#241713',
        smile: 'wide',
        color: 4,
        tone: 8,
        size: 1,
      },
      {
        given: 'Latoya',
        age: 38,
        x: 1010,
        style: 'bun',
        hair: '#1d1411',
        clothes: 'sweater',
        color: 2,
        tone: 8,
      },
    ],
    things: inhaler(330, 860),
    on: tables.oak,
  }),
  'your-first-year-with-type-2-diabetes': told({
    hour: 'golden',
    where: 'kitchen',
    people: [
      {
        given: 'Reggie',
        gender: 'male',
        age: 46,
        x: 660,
        style: 'crew',
        hair: '#1c1512',
        smile: 'wide',
        color: 1,
        tone: 7,
      },
      { given: 'Imani', age: 14, x: 1020, style: 'curls', color: 5, tone: 7, size: 1.05 },
    ],
    things: bowl('#c98a3c')(340, 860) + glass(1320, 860),
    on: tables.walnut,
  }),
  'it-burns-again-what-helps-against-bladder-infections': told({
    hour: 'morning',
    where: 'room',
    people: [
      { given: 'Rosaura', age: 58, x: 900, style: 'lob', gray: 0.4, clothes: 'sweater', color: 6, tone: 4 },
    ],
    things: glass(360, 860) + mug('#2c7474')(560, 866),
    on: tables.oak,
  }),
  'pregnant-your-first-twelve-weeks-week-by-week': told({
    hour: 'spring',
    where: 'clinic',
    people: [
      { given: 'Noor', age: 31, x: 660, style: 'wavy', smile: 'wide', color: 3, tone: 5 },
      {
        given: 'Jamal',
        gender: 'male',
        age: 33,
        x: 1030,
        style: 'crew',
        beard: 'stubble',
        color: 0,
        tone: 7,
      },
    ],
    things: flowers(330, 860) + paper(1330, 860),
    on: tables.white,
  }),
};
