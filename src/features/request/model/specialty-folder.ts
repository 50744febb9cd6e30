import { fieldOf, itemOf, itemsOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';

/** Whether a short form offers what lies in a folder: it names one, and lists no specialties itself. @requirement J5 */
export function offersFolder(fields: ComponentFields | undefined): boolean {
  const isNamed = itemOf(fieldOf(fields, 'specialtyFolder')) !== undefined;
  return isNamed && itemsOf(fieldOf(fields, 'specialties')).length === 0;
}
