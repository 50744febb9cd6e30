import { imageOf, itemsOf, linkOf, textOf } from '@/cms/fields/readers';
import type { Field } from '@/cms/layout-data';

/** An entry of a list, a gallery or a slider. */
export type ListItem = {
  readonly key: string;
  readonly title: Field;
  readonly details: Field;
  readonly image: Field;
  readonly link: Field;
  /** Another entry's link has the same words. */
  readonly isLinkRepeated: boolean;
  readonly has: { readonly title: boolean; readonly image: boolean; readonly words: boolean };
};

/** Reads the entries of a list field, without those that have nothing to show. @requirement G3 G5 G6 */
export function readListItems(field: Field): readonly ListItem[] {
  const items = itemsOf(field);
  const words = items.map(({ fields }) => linkOf(fields.linkItem)?.text ?? '');
  return items.flatMap(({ id, name, fields }, index) => {
    const { titleText, details, image, linkItem } = fields;
    const has = {
      title: textOf(titleText) !== '',
      image: imageOf(image) !== undefined,
      words: textOf(details) !== '' || linkOf(linkItem) !== undefined,
    };
    if (!has.title && !has.image && !has.words) return [];
    return [
      {
        key: `${index}-${id || name}`,
        title: titleText,
        details,
        image,
        link: linkItem,
        isLinkRepeated: words.some((text, at) => at !== index && text !== '' && text === words[index]),
        has,
      },
    ];
  });
}
