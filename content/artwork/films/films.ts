import { brushes } from '../paint.ts';
import { firstVisit } from './first-visit.ts';
import { meetAmaraOkafor } from './meet-amara-okafor.ts';
import { group } from './motion.ts';

/** A scene of a film: what is drawn when so much of it is over, from 0 to 1. */
type Scene = { readonly seconds: number; readonly draw: (done: number) => string };

/** A drawn film. What is said in it is in its captions: it has no sound. */
export type Film = { readonly scenes: readonly Scene[]; readonly posterAtSecond: number };

/** By file name below `media/videos`. */
export const films: Readonly<Record<string, Film>> = {
  'first-visit': firstVisit,
  'meet-amara-okafor': meetAmaraOkafor,
};

const fadeSeconds = 0.4;

/** A film's length in seconds. */
export function lengthOf({ scenes }: Film): number {
  return scenes.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** One picture of a film as SVG; a scene fades into the next. @param second - from its beginning */
export function pictureAt({ scenes }: Film, second: number): string {
  let start = 0;
  for (const [index, { seconds, draw }] of scenes.entries()) {
    const next = scenes[index + 1];
    if (second < start + seconds || !next) {
      const fade = next ? (second - (start + seconds - fadeSeconds)) / fadeSeconds : 0;
      const over = next && fade > 0 ? group(next.draw(0), { opacity: fade }) : '';
      return svg(draw(Math.min(1, (second - start) / seconds)) + over);
    }
    start += seconds;
  }
  return svg('');
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><defs>${brushes}</defs>${content}</svg>`;
