import type { Random } from '../../generator/random.ts';
import { area, box, mix, oval, shades, soft, stroke, within } from '../paint.ts';
import { lake, sky, skyline } from './land.ts';
import type { Light } from './light.ts';

/** A room with a wide window over the city, on a canvas of 1600 by 900. @param wall - its color */
export function room(random: Random, light: Light, wall: string): string {
  const window = 'M180 70 H1130 V610 H180Z';
  const outside =
    sky(random, light, 900, 220) + skyline(random, light, 470, 620) + lake(random, light, 470, 640, 900);
  const frames = [180, 497, 813, 1130]
    .map(
      (x) =>
        box(x - 9, 62, 18, 556, mix('#f7f4ee', light.shade, 0.06)) +
        box(x + 5, 62, 5, 556, mix('#d8d2c6', light.shade, 0.2)),
    )
    .join('');
  const leaves = (x: number, y: number, size: number): string =>
    Array.from({ length: 15 }, (_unused, at) => {
      const angle = -0.25 - (at / 14) * 2.65;
      const [dx, dy] = [
        Math.cos(angle) * size * (0.7 + random.next() * 0.3),
        Math.sin(angle) * size * (0.8 + random.next() * 0.4),
      ];
      return area(
        `M${x} ${y} Q${x + dx * 0.3 - 20} ${y + dy * 0.7} ${x + dx} ${y + dy} Q${x + dx * 0.6 + 24} ${y + dy * 0.4} ${x} ${y}Z`,
        mix(mix('#5d8a5b', light.shade, random.next() * 0.4), light.sun, random.next() * 0.25),
      );
    }).join('') +
    area(
      `M${x - size * 0.3} ${y - 6} H${x + size * 0.3} L${x + size * 0.22} ${y + size * 0.5} H${x - size * 0.22}Z`,
      mix('#b7694a', light.shade, 0.15),
    );
  const books = Array.from({ length: 18 }, (_unused, at) =>
    box(
      1232 + (at % 9) * 31,
      (at < 9 ? 220 : 400) - 66 - random.next() * 50,
      23,
      120,
      random.pick(['#7a1f2b', '#2f5d7c', '#c89a55', '#5f7f68', '#8b8fa0', '#d8cdb8', '#44546a']),
    ),
  ).join('');
  return (
    shades('room', [0, 0], [1600, 900], mix(wall, '#ffffff', 0.5), wall, mix(wall, light.shade, 0.35)) +
    box(0, 0, 1600, 900, 'url(#room)') +
    within('window', window, soft(3, outside)) +
    frames +
    box(168, 56, 974, 16, '#f3efe7') +
    box(150, 606, 1010, 22, '#efe9de') +
    box(150, 624, 1010, 8, mix('#c9bfae', light.shade, 0.2)) +
    soft(2, box(1216, 220, 312, 10, '#8a6647') + box(1216, 400, 312, 10, '#8a6647') + books) +
    soft(20, area('M180 640 H1130 L1500 900 H420Z', light.sun), 0.34) +
    shades('floor', [0, 720], [0, 900], mix('#b98f66', wall, 0.4), mix('#7d5a40', light.shade, 0.3)) +
    box(0, 760, 1600, 140, 'url(#floor)') +
    soft(12, stroke('M0 760 H1600', light.shade, 10), 0.3) +
    soft(1, leaves(1430, 690, 150)) +
    soft(8, oval(1430, 770, 120, 14, light.shade), 0.4)
  );
}
