import type { Scene } from './scene.ts';
import { area, mix } from '../paint.ts';
import { at, behind, front, lawn, leaves, blue, maroon, red, teal } from './blocks.ts';
import { hill, lake, sky } from './land.ts';
import { ambulance, awnings, bushes, car, mural, road } from './street.ts';

/** Places of the South Side. */
export const southSide: Readonly<Record<string, Scene>> = {
  bronzeville: at(
    'golden',
    (b) =>
      behind(b, 420, 180, 0.6) +
      lawn(b) +
      front(b, {
        x: 250,
        width: 230,
        height: 300,
        wall: '#bfb6a8',
        trim: '#8c8274',
        kind: 'stone',
        roof: 'flat',
      }) +
      front(
        b,
        { x: 540, width: 560, height: 360, wall: '#9c4f3c', trim: '#e9d9bd', kind: 'brick', roof: 'garden' },
        maroon,
      ) +
      front(b, {
        x: 1160,
        width: 240,
        height: 320,
        wall: '#c8bfae',
        trim: '#8c8274',
        kind: 'stone',
        roof: 'dome',
      }) +
      leaves(b, [150, 300], [1490, 310], [510, 200]) +
      bushes(b.random, b.light, 600, 720, 728) +
      road(b.light),
  ),
  pilsen: at(
    'noon',
    (b) =>
      behind(b, 1200, 1300, 0.7) +
      front(b, {
        x: 200,
        width: 300,
        height: 340,
        wall: '#c97f4a',
        trim: '#f0e0c0',
        kind: 'brick',
        roof: 'flat',
      }) +
      front(
        b,
        {
          x: 560,
          width: 560,
          height: 400,
          wall: '#a6503c',
          trim: '#f1dfb8',
          kind: 'brick',
          roof: 'stepped',
          side: 0,
        },
        teal,
      ) +
      mural(b.random, 1120, 340, 330, 382) +
      leaves(b, [120, 260], [1530, 280]) +
      awnings(230, 630, 240, 6, ['#d9573b', '#f6e7c4']) +
      road(b.light) +
      car(b.light, 300, 826, '#2f8f86'),
  ),
  'south-shore': at(
    'morning',
    (b) =>
      sky(b.random, b.light, 350, 300) +
      lake(b.random, b.light, 540, 690, 350) +
      area('M0 690 C300 660 500 690 800 676 L800 730 H0Z', '#e5d3ab') +
      lawn(b, 690) +
      front(b, { x: 720, width: 560, height: 320, wall: '#efe6d6', trim: '#8aa0ac', kind: 'panel' }, blue) +
      area('M260 560 L330 430 L338 562Z M350 560 L344 452 L410 560Z', '#fdfdfb') +
      area('M236 572 H424 L396 598 H262Z', '#7a1f2b') +
      leaves(b, [1430, 360], [620, 230]) +
      road(b.light),
  ),
  beverly: at(
    'spring',
    (b) =>
      behind(b, 300, 0, 0) +
      hill(b.random, b.light, 560, 70, mix(b.light.leaf, b.light.sun, 0.25)) +
      lawn(b, 670) +
      front(b, {
        x: 470,
        width: 380,
        height: 250,
        wall: '#cbbf9f',
        trim: '#6b4b3a',
        kind: 'stone',
        roof: 'gable',
      }) +
      front(
        b,
        { x: 820, width: 360, height: 220, wall: '#b7a98c', trim: '#6b4b3a', kind: 'stone', roof: 'gable' },
        maroon,
      ) +
      leaves(b, [170, 460], [340, 300, '#e9a9ba'], [1330, 480], [1510, 330, '#f0c3cf']) +
      bushes(b.random, b.light, 480, 900, 730) +
      road(b.light),
  ),
  'englewood-urgent': at(
    'morning',
    (b) =>
      behind(b, 1250, 300, 0.7) +
      lawn(b) +
      front(
        b,
        { x: 420, width: 780, height: 210, wall: '#f3efe8', trim: red, kind: 'panel', floors: 2, bays: 10 },
        red,
      ) +
      leaves(b, [220, 330], [1380, 340], [1530, 260]) +
      bushes(b.random, b.light, 440, 660, 728) +
      road(b.light) +
      ambulance(b.light, 200, 826),
  ),
};
