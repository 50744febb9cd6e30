import type { Theme } from '@/cms/page';
import type { PhysicianHit } from '@/contracts/search';

/** A physician's address seen from a part of the site: the children's hospital has pages of its own for those who see children. */
export function profilePath(
  { path, seesChildren }: Pick<PhysicianHit, 'path' | 'seesChildren'>,
  theme: Theme,
): string {
  return theme === 'comer' && seesChildren ? `/comer${path}` : path;
}
