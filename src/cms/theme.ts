import type { Theme } from '@/cms/page';

/**
 * The look of a part of the site, by the path of its item.
 * @param itemPath - `/comer/find-a-physician`, in any letter case
 * @requirement A3
 */
export function themeOf(itemPath: string): Theme {
  const first = itemPath.split('/')[1]?.toLowerCase();
  return first === 'comer' || first === 'cancer' || first === 'international' ? first : 'main';
}
