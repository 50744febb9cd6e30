import type { Scene } from './scene.ts';
import { area, box, mix, oval, soft, stroke } from '../paint.ts';
import { entrance, house } from './house.ts';
import { hill, lake, sky, skyline, tree } from './land.ts';
import { person } from './people.ts';

/** Scenes in which a place is what matters. */
export const placeScenes: Readonly<Record<string, Scene>> = {
  'where-to-go': {
    hour: 'noon',
    draw: ({ random, light }) =>
      sky(random, light, 380, 200) +
      skyline(random, light, 560, 1240) +
      hill(random, light, 600, 14, light.leaf) +
      house(random, light, {
        x: 130,
        base: 690,
        width: 300,
        height: 240,
        side: 60,
        wall: '#b5654a',
        trim: '#efe2cc',
        floors: 3,
        bays: 5,
        kind: 'brick',
        roof: 'flat',
      }) +
      entrance(light, 280, 690, 110, 74, '#1a4f8b') +
      house(random, light, {
        x: 640,
        base: 680,
        width: 420,
        height: 470,
        side: 90,
        wall: '#9db4c6',
        trim: '#e9eef2',
        floors: 9,
        bays: 8,
        kind: 'glass',
        roof: 'stepped',
      }) +
      entrance(light, 850, 680, 170, 80, '#7a1f2b') +
      house(random, light, {
        x: 1230,
        base: 700,
        width: 260,
        height: 170,
        side: 50,
        wall: '#efe7d8',
        trim: '#a8121a',
        floors: 2,
        bays: 4,
        kind: 'panel',
        roof: 'flat',
      }) +
      entrance(light, 1360, 700, 110, 72, '#a8121a') +
      hill(random, light, 705, -10, mix('#c9bd9f', light.shade, 0.06)) +
      tree(random, light, 540, 770, 260) +
      tree(random, light, 1160, 780, 250) +
      person({
        id: 'where-guide',
        given: 'Camila',
        age: 36,
        x: 470,
        base: 905,
        size: 0.96,
        style: 'ponytail',
        fringe: 'none',
        smile: 'wide',
        color: 4,
        tone: 4,
        clothes: 'fleece',
      }),
  },
  problem: {
    hour: 'dusk',
    draw: ({ random, light }) =>
      sky(random, light, 260, 470) +
      skyline(random, light, 560, 320, 0.7) +
      lake(random, light, 560, 900, 260) +
      soft(20, area('M1146 318 L-60 190 L-60 420Z', '#fff0c4'), 0.4) +
      area(
        'M900 900 C960 780 1060 740 1160 730 C1280 736 1420 790 1500 900Z',
        mix('#6d6660', light.shade, 0.4),
      ) +
      area('M1096 740 L1118 370 H1182 L1204 740Z', '#efe6da') +
      area('M1160 740 L1158 370 H1182 L1204 740Z', mix('#b9a79a', light.shade, 0.4)) +
      box(1107, 470, 86, 60, '#8e2a33') +
      box(1102, 600, 98, 60, '#8e2a33') +
      box(1108, 356, 84, 14, light.shade) +
      box(1122, 286, 56, 70, '#ffe9b0') +
      stroke('M1122 286 v70 M1150 286 v70 M1178 286 v70', light.shade, 5) +
      area('M1112 288 L1150 244 L1188 288Z', '#7a1f2b') +
      soft(20, oval(1150, 318, 70, 60, '#fff3cf'), 0.75),
  },
};
