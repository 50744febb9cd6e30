import { fieldOf, itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';

/** The specialties that treat a condition. @requirement G1 */
export function readSpecialties(pageFields: ComponentFields): readonly string[] {
  return itemsOf(fieldOf(pageFields, 'specialties')).map(
    ({ fields, displayName }) => textOf(fields.tagDisplayName) || displayName,
  );
}
