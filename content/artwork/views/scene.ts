import { Random } from '../../generator/random.ts';
import { brushes, short } from '../paint.ts';
import { seedOf } from '../people/look.ts';
import { lights, type Hour, type Light } from './light.ts';

/** What a scene is drawn with. */
export type Brush = { readonly random: Random; readonly light: Light };

/** A scene of one hour. */
export type Scene = { readonly hour: Hour; readonly draw: (brush: Brush) => string };

/** A scene as SVG, 1600 by 900 pixels or as wide as asked for; the same each time. */
export function sceneSvg(name: string, { hour, draw }: Scene, width = 1600): string {
  const drawing = draw({ random: new Random(seedOf(name)), light: lights[hour] });
  return short(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * 9) / 16)}" viewBox="0 0 1600 900"><defs>${brushes}</defs>${drawing}</svg>`,
  );
}
