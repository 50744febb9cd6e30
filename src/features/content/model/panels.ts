import { isTrue, itemsOf, textOf } from '@/cms/fields/readers';
import type { ComponentFields, Field } from '@/cms/layout-data';

export type AccordionPanel = {
  /** Id of the item: as the fragment of an address it opens the panel, as its name does. */
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly text: Field;
  readonly image?: Field;
};

/** Reads an accordion's panels. Those without a title are left out, because nothing could open them. @requirement G2 */
export function readAccordion(fields: ComponentFields | undefined) {
  const panels: readonly AccordionPanel[] = itemsOf(fields?.accordionItems)
    .filter(({ fields: own }) => textOf(own.accordionTitle) !== '')
    .map(({ id, name, fields: own }, index, all) => ({
      // The same question may be chosen twice.
      id:
        all.findIndex((other) => other.id === id) === index && id !== '' ? id : `${id || name}-${index + 1}`,
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

type Named = Pick<AccordionPanel, 'id' | 'name'>;

/** Ids of the page's own: of its data, of its scripts and of what links lead past. */
const ownIds = /^(?:__.*|late(?:-scripts)?|main|whenToCall)$/;

/**
 * The fragment of a panel: its item's name, if that has letters for an address and is neither another panel's nor an id of
 * the page's own.
 * @requirement G2 O8
 */
export function fragmentOf({ id, name }: Named, panels: readonly Named[]): string {
  const fragment = name.replace(/[^\w-]+/g, '-');
  const isOnlyOne = panels.every((one) => one.id === id || one.name !== name);
  return isOnlyOne && /[a-z0-9]/i.test(name) && !ownIds.test(fragment) ? fragment : id;
}
