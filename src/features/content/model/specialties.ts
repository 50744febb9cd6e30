import { fieldOf, itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';

/** The specialties that treat a condition, each once. @requirement G1 */
export function readSpecialties(pageFields: ComponentFields): readonly string[] {
  const names = itemsOf(fieldOf(pageFields, 'specialties')).map(
    ({ fields, displayName }) => textOf(fields.tagDisplayName) || displayName,
  );
  return [...new Set(names)];
}
