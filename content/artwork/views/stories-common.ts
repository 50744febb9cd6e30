import type { Scene } from './scene.ts';
import { inhaler } from './things-care.ts';
import { glass, mug } from './things-home.ts';
import { tables, told } from './told.ts';

/** Stories about the conditions that most people have. */
export const commonStories: Readonly<Record<string, Scene>> = {
  'asthma-a-plan-on-the-fridge-door': told({
    hour: 'morning',
    where: 'fridge',
    people: [
      {
        given: 'Destiny',
        age: 11,
        x: 900,
        style: 'braids',
        hair: '#241713',
        smile: 'wide',
        color: 4,
        tone: 8,
        size: 1.05,
      },
      {
        given: 'Latoya',
        age: 38,
        x: 1200,
        style: 'bun',
        hair: '#1d1411',
        clothes: 'sweater',
        color: 2,
        tone: 8,
      },
    ],
    things: inhaler(560, 866),
    on: tables.oak,
  }),
  'it-burns-again-what-helps-against-bladder-infections': told({
    hour: 'morning',
    where: 'lounge',
    people: [
      { given: 'Rosaura', age: 58, x: 800, style: 'lob', gray: 0.4, clothes: 'sweater', color: 6, tone: 4 },
    ],
    things: glass(360, 860) + mug('#2c7474')(1190, 866),
    on: tables.oak,
  }),
  'pregnant-your-first-twelve-weeks-week-by-week': told({
    hour: 'dusk',
    where: 'sonogram',
    people: [
      { given: 'Noor', age: 31, x: 630, size: 1.1, style: 'wavy', smile: 'wide', color: 3, tone: 5 },
      {
        given: 'Jamal',
        gender: 'male',
        age: 33,
        hair: '#1c1512',
        x: 920,
        size: 1.1,
        style: 'crew',
        beard: 'stubble',
        color: 0,
        tone: 7,
      },
    ],
    things: '',
  }),
};
