import { fieldOf, itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';

/** The specialties that treat a condition, each once. @requirement G1 */
export function readSpecialties(pageFields: ComponentFields): readonly string[] {
  return namesIn(pageFields, 'specialties');
}

/** The topics of the news nearest to a condition, the nearest first. @requirement G1 */
export function readNewsTopics(pageFields: ComponentFields): readonly string[] {
  return namesIn(pageFields, 'channelTags');
}

function namesIn(pageFields: ComponentFields, field: string): readonly string[] {
  const names = itemsOf(fieldOf(pageFields, field)).map(
    ({ fields, displayName }) => textOf(fields.tagDisplayName) || displayName,
  );
  return [...new Set(names)];
}
