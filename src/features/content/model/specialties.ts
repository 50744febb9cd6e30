import { fieldOf, itemsOf, textOf, type ItemData } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';

/** The specialties that treat a condition, each once. @requirement G1 */
export function readSpecialties(pageFields: ComponentFields): readonly string[] {
  return namesIn(pageFields, 'specialties');
}

/**
 * Those of them that treat children alone: they stand in the lists of the children's sub-site.
 * @requirement G1
 */
export function readChildSpecialties(pageFields: ComponentFields): readonly string[] {
  return namesIn(pageFields, 'specialties', ({ fields }) =>
    textOf(fieldOf(fields, 'subsites')).split(/\s+/).includes('comer'),
  );
}

function namesIn(
  pageFields: ComponentFields,
  field: string,
  isWanted: (item: ItemData) => boolean = () => true,
): readonly string[] {
  const names = itemsOf(fieldOf(pageFields, field))
    .filter(isWanted)
    .map(({ fields, displayName }) => textOf(fields.tagDisplayName) || displayName);
  return [...new Set(names)];
}
