import { area, box, mix, oval, soft, stroke, within } from '../paint.ts';
import { person } from './people.ts';
import { shadow, shine, type Thing } from './thing.ts';

const bone = '#f1e4c8';

/** A model of a knee on a stand, as it stands on the desk of a bone doctor. */
export const knee: Thing = (x, y) =>
  shadow(x, y, 120) +
  box(x - 110, y - 34, 220, 34, '#5a3d2b', 'rx="10"') +
  stroke(`M${x - 58} ${y - 34} V${y - 250}`, '#9aa5b0', 12) +
  area(
    `M${x - 34} ${y - 500} H${x + 34} C${x + 30} ${y - 420} ${x + 34} ${y - 372} ${x + 66} ${y - 338} C${x + 100} ${y - 298} ${x + 72} ${y - 248} ${x + 24} ${y - 258} Q${x} ${y - 276} ${x - 24} ${y - 258} C${x - 72} ${y - 248} ${x - 100} ${y - 298} ${x - 66} ${y - 338} C${x - 34} ${y - 372} ${x - 30} ${y - 420} ${x - 34} ${y - 500}Z`,
    bone,
  ) +
  stroke(
    `M${x - 70} ${y - 268} C${x - 50} ${y - 244} ${x - 24} ${y - 250} ${x} ${y - 268} C${x + 24} ${y - 250} ${x + 50} ${y - 244} ${x + 70} ${y - 268}`,
    '#7fb0cf',
    14,
  ) +
  area(
    `M${x - 84} ${y - 226} Q${x} ${y - 200} ${x + 84} ${y - 226} C${x + 92} ${y - 190} ${x + 52} ${y - 166} ${x + 36} ${y - 120} L${x + 26} ${y - 30} H${x - 26} L${x - 36} ${y - 120} C${x - 52} ${y - 166} ${x - 92} ${y - 190} ${x - 84} ${y - 226}Z`,
    bone,
  ) +
  stroke(`M${x - 76} ${y - 226} Q${x} ${y - 200} ${x + 76} ${y - 226}`, '#7fb0cf', 14) +
  stroke(`M${x - 88} ${y - 310} V${y - 190} M${x + 88} ${y - 310} V${y - 190}`, '#c2695c', 13) +
  oval(x, y - 300, 36, 42, '#e6d4ae') +
  soft(
    5,
    area(
      `M${x + 8} ${y - 500} H${x + 34} C${x + 30} ${y - 420} ${x + 34} ${y - 372} ${x + 66} ${y - 338} C${x + 96} ${y - 300} ${x + 72} ${y - 256} ${x + 40} ${y - 258}Z`,
      '#4a3417',
    ),
    0.25,
  ) +
  shine(`M${x - 18} ${y - 480} V${y - 390}`, 6);

/** A stethoscope, laid down. */
export const stethoscope: Thing = (x, y) =>
  shadow(x, y, 130) +
  stroke(
    `M${x - 120} ${y - 84} C${x - 60} ${y - 130} ${x - 10} ${y - 70} ${x - 30} ${y - 34} C${x - 50} ${y} ${x + 40} ${y + 4} ${x + 90} ${y - 30}`,
    '#2c7474',
    13,
  ) +
  stroke(
    `M${x - 120} ${y - 44} C${x - 80} ${y - 20} ${x - 50} ${y - 40} ${x - 32} ${y - 44}`,
    '#2c7474',
    13,
  ) +
  oval(x + 112, y - 34, 40, 26, '#aeb8c2') +
  oval(x + 112, y - 38, 28, 17, '#e8edf1');

/** A strip on the wall that shows how tall a child is. */
export const heightChart: Thing = (x, y) =>
  box(x - 52, y - 640, 104, 640, '#fdf6e3', 'rx="8"') +
  Array.from({ length: 16 }, (_unused, at) =>
    box(x - 52, y - 30 - at * 40, at % 4 === 0 ? 70 : 36, 6, at % 4 === 0 ? '#7a1f2b' : '#9aa3ad'),
  ).join('') +
  ['#e09a2d', '#4f8a45', '#2f5d9b']
    .map((color, at) => oval(x + 24, y - 130 - at * 170, 18, 18, color))
    .join('');

/** Somebody who has fainted: they lie on the ground with closed eyes, their legs raised on a backpack. */
export const fainted: Thing = (x, y) => {
  const cloth = '#4a5a78';
  const leg = (from: number, to: number, color: string): string =>
    stroke(
      `M${x - 470} ${y - from} C${x - 330} ${y - from - 20} ${x - 210} ${y - to + 4} ${x - 20} ${y - to}`,
      color,
      64,
    ) +
    stroke(`M${x - 20} ${y - to} H${x + 8}`, '#e6b996', 36) +
    area(
      `M${x + 6} ${y - to + 34} V${y - to - 74} C${x + 8} ${y - to - 96} ${x + 44} ${y - to - 92} ${x + 46} ${y - to - 70} L${x + 54} ${y - to + 10} C${x + 58} ${y - to + 32} ${x + 50} ${y - to + 36} ${x + 40} ${y - to + 36} Z`,
      '#f2f2ee',
    ) +
    stroke(`M${x + 52} ${y - to - 70} L${x + 60} ${y - to + 34}`, '#c6453a', 12);
  const lying = person({
    id: 'fainted',
    given: 'Oksana',
    age: 27,
    x: 0,
    base: 0,
    size: 0.8,
    style: 'bob',
    fringe: 'none',
    smile: 'closed',
    clothes: 'sweater',
    eyeHeight: 0.8,
    color: 2,
  });
  return (
    soft(12, box(x - 860, y + 40, 960, 34, '#1d3a24', 'rx="17"'), 0.4) +
    leg(10, 150, mix(cloth, '#14182a', 0.3)) +
    box(x - 190, y - 104, 210, 136, '#b8662f', 'rx="34"') +
    box(x - 164, y - 60, 158, 78, mix('#b8662f', '#3a1a08', 0.25), 'rx="18"') +
    stroke(`M${x - 150} ${y - 40} H${x - 20}`, '#f2d9a0', 5) +
    leg(-34, 108, cloth) +
    within(
      'torso',
      `M${x - 1100} ${y - 400} H${x - 690} C${x - 640} ${y - 190} ${x - 600} ${y - 116} ${x - 440} ${y - 100} V${y + 62} C${x - 600} ${y + 76} ${x - 640} ${y + 150} ${x - 690} ${y + 360} H${x - 1100}Z`,
      `<g transform="translate(${x - 440} ${y - 20}) rotate(-90)">${lying}</g>`,
    ) +
    area(
      `M${x - 462} ${y - 106} C${x - 400} ${y - 100} ${x - 350} ${y - 70} ${x - 300} ${y - 52} L${x - 285} ${y + 18} C${x - 360} ${y + 52} ${x - 430} ${y + 66} ${x - 462} ${y + 66} C${x - 446} ${y + 10} ${x - 446} ${y - 50} ${x - 462} ${y - 106}Z`,
      cloth,
    )
  );
};
