import type { Theme } from '@/cms/page';
import { subsiteOf } from '@/lib/subsites';

/**
 * The look of a part of the site, by the path of its item.
 * @param itemPath - `/comer/find-a-physician`, in any letter case
 * @requirement A3
 */
export function themeOf(itemPath: string): Theme {
  return subsiteOf(itemPath) ?? 'main';
}
