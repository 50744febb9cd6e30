import type { Random } from '../../generator/random.ts';
import type { Origin } from './names.ts';

type Wearer = {
  readonly isFeminine: boolean;
  readonly isNonbinary: boolean;
  readonly age: number;
  readonly origin: Origin;
  readonly random: Random;
};

const women = {
  straight: ['long', 'long', 'bob', 'lob', 'bun', 'ponytail', 'pixie', 'wavy'],
  wavy: ['long', 'wavy', 'wavy', 'lob', 'bun', 'curls', 'bob', 'ponytail'],
  coiled: ['afro', 'cropped', 'braids', 'locs', 'curls', 'bun', 'bun', 'braids'],
};
const men = {
  straight: ['parted', 'parted', 'swept', 'crew', 'quiff', 'tousled'],
  wavy: ['parted', 'swept', 'quiff', 'tousled', 'crew', 'curled'],
  coiled: ['fade', 'fade', 'cropped', 'bald', 'curled'],
};

/** The hairstyles and head coverings that may suit somebody. */
export function hairStyles({ isFeminine, isNonbinary, age, origin, random }: Wearer): readonly string[] {
  const { texture } = origin;
  if (random.chance(origin.scarves)) {
    if (texture === 'coiled') return isFeminine ? ['wrap'] : men.coiled;
    if (isFeminine) return origin.scarves > 0.5 ? ['hijab'] : women[texture];
    if (origin.scarves === 0.3) return ['turban'];
  }
  if (random.chance(0.05)) return ['cap'];
  if (isNonbinary) return texture === 'coiled' ? ['cropped', 'locs'] : ['pixie', 'swept', 'tousled'];
  if (isFeminine) return age > 60 ? [...women[texture], 'bob', 'pixie', 'pixie'] : women[texture];
  if (age > 56) return [...men[texture], 'receding', 'receding', 'bald'];
  return age > 44 ? [...men[texture], 'receding', 'bald'] : men[texture];
}
