import { Random } from '../../generator/random.ts';
import { area, box, mix, oval, shades, soft } from '../paint.ts';
import { seedOf, type Look } from './look.ts';

/** Wall in the light, wall in the shade, and something of color. */
const walls: readonly (readonly [string, string, string])[] = [
  ['#dfeaf2', '#8fb0c6', '#4f8bb0'],
  ['#f4e6d3', '#d0aa83', '#b9744a'],
  ['#dfeede', '#8fb596', '#4f8a60'],
  ['#f3e2e2', '#c79aa2', '#a4566a'],
  ['#e1e8f6', '#8b9fcb', '#4c6aa8'],
  ['#f8ecc9', '#d6b56c', '#c8872b'],
  ['#daeeee', '#7fb4b5', '#2f8487'],
  ['#ebe4f4', '#a693c2', '#7a5ba3'],
];

/** A room out of focus: daylight from a window on the left, something behind. */
export function roomOf(look: Look): string {
  const random = new Random(seedOf(`${look.id} room`));
  const [lit, shade, accent] = walls[look.room] ?? ['#e8edf0', '#9fb2bf', '#6f97ad'];
  const kind = random.between(0, 3);
  const x = 20 + random.next() * 60;
  const pane = 70 + random.next() * 30;
  const window = [0, 1]
    .map(
      (at) =>
        box(x + at * (pane + 12), 30, pane, 330, '#fbfdff') +
        box(x + at * (pane + 12), 210, pane, 150, '#cfe0ea'),
    )
    .join('');
  const shelves = [0, 1, 2]
    .map(
      (row) =>
        box(320, 120 + row * 100, 180, 7, mix(shade, '#3a2a22', 0.35)) +
        Array.from({ length: 7 }, (_unused, at) =>
          box(
            328 + at * 21,
            120 + row * 100 - 40 - random.next() * 26,
            14,
            64,
            mix(random.pick([accent, shade, '#b66a4a', '#d9cdb8', '#4f6478']), lit, 0.25),
          ),
        ).join(''),
    )
    .join('');
  const plant = Array.from({ length: 12 }, (_unused, at) => {
    const angle = -0.2 - (at / 11) * 2.7;
    const [dx, dy] = [Math.cos(angle) * 105, Math.sin(angle) * 130];
    return area(
      `M410 400 Q${410 + dx * 0.3 - 16} ${400 + dy * 0.7} ${410 + dx} ${400 + dy} Q${410 + dx * 0.6 + 18} ${400 + dy * 0.4} 410 400Z`,
      mix('#5c8262', lit, random.next() * 0.4),
    );
  }).join('');
  const lights = Array.from({ length: 9 }, () =>
    oval(
      250 + random.next() * 230,
      40 + random.next() * 330,
      14 + random.next() * 20,
      14 + random.next() * 20,
      mix('#fff3d6', accent, random.next() * 0.4),
      `opacity="${0.3 + Math.round(random.next() * 30) / 100}"`,
    ),
  ).join('');
  const corridor =
    area('M330 0 L480 0 L480 460 L330 400Z', mix(shade, lit, 0.35)) +
    box(372, 90, 76, 330, mix(accent, lit, 0.45)) +
    box(384, 120, 22, 90, '#eaf3f8');
  const behind = [shelves, plant, lights, corridor][kind] ?? '';
  return (
    shades('wall', [0, 0], [480, 600], mix(lit, '#ffffff', 0.4), lit, shade) +
    box(0, 0, 480, 600, 'url(#wall)') +
    soft(12, window + behind, 0.85) +
    soft(40, area('M-40 -20 L200 -20 L480 620 L120 620Z', '#fff8e8'), 0.5) +
    soft(40, area('M300 620 L520 100 L520 620Z', mix(shade, '#1c2430', 0.4)), 0.4)
  );
}
