import { isTrue, itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';

export type AccordionPanel = {
  /** Opens it as the address's fragment, as its name does. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly text: Field;
  readonly image?: Field;
};

/** An accordion's fields by our names. Panels without a title are left out: there is nothing to open them by. */
export function readAccordion(fields: ComponentFields | undefined) {
  const panels: readonly AccordionPanel[] = itemsOf(fields?.accordionItems)
    .filter(({ fields: own }) => textOf(own.accordionTitle) !== '')
    .map(({ id, name, fields: own }, index) => ({
      id: id || name || String(index),
      name,
      title: textOf(own.accordionTitle),
      text: own.accordionText,
      image: own.accordionHeroImage,
    }));
  const heading = fields?.AccordionHeading;
  const intro = fields?.AccordionIntroText;
  return {
    heading,
    intro,
    isFaq: isTrue(fields?.IsFaq),
    panels,
    isEmpty: panels.length === 0 && textOf(heading) === '' && textOf(intro) === '',
  };
}
