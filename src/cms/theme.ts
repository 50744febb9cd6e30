import { subsiteOf, type Theme } from '@/domain/subsites';

/**
 * The theme of a page, by the path of its item.
 * @param itemPath - `/comer/find-a-physician`, in any letter case
 * @requirement A3
 */
export function themeOf(itemPath: string): Theme {
  return subsiteOf(itemPath) ?? 'main';
}
