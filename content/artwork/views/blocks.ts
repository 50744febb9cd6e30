import type { Brush, Scene } from './scene.ts';
import { entrance, house, type House } from './house.ts';
import { hill, sky, skyline, tree } from './land.ts';
import type { Hour } from './light.ts';

type Wall = Partial<House> & Pick<House, 'x' | 'width' | 'height' | 'wall' | 'trim' | 'kind'>;

/** A building on the street; what is not said is usual. */
export const front = ({ random, light }: Brush, wall: Wall, door?: string): string =>
  house(random, light, {
    base: 722,
    side: 70,
    floors: Math.max(2, Math.round(wall.height / 92)),
    bays: Math.max(3, Math.round(wall.width / 86)),
    roof: 'flat',
    ...wall,
  }) +
  (door
    ? entrance(light, wall.x + wall.width / 2, wall.base ?? 722, Math.min(210, wall.width * 0.36), 86, door)
    : '');

export const behind = ({ random, light }: Brush, sunX: number, peak: number, scale: number): string =>
  sky(random, light, sunX, 250) + (scale > 0 ? skyline(random, light, 640, peak, scale) : '');
export const leaves = (
  { random, light }: Brush,
  ...trees: readonly (readonly [x: number, size: number, leaf?: string])[]
): string => trees.map(([x, size, leaf]) => tree(random, light, x, 736, size, leaf)).join('');
export const lawn = ({ random, light }: Brush, y = 650, color?: string): string =>
  hill(random, light, y, 8, color ?? light.leaf);
export const at = (hour: Hour, draw: (brush: Brush) => string): Scene => ({ hour, draw });
export const [maroon, blue, red, teal] = ['#7a1f2b', '#1a4f8b', '#a8121a', '#2c7474'];
