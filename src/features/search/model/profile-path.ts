import type { Theme } from '@/domain/subsites';
import type { PhysicianHit } from '@/contracts/search';

/**
 * The path of a physician's profile: under `/comer` on the pages of the children's hospital, for those who see children.
 * @requirement D9
 */
export function profilePath(
  { path, seesChildren }: Pick<PhysicianHit, 'path' | 'seesChildren'>,
  theme: Theme,
): string {
  return theme === 'comer' && seesChildren ? `/comer${path}` : path;
}
