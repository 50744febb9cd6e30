import type { Scene } from './scene.ts';
import { bottle, card, paper } from './things-care.ts';
import { heightChart, knee, stethoscope } from './things-body.ts';
import { quoted } from './quoted.ts';
import { sized } from './thing.ts';
import { mug } from './things-home.ts';
import { told, tables } from './told.ts';

/** What happens at a visit, and after one. */
export const examScenes: Readonly<Record<string, Scene>> = {
  'knee-model': told({
    hour: 'morning',
    where: 'exam',
    people: [
      {
        given: 'Ignatius',
        gender: 'male',
        age: 52,
        x: 400,
        clothes: 'coat',
        style: 'crew',
        gray: 0.4,
        smile: 'open',
        color: 1,
        tone: 7,
      },
      { given: 'Rosalind', age: 66, x: 1180, style: 'bob', gray: 0.9, smile: 'closed', color: 6, tone: 2 },
    ],
    things: knee(790, 870),
    on: tables.oak,
  }),
  'child-checkup': told({
    hour: 'spring',
    where: 'zoo',
    people: [
      {
        given: 'Nomvula',
        age: 41,
        x: 640,
        clothes: 'scrubs',
        style: 'bun',
        smile: 'wide',
        color: 4,
        tone: 8,
      },
      {
        given: 'Tobiah',
        gender: 'male',
        age: 6,
        x: 930,
        size: 0.86,
        style: 'curled',
        smile: 'wide',
        color: 10,
        tone: 4,
      },
    ],
    things: heightChart(1170, 760) + stethoscope(730, 870),
    on: tables.white,
  }),
  'own-tea': told({
    hour: 'dusk',
    where: 'cookery',
    people: [{ ...quoted.marta, x: 800 }],
    things: mug('#2f5d7c')(1060, 866),
    on: tables.oak,
  }),
  'written-plan': told({
    hour: 'golden',
    where: 'station',
    people: [
      {
        given: 'Marisol',
        age: 31,
        x: 640,
        size: 1.1,
        style: 'bun',
        smile: 'wide',
        color: 5,
        tone: 3,
        clothes: 'scrubs',
      },
      {
        given: 'Walter',
        gender: 'male',
        age: 72,
        x: 955,
        size: 1.1,
        beard: 'short',
        smile: 'open',
        color: 2,
        tone: 2,
        clothes: 'sweater',
      },
    ],
    things: paper(300, 866) + bottle(1230, 860) + sized(card, 0.8)(1400, 866),
    on: tables.white,
  }),
};
