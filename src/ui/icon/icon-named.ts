import { iconNames, type IconName } from '@/ui/icon/icon-names';

/** An authored icon name if there is such an icon, else the other one. */
export function iconNamed<T extends IconName | undefined>(authored: string, otherwise: T): IconName | T {
  return iconNames.find((name) => name === authored.trim().toLowerCase()) ?? otherwise;
}
