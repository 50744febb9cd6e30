import type { Scene } from './scene.ts';
import { mix } from '../paint.ts';
import { settings } from './settings.ts';
import { hill, lake, sky, skyline } from './land.ts';
import { person } from './people.ts';
import { mug } from './things-home.ts';
import { flowers } from './things-play.ts';
import { told, tables } from './told.ts';

/** People in rooms and from far away. */
export const welcomeScenes: Readonly<Record<string, Scene>> = {
  'primary-care': {
    hour: 'noon',
    draw: ({ random, light }) =>
      settings.practice({ random, light }) +
      person({
        id: 'pc-doctor',
        given: 'Priya',
        age: 39,
        x: 640,
        base: 905,
        size: 1.06,
        clothes: 'coat',
        style: 'long',
        smile: 'wide',
        color: 2,
        tone: 5,
      }) +
      person({
        id: 'pc-patient',
        given: 'Demetrius',
        gender: 'male',
        age: 34,
        x: 955,
        base: 905,
        size: 1.04,
        style: 'fade',
        smile: 'open',
        beard: 'goatee',
        color: 6,
        tone: 7,
        isTurned: true,
        clothes: 'sweater',
      }),
  },
  international: {
    hour: 'dusk',
    draw: ({ random, light }) =>
      sky(random, light, 300, 420) +
      skyline(random, light, 560, 820, 1.15) +
      lake(random, light, 560, 900, 300) +
      hill(random, light, 800, 16, mix('#8d8276', light.shade, 0.3)) +
      person({
        id: 'int-a',
        given: 'Noor',
        age: 46,
        x: 930,
        base: 905,
        size: 1,
        style: 'hijab',
        smile: 'open',
        color: 2,
        tone: 3,
        isTurned: true,
        clothes: 'jacket',
      }) +
      person({
        id: 'int-b',
        given: 'Farid',
        gender: 'male',
        age: 55,
        x: 1190,
        base: 905,
        size: 1.04,
        style: 'swept',
        smile: 'closed',
        beard: 'short',
        color: 7,
        tone: 4,
        isTurned: true,
        clothes: 'jacket',
      }) +
      person({
        id: 'int-doctor',
        given: 'Gwendolyn',
        age: 41,
        x: 660,
        base: 905,
        size: 1.06,
        style: 'bun',
        smile: 'wide',
        color: 5,
        tone: 6,
        clothes: 'coat',
      }),
  },
  contact: told({
    hour: 'morning',
    where: 'office',
    people: [
      {
        given: 'Inés',
        age: 36,
        x: 645,
        size: 1.1,
        style: 'bun',
        smile: 'wide',
        color: 4,
        tone: 4,
        clothes: 'sweater',
        hasHeadset: true,
      },
      {
        given: 'Kwame',
        gender: 'male',
        age: 44,
        x: 955,
        size: 1.1,
        style: 'fade',
        beard: 'short',
        color: 1,
        tone: 8,
        clothes: 'sweater',
        hasHeadset: true,
      },
    ],
    things: flowers(1330, 850) + mug('#7a1f2b')(290, 850),
    on: tables.oak,
  }),
  forefront: {
    hour: 'golden',
    draw: ({ random, light }) =>
      settings.newsroom({ random, light }) +
      person({
        id: 'miriam-osei-kowal',
        given: 'Grace',
        age: 62,
        x: 950,
        base: 905,
        size: 1,
        isTurned: true,
      }) +
      person({ id: 'nora-whitfield-achebe', given: 'Imani', age: 44, x: 640, base: 905, size: 1.06 }),
  },
};
