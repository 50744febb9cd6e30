import type { Language } from '../language.ts';

/**
 * How messages name a clinic's zone: as the site's pages do. "CST" says nothing in other languages: they name the city, or
 * the zone where browsers know the city in Latin letters only.
 * @requirement I4
 */
export const zoneStyle: Readonly<Record<Language, 'short' | 'shortGeneric' | 'longGeneric'>> = {
  en: 'short',
  'es-MX': 'shortGeneric',
  ar: 'longGeneric',
};

/** Leaves out the part of the world that each zone's name ends with in Arabic. @requirement I18 */
export function withoutContinent(when: string): string {
  return when.replace(/ لأمريكا الشمالية$/, '');
}
