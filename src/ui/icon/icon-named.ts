import { iconNames, type IconName } from '@/ui/icon/icon-names';

/** The icon that an author named; the fallback when there is no such icon. */
export function iconNamed<T extends IconName | undefined>(authored: string, otherwise: T): IconName | T {
  return iconNames.find((name) => name === authored.trim().toLowerCase()) ?? otherwise;
}
