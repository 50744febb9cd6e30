import type { Scene } from './scene.ts';
import { area, mix } from '../paint.ts';
import { hill, lake, sky, skyline, tree } from './land.ts';
import { person } from './people.ts';

/** People by the lake and in the park: scenes of kinds of care. */
export const careScenes: Readonly<Record<string, Scene>> = {
  heart: {
    hour: 'morning',
    draw: ({ random, light }) =>
      sky(random, light, 420, 330) +
      skyline(random, light, 500, 1180) +
      lake(random, light, 500, 720, 420) +
      hill(random, light, 690, 20, mix(light.leaf, '#c9b48a', 0.3)) +
      tree(random, light, 1500, 800, 420) +
      hill(random, light, 810, -14, '#b7a27a') +
      person({
        id: 'heart-patient',
        given: 'Wendell',
        gender: 'male',
        age: 61,
        x: 1060,
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
        x: 720,
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
        x: 700,
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
        x: 1010,
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
      sky(random, light, 1180, 280) +
      skyline(random, light, 520, 980, 0.8) +
      lake(random, light, 520, 660, 1180) +
      hill(random, light, 650, 18, light.leaf) +
      tree(random, light, 140, 800, 450, '#e7a9b6') +
      tree(random, light, 1490, 800, 430, '#e9bcc4') +
      hill(random, light, 800, -12, mix(light.leaf, light.shade, 0.1)) +
      person({
        id: 'women-a',
        given: 'Thandiwe',
        age: 29,
        x: 560,
        base: 905,
        size: 0.98,
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
        x: 1130,
        base: 905,
        size: 0.96,
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
        x: 850,
        base: 910,
        size: 1.06,
        style: 'wavy',
        smile: 'closed',
        color: 8,
        tone: 3,
        clothes: 'jacket',
      }),
  },
};
