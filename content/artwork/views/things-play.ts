import { area, box, mix, oval, soft, stroke } from '../paint.ts';
import { round, shadow, type Thing } from './thing.ts';

export const bear: Thing = (x, y) => {
  const [fur, lit] = ['#a06a3c', '#d9ab78'];
  return (
    shadow(x, y, 100) +
    round(x - 56, y - 208, 28, fur) +
    round(x + 56, y - 208, 28, fur) +
    oval(x, y - 64, 82, 74, fur) +
    oval(x, y - 56, 48, 48, lit) +
    oval(x - 72, y - 22, 34, 26, fur) +
    oval(x + 72, y - 22, 34, 26, fur) +
    oval(x - 84, y - 92, 24, 44, fur, `transform="rotate(24 ${x - 84} ${y - 92})"`) +
    oval(x + 84, y - 92, 24, 44, fur, `transform="rotate(-24 ${x + 84} ${y - 92})"`) +
    oval(x, y - 166, 74, 64, fur) +
    soft(8, oval(x + 30, y - 130, 40, 100, '#2a1408'), 0.25) +
    oval(x, y - 144, 36, 28, lit) +
    oval(x, y - 158, 12, 9, '#2a1a14') +
    oval(x - 28, y - 178, 7, 8, '#1d1310') +
    oval(x + 28, y - 178, 7, 8, '#1d1310') +
    stroke(`M${x} ${y - 149} v10 q-10 10 -20 4 M${x} ${y - 139} q10 10 20 4`, '#2a1a14', 4) +
    area(`M${x} ${y - 106} l-38 -20 v40Z M${x} ${y - 106} l38 -20 v40Z`, '#7a1f2b')
  );
};

export const dumbbells: Thing = (x, y) =>
  shadow(x, y, 150) +
  box(x - 100, y - 66, 200, 22, '#8f99a4') +
  [-128, 92]
    .map(
      (at) =>
        box(x + at, y - 110, 40, 110, '#2f5d9b', 'rx="10"') +
        soft(3, box(x + at + 22, y - 108, 16, 106, '#0a1428', 'rx="8"'), 0.5) +
        box(x + at + (at < 0 ? -24 : 36), y - 90, 26, 72, '#234878', 'rx="8"'),
    )
    .join('');

export const shovel: Thing = (x, y) =>
  stroke(`M${x + 110} ${y - 430} L${x} ${y - 110}`, '#8a5f3c', 17) +
  stroke(`M${x + 84} ${y - 440} L${x + 140} ${y - 420}`, '#5f4029', 20) +
  area(
    `M${x - 60} ${y - 130} L${x + 60} ${y - 96} L${x + 26} ${y + 8} Q${x - 40} ${y + 18} ${x - 96} ${y - 26}Z`,
    '#b8352f',
  ) +
  soft(
    8,
    area(`M${x} ${y - 110} L${x + 60} ${y - 96} L${x + 26} ${y + 8} L${x - 20} ${y + 8}Z`, '#2a0808'),
    0.4,
  ) +
  soft(3, oval(x - 30, y + 4, 110, 26, '#ffffff'));

export const grill: Thing = (x, y) =>
  stroke(
    `M${x - 70} ${y - 90} L${x - 120} ${y + 20} M${x + 70} ${y - 90} L${x + 120} ${y + 20} M${x} ${y - 80} V${y + 20}`,
    '#33363e',
    13,
  ) +
  area(
    `M${x - 150} ${y - 200} H${x + 150} C${x + 140} ${y - 90} ${x + 80} ${y - 60} ${x} ${y - 60} C${x - 80} ${y - 60} ${x - 140} ${y - 90} ${x - 150} ${y - 200}Z`,
    '#a8322c',
  ) +
  soft(
    8,
    area(
      `M${x + 20} ${y - 196} H${x + 150} C${x + 140} ${y - 90} ${x + 80} ${y - 60} ${x + 20} ${y - 60}Z`,
      '#1c0808',
    ),
    0.45,
  ) +
  box(x - 158, y - 214, 316, 18, '#3a3d45', 'rx="8"') +
  ['#d9702e', '#5f8f45', '#e3b23c', '#b8322c', '#7fa04a', '#d9702e']
    .map((color, at) => box(x - 128 + at * 44, y - 236, 36, 24, color, 'rx="10"'))
    .join('') +
  soft(
    12,
    stroke(
      `M${x - 70} ${y - 260} q-30 -60 10 -120 M${x + 10} ${y - 260} q-30 -60 10 -120 M${x + 80} ${y - 260} q-30 -60 10 -110`,
      '#ffffff',
      15,
    ),
    0.4,
  );

export const flowers: Thing = (x, y) =>
  shadow(x, y, 70) +
  stroke(
    `M${x} ${y - 120} C${x - 20} ${y - 200} ${x - 60} ${y - 230} ${x - 76} ${y - 266} M${x} ${y - 120} V${y - 296} M${x} ${y - 120} C${x + 20} ${y - 200} ${x + 56} ${y - 220} ${x + 80} ${y - 256}`,
    '#4d7a45',
    8,
  ) +
  (
    [
      [-76, -270, '#d46a86'],
      [0, -306, '#f0b64a'],
      [82, -262, '#b5465e'],
    ] as const
  )
    .map(
      ([dx, dy, color]) =>
        [0, 1, 2, 3, 4, 5]
          .map((petal) =>
            oval(
              x + dx + Math.cos(petal * 1.047) * 25,
              y + dy + Math.sin(petal * 1.047) * 25,
              23,
              21,
              mix(color, petal < 3 ? '#3a0f1c' : '#ffffff', 0.14),
            ),
          )
          .join('') + oval(x + dx, y + dy, 17, 17, '#f3d27a'),
    )
    .join('') +
  area(
    `M${x - 56} ${y - 130} H${x + 56} C${x + 40} ${y - 90} ${x + 76} ${y - 50} ${x + 54} ${y} H${x - 54} C${x - 76} ${y - 50} ${x - 40} ${y - 90} ${x - 56} ${y - 130}Z`,
    '#3f8388',
  ) +
  soft(
    5,
    area(
      `M${x + 10} ${y - 128} H${x + 56} C${x + 40} ${y - 90} ${x + 76} ${y - 50} ${x + 54} ${y} H${x + 14}Z`,
      '#0b2024',
    ),
    0.4,
  );

export const tube: Thing = (x, y) =>
  shadow(x, y, 60) +
  area(`M${x - 50} ${y - 200} H${x + 50} L${x + 36} ${y - 30} H${x - 36}Z`, '#f4b23c') +
  box(x - 34, y - 34, 68, 34, '#fbf8f1', 'rx="6"') +
  soft(5, area(`M${x + 8} ${y - 198} H${x + 50} L${x + 36} ${y - 30} H${x + 8}Z`, '#5a2a08'), 0.35) +
  oval(x, y - 126, 30, 30, '#fff3cf') +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((ray) =>
      stroke(
        `M${x + Math.cos(ray * 0.785) * 36} ${y - 126 + Math.sin(ray * 0.785) * 36} l${Math.cos(ray * 0.785) * 10} ${Math.sin(ray * 0.785) * 10}`,
        '#fff3cf',
        5,
      ),
    )
    .join('');
