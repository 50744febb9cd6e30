import type { Scene } from './scene.ts';
import { area, mix } from '../paint.ts';
import { settings } from './settings.ts';
import { hill, sky, skyline, tree } from './land.ts';
import { person } from './people.ts';

/** People by the lake and in the park: scenes of kinds of care. */
export const careScenes: Readonly<Record<string, Scene>> = {
  heart: {
    hour: 'morning',
    draw: ({ random, light }) =>
      settings.shore({ random, light }) +
      person({
        id: 'heart-patient',
        given: 'Wendell',
        gender: 'male',
        age: 61,
        x: 955,
        base: 905,
        size: 1.04,
        style: 'receding',
        smile: 'open',
        beard: 'short',
        color: 1,
        tone: 6,
        isTurned: true,
        clothes: 'sweater',
      }) +
      person({
        id: 'heart-doctor',
        given: 'Katarzyna',
        age: 45,
        x: 650,
        base: 905,
        size: 1.02,
        clothes: 'coat',
        style: 'lob',
        smile: 'wide',
        color: 1,
        tone: 1,
      }),
  },
  joints: {
    hour: 'autumn',
    draw: ({ random, light }) =>
      sky(random, light, 1200, 260) +
      skyline(random, light, 540, 300, 0.8) +
      hill(random, light, 560, 30, mix(light.leaf, light.sun, 0.3)) +
      [220, 430, 1180, 1390]
        .map((x) => tree(random, light, x, 700, 330, random.pick(['#c7803a', '#b2552f', '#d7a43f'])))
        .join('') +
      hill(random, light, 720, -24, '#a99a5a') +
      area(
        'M520 900 C640 760 760 700 860 660 L960 660 C940 720 980 800 1120 900Z',
        mix('#d9c6a3', light.shade, 0.1),
      ) +
      person({
        id: 'joints-one',
        given: 'Eleni',
        age: 68,
        x: 650,
        base: 905,
        size: 0.98,
        style: 'pixie',
        gray: 0.95,
        smile: 'wide',
        color: 2,
        tone: 3,
        clothes: 'sweater',
      }) +
      person({
        id: 'joints-two',
        given: 'Hiroshi',
        gender: 'male',
        age: 70,
        x: 950,
        base: 905,
        size: 1.04,
        style: 'parted',
        smile: 'open',
        color: 3,
        tone: 3,
        isTurned: true,
        glasses: 'thin',
        clothes: 'sweater',
      }),
  },
  women: {
    hour: 'spring',
    draw: ({ random, light }) =>
      settings.flowerbeds({ random, light }) +
      person({
        id: 'women-a',
        given: 'Thandiwe',
        age: 29,
        x: 615,
        base: 905,
        size: 0.88,
        style: 'braids',
        smile: 'wide',
        color: 2,
        tone: 8,
        clothes: 'dress',
      }) +
      person({
        id: 'women-c',
        given: 'Odette',
        age: 66,
        x: 985,
        base: 905,
        size: 0.86,
        style: 'bob',
        gray: 1,
        smile: 'open',
        color: 0,
        tone: 1,
        isTurned: true,
        glasses: 'round',
        clothes: 'sweater',
      }) +
      person({
        id: 'women-b',
        given: 'Leila',
        age: 44,
        x: 800,
        base: 905,
        size: 0.94,
        style: 'wavy',
        smile: 'closed',
        color: 8,
        tone: 3,
        clothes: 'jacket',
      }),
  },
};
