import { Random } from '../../generator/random.ts';
import { seedOf } from '../people/look.ts';
import { lights, type Hour } from '../views/light.ts';
import type { Brush } from '../views/scene.ts';

/** The place of a scene, drawn once: it stays while people move. @param name - the same place each time */
export const placeOf = (name: string, hour: Hour, draw: (brush: Brush) => string): string =>
  draw({ random: new Random(seedOf(name)), light: lights[hour] });
