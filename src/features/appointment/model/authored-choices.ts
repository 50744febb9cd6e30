import { fieldOf, itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields } from '@/cms/layout-data';
import { authoredLines } from '@/domain/patient-form/choices';

/**
 * The choices that an author named in a field: the items of a list, or a text with one choice per line.
 * @returns none where the author named none
 * @decision Q45
 */
export function authoredChoices(fields: ComponentFields | undefined, name: string): readonly string[] {
  const field = fieldOf(fields, name);
  const items = itemsOf(field).map(
    (item) =>
      textOf(fieldOf(item.fields, 'tagDisplayName')) ||
      textOf(fieldOf(item.fields, 'locationTitle')) ||
      item.displayName,
  );
  return items.length > 0 ? [...new Set(items)] : authoredLines(textOf(field));
}
