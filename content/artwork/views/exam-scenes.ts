import type { Scene } from './scene.ts';
import { bottle, card, paper } from './things-care.ts';
import { heightChart, knee, stethoscope } from './things-body.ts';
import { mug } from './things-home.ts';
import { told, tables } from './told.ts';

/** What happens at a visit, and after one. */
export const examScenes: Readonly<Record<string, Scene>> = {
  'knee-model': told({
    hour: 'morning',
    where: 'clinic',
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
    where: 'clinic',
    people: [
      {
        given: 'Nomvula',
        age: 41,
        x: 500,
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
    where: 'kitchen',
    people: [
      {
        given: 'Marta',
        age: 71,
        x: 660,
        style: 'lob',
        gray: 0.95,
        smile: 'wide',
        color: 3,
        tone: 1,
        clothes: 'sweater',
      },
    ],
    things: mug('#2f5d7c')(1010, 860),
    on: tables.oak,
  }),
  'written-plan': told({
    hour: 'golden',
    where: 'clinic',
    people: [
      {
        given: 'Marisol',
        age: 31,
        x: 500,
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
        x: 1040,
        beard: 'short',
        smile: 'open',
        color: 2,
        tone: 2,
        clothes: 'sweater',
      },
    ],
    things: paper(690, 850) + card(240, 850) + bottle(1320, 850),
    on: tables.white,
  }),
};
