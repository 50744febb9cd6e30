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
      // Wide screens show only the middle of the picture: all of the tower stands there.
      '<g transform="translate(1106 590) scale(.84) translate(-1106 -634)">' +
      soft(20, area('M1100 352 L-60 250 L-60 450Z', '#fff0c4'), 0.4) +
      soft(8, oval(1106, 700, 250, 22, light.shade), 0.4) +
      area(
        'M900 706 C930 660 990 632 1050 630 L1106 622 L1170 630 C1230 640 1290 664 1322 706 C1200 724 1010 724 900 706Z',
        mix('#6d6660', light.shade, 0.4),
      ) +
      area('M930 704 C960 664 1010 646 1060 642 C1010 668 990 690 986 712Z', mix('#8a7f74', light.sun, 0.1)) +
      stroke(
        'M880 716 q60 -10 120 0 t120 0 t120 0 t110 0',
        mix(light.water, light.sun, 0.55),
        5,
        'opacity=".8"',
      ) +
      `<g transform="translate(1106 634) scale(.66) translate(-1150 -740)">` +
      area('M1096 740 L1118 370 H1182 L1204 740Z', '#efe6da') +
      area('M1160 740 L1158 370 H1182 L1204 740Z', mix('#b9a79a', light.shade, 0.4)) +
      area('M1112 470 H1188 L1191.500 530 H1108.500Z M1104 600 H1196 L1199.500 660 H1100.500Z', '#8e2a33') +
      box(1102, 352, 96, 18, light.shade) +
      box(1122, 286, 56, 70, '#ffe9b0') +
      stroke('M1122 286 v70 M1150 286 v70 M1178 286 v70', light.shade, 5) +
      area('M1112 288 L1150 244 L1188 288Z', '#7a1f2b') +
      '</g>' +
      soft(20, oval(1106, 354, 56, 46, '#fff3cf'), 0.75) +
      '</g>',
  },
};
