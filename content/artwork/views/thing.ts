import { oval, soft, stroke } from '../paint.ts';

/** A thing on a table or on the ground: it stands at (x, y), about 200 pixels high. */
export type Thing = (x: number, y: number) => string;

export const shadow = (x: number, y: number, half: number): string =>
  soft(8, oval(x + 12, y, half, 12, '#1c1a24'), 0.45);
export const shine = (d: string, width = 6): string => soft(2, stroke(d, '#ffffff', width), 0.6);
export const round = (x: number, y: number, r: number, color: string): string =>
  oval(x, y, r, r, color) +
  soft(5, oval(x + r * 0.35, y + r * 0.3, r * 0.55, r * 0.6, '#1c1420'), 0.3) +
  soft(3, oval(x - r * 0.35, y - r * 0.4, r * 0.26, r * 0.3, '#ffffff'), 0.7);

/** A thing in another size, that stands where it stood. */
export const sized =
  (thing: Thing, share: number): Thing =>
  (x, y) =>
    `<g transform="translate(${x} ${y}) scale(${share})">${thing(0, 0)}</g>`;
