import { imageOf, linkOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';
import { telHref } from '@/lib/phone-call';

/** A sidebar holds six links. */
const numbers = [1, 2, 3, 4, 5, 6] as const;

export type SidebarLink = {
  readonly key: string;
  readonly link: Field;
  readonly text: string;
  /** The name of one of the site's icons; '' for none. */
  readonly icon: string;
  /** The author's own picture for it; undefined without one. */
  readonly picture: Field;
};

/** A sidebar's fields by our names. @requirement G7 */
export function readSidebar(fields: ComponentFields | undefined) {
  const links: readonly SidebarLink[] = numbers.flatMap((number) => {
    const field = fields?.[`link${number}`];
    const link = linkOf(field);
    if (!link) return [];
    return [
      {
        key: `link${number}`,
        link: field,
        text: link.text || link.href,
        icon: textOf(fields?.[`icon${number}`]),
        // A CMS whose icons are pictures has them in the same field.
        picture: [fields?.[`iconImage${number}`], fields?.[`icon${number}`]].find((icon) => imageOf(icon)),
      },
    ];
  });
  return { title: fields?.titleText, links, phone: readPhone(fields?.phoneLink), cta: fields?.ctaLink };
}

/** A phone number, written as a link, which authors edit in its place, or as a text; undefined without one. */
function readPhone(field: Field): { readonly link: Field; readonly text: string } | undefined {
  const link = linkOf(field);
  if (link) return { link: field, text: link.text };
  const text = textOf(field);
  const href = telHref(text);
  return href === undefined ? undefined : { link: { value: { href, text } }, text };
}
