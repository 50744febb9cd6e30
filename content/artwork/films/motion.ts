import { circle, colours as c, line, path } from '../shapes.ts';

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Slow at both ends. @param value - from 0 to 1 */
export const ease = (value: number): number => clamp(value) ** 2 * (3 - 2 * clamp(value));

/** How much of a part is over, by how much of the whole is; all from 0 to 1. */
export const part = (done: number, from: number, to: number): number => ease((done - from) / (to - from));

/** Something moved, made bigger or made fainter. */
export const group = (content: string, { x = 0, y = 0, scale = 1, opacity = 1, turn = 0 }): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(2)}) scale(${scale.toFixed(3)})" opacity="${clamp(opacity).toFixed(3)}">${content}</g>`;

/** A tick in a circle, which grows. */
export const tick = (x: number, y: number, done: number): string =>
  group(circle(0, 0, 46, c.leaf) + line('M-20 2 L-6 18 L22 -14', c.white, 11), {
    x,
    y,
    scale: done,
    opacity: done * 3,
  });

export const heart = (fill: string): string =>
  path(
    'M0 90 C -120 6, -150 -54, -120 -104 C -90 -149, -25 -144, 0 -94 C 25 -144, 90 -149, 120 -104 C 150 -54, 120 6, 0 90Z',
    fill,
  );
