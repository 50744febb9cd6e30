import { itemsOf, linkOf, textOf } from '@/cms/fields/readers';
import type { Field } from '@/cms/layout-data';

/** A link of a block. */
export type BlockLink = {
  readonly id: string;
  readonly link: Field;
  readonly href: string;
  readonly text: string;
  /** Name of an icon, '' for none. */
  readonly icon: string;
  readonly isPrimary: boolean;
  /** One line below it, '' for none. */
  readonly details: string;
};

/** Reads the links of a list field, without those that have no address. @requirement G3 */
export function readLinks(field: Field): readonly BlockLink[] {
  return itemsOf(field).flatMap(({ id, name, fields }, index) => {
    const link = linkOf(fields.linkItem);
    if (!link) return [];
    return [
      {
        // The same link may be chosen twice.
        id: `${index}-${id || name}`,
        link: fields.linkItem,
        href: link.href,
        text: link.text,
        icon: textOf(fields.linkIcon),
        isPrimary: textOf(fields.styleClass).toLowerCase() === 'primary',
        details: textOf(fields.details),
      },
    ];
  });
}
