import type { Scene } from './scene.ts';
import { mix, oval } from '../paint.ts';
import { entrance, house } from './house.ts';
import { hill, lake, sky, skyline, tree } from './land.ts';
import { person } from './people.ts';
import { balloon } from './street.ts';

/** Children with their doctor, in front of the children's hospital. */
const youngVisitors = (): string =>
  person({
    id: 'kids-doctor',
    given: 'Rafael',
    gender: 'male',
    age: 38,
    x: 660,
    base: 905,
    size: 1,
    clothes: 'scrubs',
    style: 'cap',
    forChildren: true,
    smile: 'wide',
    color: 2,
    beard: 'short',
    tone: 4,
  }) +
  person({
    id: 'kids-a',
    given: 'Imani',
    age: 8,
    x: 900,
    base: 925,
    size: 0.86,
    style: 'afro',
    smile: 'wide',
    color: 10,
    tone: 7,
    isTurned: true,
  }) +
  person({
    id: 'kids-b',
    given: 'Björn',
    gender: 'male',
    age: 6,
    x: 1150,
    base: 935,
    size: 0.78,
    style: 'tousled',
    smile: 'open',
    color: 0,
    tone: 1,
    hair: '#b98a4e',
  }) +
  person({
    id: 'kids-c',
    given: 'Ximena',
    age: 10,
    x: 1330,
    base: 925,
    size: 0.82,
    style: 'ponytail',
    fringe: 'full',
    smile: 'closed',
    color: 8,
    tone: 3,
    isTurned: true,
  });

/** The scenes that open the site and two of its parts. */
export const frontDoorScenes: Readonly<Record<string, Scene>> = {
  home: {
    hour: 'morning',
    draw: ({ random, light }) =>
      sky(random, light, 1240, 330) +
      skyline(random, light, 500, 420) +
      lake(random, light, 500, 690, 1240) +
      hill(random, light, 660, 24, mix(light.leaf, light.sun, 0.12)) +
      tree(random, light, 120, 800, 430) +
      tree(random, light, 1500, 810, 400) +
      hill(random, light, 790, -18, light.leaf) +
      person({
        id: 'home-elder',
        given: 'Concepción',
        age: 66,
        tone: 3,
        x: 1050,
        base: 905,
        size: 0.94,
        isTurned: true,
        style: 'bob',
        gray: 0.9,
        smile: 'open',
        color: 1,
        glasses: 'none',
      }) +
      person({
        id: 'home-doctor',
        given: 'Amara',
        age: 42,
        x: 770,
        base: 905,
        size: 1.06,
        clothes: 'coat',
        style: 'bun',
        fringe: 'none',
        smile: 'wide',
        color: 9,
        tone: 8,
      }) +
      person({
        id: 'home-child',
        given: 'Hana',
        age: 8,
        x: 1270,
        base: 930,
        size: 0.8,
        style: 'bob',
        fringe: 'full',
        smile: 'open',
        color: 10,
        tone: 2,
        isTurned: true,
      }),
  },
  children: {
    hour: 'spring',
    draw: ({ random, light }) =>
      sky(random, light, 300, 220) +
      skyline(random, light, 560, 200) +
      hill(random, light, 566, 10, mix(light.leaf, light.sun, 0.3)) +
      house(random, light, {
        x: 560,
        base: 700,
        width: 560,
        height: 450,
        side: 90,
        wall: '#f4e6c8',
        trim: '#0a529b',
        floors: 6,
        bays: 9,
        kind: 'panel',
        roof: 'garden',
      }) +
      house(random, light, {
        x: 1040,
        base: 706,
        width: 320,
        height: 320,
        side: 70,
        wall: '#f0b27a',
        trim: '#c2410c',
        floors: 4,
        bays: 5,
        kind: 'panel',
        roof: 'garden',
      }) +
      entrance(light, 1200, 706, 170, 84, '#0a529b') +
      hill(random, light, 700, 12, light.leaf) +
      tree(random, light, 90, 800, 420, '#e79fb0') +
      tree(random, light, 1530, 800, 380) +
      balloon(1010, 150, '#c2410c') +
      balloon(1090, 210, '#ffc845') +
      balloon(420, 190, '#0a529b') +
      youngVisitors(),
  },
  cancer: {
    hour: 'golden',
    draw: ({ random, light }) =>
      sky(random, light, 520, 300) +
      hill(random, light, 500, 40, mix(light.leaf, light.haze, 0.5)) +
      [330, 520, 1120, 1290]
        .map((x) => tree(random, light, x, 590, 240, mix(light.leaf, light.haze, 0.3)))
        .join('') +
      hill(random, light, 570, -30, mix(light.leaf, light.sun, 0.2)) +
      tree(random, light, 160, 790, 470, '#a98bb8') +
      tree(random, light, 1470, 800, 430, '#c99a4a') +
      hill(random, light, 800, -16, light.leaf) +
      Array.from({ length: 60 }, () =>
        oval(
          random.next() * 1600,
          790 + random.next() * 90,
          7,
          6,
          random.pick(['#7c5a9b', '#c7a6d6', '#f0d9f2', '#e5b25b']),
        ),
      ).join('') +
      person({
        id: 'cancer-patient',
        given: 'Beatriz',
        age: 52,
        x: 645,
        base: 905,
        size: 1.02,
        style: 'wrap',
        color: 4,
        smile: 'open',
        tone: 4,
        clothes: 'dress',
      }) +
      person({
        id: 'cancer-nurse',
        given: 'Kwame',
        gender: 'male',
        age: 40,
        x: 955,
        base: 905,
        size: 1.08,
        clothes: 'scrubs',
        style: 'fade',
        beard: 'short',
        smile: 'wide',
        color: 10,
        tone: 8,
        isTurned: true,
      }),
  },
};
