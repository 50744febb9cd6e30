import type { Scene } from './scene.ts';
import { at, behind, front, lawn, leaves, blue, maroon, red, teal } from './blocks.ts';
import { lake, sky, skyline } from './land.ts';
import { awnings, balloon, bushes, car, elevated, gate, lamp, road, waterTower } from './street.ts';

/** Places downtown and around the university. */
export const central: Readonly<Record<string, Scene>> = {
  'hyde-park': at(
    'golden',
    (b) =>
      behind(b, 260, 240, 0.8) +
      lawn(b) +
      front(b, {
        x: 330,
        width: 300,
        height: 330,
        wall: '#c9bda6',
        trim: '#8d7f6a',
        kind: 'stone',
        roof: 'gable',
      }) +
      front(
        b,
        {
          x: 600,
          width: 520,
          height: 560,
          wall: '#8fa9bd',
          trim: '#e6ecf0',
          kind: 'glass',
          roof: 'stepped',
          side: 120,
        },
        maroon,
      ) +
      front(b, { x: 1160, width: 260, height: 250, wall: '#c9bda6', trim: '#8d7f6a', kind: 'stone' }) +
      leaves(b, [180, 330], [1500, 340], [540, 190]) +
      road(b.light) +
      car(b.light, 240, 826, '#34506e'),
  ),
  'childrens-hospital': at(
    'spring',
    (b) =>
      behind(b, 1300, 300, 0.8) +
      lawn(b) +
      front(b, {
        x: 300,
        width: 360,
        height: 300,
        wall: '#f3c565',
        trim: '#0a529b',
        kind: 'panel',
        roof: 'garden',
      }) +
      front(
        b,
        { x: 640, width: 420, height: 450, wall: '#8cc3e3', trim: '#ffffff', kind: 'panel', roof: 'garden' },
        '#0a529b',
      ) +
      front(b, {
        x: 1080,
        width: 260,
        height: 230,
        wall: '#ee9d6c',
        trim: '#c2410c',
        kind: 'panel',
        roof: 'garden',
      }) +
      leaves(b, [160, 330, '#e9a9ba'], [1470, 350]) +
      bushes(b.random, b.light, 420, 640, 726) +
      balloon(620, 480, '#c2410c') +
      balloon(700, 520, '#ffc845') +
      balloon(1010, 500, '#0a529b') +
      road(b.light),
  ),
  'river-east': at(
    'noon',
    (b) =>
      sky(b.random, b.light, 1200, 200) +
      skyline(b.random, b.light, 650, 380, 1.5) +
      lake(b.random, b.light, 650, 730, 1200) +
      front(
        b,
        {
          x: 640,
          width: 340,
          height: 640,
          wall: '#7fa3c0',
          trim: '#dce6ee',
          kind: 'glass',
          side: 110,
          floors: 12,
          bays: 7,
        },
        blue,
      ) +
      leaves(b, [500, 220], [1160, 240], [1330, 220]) +
      road(b.light) +
      lamp(b.light, 240) +
      car(b.light, 1180, 826, '#b5443a'),
  ),
  'south-loop': at(
    'morning',
    (b) =>
      behind(b, 300, 1150, 1.4) +
      front(
        b,
        { x: 520, width: 560, height: 470, wall: '#b9aa92', trim: '#5f6a73', kind: 'panel', bays: 9 },
        teal,
      ) +
      elevated(b.light, 520) +
      road(b.light),
  ),
  chinatown: at(
    'dusk',
    (b) =>
      behind(b, 1250, 300, 1.2) +
      front(
        b,
        { x: 600, width: 480, height: 380, wall: '#b08a6a', trim: '#3f7a5c', kind: 'brick', roof: 'gable' },
        red,
      ) +
      gate(80) +
      leaves(b, [1240, 300], [1450, 330]) +
      road(b.light),
  ),
  'west-loop': at(
    'noon',
    (b) =>
      behind(b, 250, 1350, 1.3) +
      front(b, {
        x: 180,
        width: 340,
        height: 330,
        wall: '#9a4d3a',
        trim: '#d9c3a0',
        kind: 'brick',
        bays: 5,
      }) +
      waterTower(b.light, 420, 384) +
      front(
        b,
        {
          x: 600,
          width: 440,
          height: 540,
          wall: '#6f8aa0',
          trim: '#2f3a46',
          kind: 'glass',
          roof: 'garden',
          side: 100,
        },
        blue,
      ) +
      front(b, { x: 1160, width: 300, height: 290, wall: '#b5714f', trim: '#e5d2b0', kind: 'brick' }) +
      awnings(210, 636, 280, 7, ['#34363f', '#e9e2d2']) +
      leaves(b, [560, 190], [1120, 200]) +
      road(b.light),
  ),
};
