import type { Theme } from '@/domain/subsites';

/**
 * The path of a physician's profile: under `/comer` on the pages of the children's hospital, for those who see children.
 * @requirement D9
 */
export function profilePath(
  { path, seesChildren }: { readonly path: string; readonly seesChildren: boolean },
  theme: Theme,
): string {
  return theme === 'comer' && seesChildren ? `/comer${path}` : path;
}
