import { editableOf } from '@/cms/fields/text';
import { componentsIn, type LayoutData } from '@/cms/layout-data';
import { pageFieldsKey, type UnplacedField, type UnplacedFields } from '@/cms/unplaced-fields';

/**
 * The fields for which the editor sent markup that a rendering of the page does not have: pictures whose block is empty,
 * dates that are shown in words, titles that are part of a sentence, and the page's own fields.
 * @param layout - as the page was rendered from
 * @param html - the whole page
 * @requirement O1
 */
export function unplacedFields(layout: LayoutData, html: string): UnplacedFields {
  // Scripts hold the page's data, which has every field.
  const shown = html.replace(/<script\b[\s\S]*?<\/script>/gi, '');
  const isUnplaced = ({ markup }: UnplacedField) => !shown.includes(markup);
  const entries = [
    [pageFieldsKey, layout.route?.fields] as const,
    ...[...componentsIn(layout.route?.placeholders)].map(({ uid = '', fields }) => [uid, fields] as const),
  ].map(([key, fields]) => [key, editableFields(fields).filter(isUnplaced)] as const);
  return Object.fromEntries(entries.filter(([, fields]) => fields.length > 0));
}

/**
 * Renders a page until every field is on it: as it is, then with the fields that it lacks beside their blocks, then with
 * those of blocks that are nowhere on the page at its beginning.
 * @returns undefined when the page could not be rendered
 * @requirement O1
 */
export async function withEveryField(
  layout: LayoutData,
  render: (unplaced: UnplacedFields) => Promise<string | undefined>,
): Promise<string | undefined> {
  const first = await render({});
  if (first === undefined) return undefined;
  const besideBlocks = unplacedFields(layout, first);
  if (Object.keys(besideBlocks).length === 0) return first;
  const second = await render(besideBlocks);
  if (second === undefined) return undefined;
  const nowhere = Object.values(unplacedFields(layout, second)).flat();
  if (nowhere.length === 0) return second;
  const atBeginning = [...(besideBlocks[pageFieldsKey] ?? []), ...nowhere];
  return render({ ...besideBlocks, [pageFieldsKey]: atBeginning });
}

/** Every field with markup of the editor in a value, however deep, under the names on the way to it. @requirement O1 */
export function editableFields(value: unknown, path: readonly string[] = []): readonly UnplacedField[] {
  if (typeof value !== 'object' || value === null) return [];
  const markup = editableOf(value);
  const own = markup === '' ? [] : [{ name: path.join(' '), markup }];
  const below = Object.entries(value).flatMap(([key, entry]) => {
    const name = Array.isArray(value) ? String(Number(key) + 1) : key;
    return editableFields(entry, ['fields', 'jsonValue', 'value'].includes(name) ? path : [...path, name]);
  });
  return [...own, ...below];
}
