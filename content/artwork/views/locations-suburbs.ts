import type { Scene } from './scene.ts';
import { area, box, mix, oval, soft, stroke } from '../paint.ts';
import { at, behind, front, lawn, leaves, blue, maroon, teal } from './blocks.ts';
import { hill } from './land.ts';
import { ambulance, bushes, car, lamp, playground, road } from './street.ts';

/** Places of the suburbs. */
export const suburbs: Readonly<Record<string, Scene>> = {
  'orland-park': at(
    'noon',
    (b) =>
      behind(b, 320, 0, 0) +
      hill(b.random, b.light, 600, 26, mix(b.light.leaf, b.light.haze, 0.3)) +
      lawn(b, 660) +
      front(
        b,
        {
          x: 520,
          width: 640,
          height: 230,
          wall: '#d8c9b0',
          trim: '#4f6b5a',
          kind: 'panel',
          roof: 'gable',
          floors: 2,
        },
        teal,
      ) +
      leaves(b, [170, 350], [360, 250], [1320, 360], [1500, 300]) +
      oval(330, 812, 330, 70, mix(b.light.water, b.light.low, 0.3)) +
      soft(5, oval(300, 796, 200, 22, b.light.sun), 0.5) +
      bushes(b.random, b.light, 560, 760, 730),
  ),
  harvey: at(
    'autumn',
    (b) =>
      behind(b, 350, 0, 0) +
      hill(b.random, b.light, 610, 20, mix(b.light.leaf, b.light.haze, 0.4)) +
      lawn(b, 660, '#9aa05a') +
      front(b, { x: 300, width: 420, height: 300, wall: '#a85f48', trim: '#efe0c8', kind: 'brick' }) +
      front(
        b,
        { x: 680, width: 440, height: 440, wall: '#c4cdd3', trim: '#7a1f2b', kind: 'panel', side: 100 },
        maroon,
      ) +
      leaves(b, [160, 330, '#c7803a'], [1310, 330, '#b2552f'], [1480, 380, '#d7a43f']) +
      road(b.light) +
      ambulance(b.light, 1080, 826),
  ),
  'tinley-park': at(
    'golden',
    (b) =>
      behind(b, 1180, 0, 0) +
      hill(b.random, b.light, 610, 34, '#c2b061') +
      lawn(b, 680, '#b3a552') +
      front(
        b,
        {
          x: 440,
          width: 620,
          height: 240,
          wall: '#e3d7bf',
          trim: '#8a4b36',
          kind: 'brick',
          roof: 'gable',
          floors: 2,
        },
        blue,
      ) +
      Array.from({ length: 240 }, () => {
        const [x, y] = [b.random.next() * 1600, 740 + b.random.next() * 160];
        return stroke(
          `M${x} ${y} q4 -30 ${b.random.next() * 26 - 6} -56`,
          mix('#d9b45a', b.light.shade, b.random.next() * 0.5),
          3,
        );
      }).join('') +
      leaves(b, [1260, 380], [220, 320]),
  ),
  flossmoor: at(
    'autumn',
    (b) =>
      behind(b, 300, 0, 0) +
      hill(b.random, b.light, 590, 30, '#b98a48') +
      lawn(b, 670, '#8f9a52') +
      front(b, {
        x: 520,
        width: 300,
        height: 280,
        wall: '#eee3cd',
        trim: '#5a3a2a',
        kind: 'panel',
        roof: 'gable',
        floors: 3,
      }) +
      front(
        b,
        { x: 790, width: 340, height: 230, wall: '#a65a42', trim: '#5a3a2a', kind: 'brick', roof: 'gable' },
        maroon,
      ) +
      stroke('M520 540 L670 442 L820 540 M560 722 V520 M670 722 V452 M780 722 V520', '#5a3a2a', 9) +
      leaves(
        b,
        [170, 470, '#c7662f'],
        [380, 330, '#d7a43f'],
        [1290, 440, '#b2452f'],
        [1500, 380, '#c98a35'],
      ) +
      road(b.light),
  ),
  hinsdale: at(
    'spring',
    (b) =>
      behind(b, 1280, 0, 0) +
      hill(b.random, b.light, 600, 30, mix(b.light.leaf, b.light.sun, 0.2)) +
      lawn(b, 660) +
      front(
        b,
        {
          x: 560,
          width: 560,
          height: 290,
          wall: '#b56a50',
          trim: '#f4ead6',
          kind: 'brick',
          roof: 'gable',
          floors: 3,
        },
        blue,
      ) +
      leaves(b, [150, 420], [370, 300, '#f0c3cf'], [1290, 400], [1480, 340, '#e9a9ba']) +
      area(
        'M0 900 C300 800 560 830 900 800 C1200 776 1400 800 1600 760 V900Z',
        mix(b.light.water, b.light.low, 0.3),
      ) +
      stroke(
        'M200 860 q60 -12 120 0 M620 850 q70 -12 140 0 M1100 840 q80 -14 160 0',
        '#ffffff',
        5,
        'opacity=".6"',
      ),
  ),
  naperville: at(
    'morning',
    (b) =>
      behind(b, 300, 0, 0) +
      hill(b.random, b.light, 600, 24, b.light.leaf) +
      box(330, 270, 70, 400, '#c8b79b') +
      box(372, 270, 28, 400, '#8d7f6a') +
      area('M320 272 L365 210 L410 272Z', '#5b6a74') +
      box(346, 300, 38, 60, '#4d5a66') +
      lawn(b, 664) +
      front(
        b,
        {
          x: 600,
          width: 640,
          height: 310,
          wall: '#c9b08a',
          trim: '#f3ead8',
          kind: 'stone',
          floors: 3,
          bays: 8,
        },
        teal,
      ) +
      leaves(b, [180, 350], [500, 260], [1370, 370]) +
      area('M0 770 H1600 V900 H0Z', mix(b.light.water, b.light.low, 0.25)) +
      area('M120 780 C300 690 520 690 700 780 L660 790 C500 720 330 720 160 790Z', '#b9a68a') +
      stroke('M240 850 h160 M560 870 h220 M960 840 h180 M1260 870 h200', '#ffffff', 5, 'opacity=".5"'),
  ),
  schererville: at(
    'dusk',
    (b) =>
      behind(b, 380, 0, 0) +
      hill(b.random, b.light, 600, 40, '#a08a5a') +
      lawn(b, 680, '#8a8a52') +
      front(
        b,
        { x: 560, width: 620, height: 270, wall: '#d9cdbb', trim: '#1a4f8b', kind: 'panel', floors: 3 },
        blue,
      ) +
      leaves(b, [200, 330], [1380, 350]) +
      lamp(b.light, 420) +
      lamp(b.light, 1290) +
      road(b.light) +
      car(b.light, 180, 826, '#c9ced6') +
      car(b.light, 1150, 826, '#7a1f2b'),
  ),
  'kids-naperville': at(
    'spring',
    (b) =>
      behind(b, 1300, 0, 0) +
      hill(b.random, b.light, 600, 26, mix(b.light.leaf, b.light.sun, 0.2)) +
      lawn(b, 664) +
      front(b, {
        x: 700,
        width: 300,
        height: 260,
        wall: '#8cc3e3',
        trim: '#0a529b',
        kind: 'panel',
        roof: 'gable',
      }) +
      front(
        b,
        { x: 970, width: 380, height: 240, wall: '#f3c565', trim: '#c2410c', kind: 'panel', roof: 'garden' },
        '#0a529b',
      ) +
      leaves(b, [120, 380, '#f0c3cf'], [1490, 390]) +
      `<g transform="translate(0 76)">${playground(180, 736)}</g>`,
  ),
};
