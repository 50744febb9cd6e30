import type { Look } from './look.ts';

/** Where the parts of a face lie; the head looks a little to one side. */
export const placesOf = ({ turn, chin, isFeminine }: Look) => ({
  middle: 240 + turn,
  eyes: 252,
  apart: isFeminine ? 39 : 40,
  nose: 303 + (chin - 374) * 0.3,
  mouth: 334 + (chin - 374) * 0.5,
});
