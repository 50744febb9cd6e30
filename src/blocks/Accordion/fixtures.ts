import type { Fixtures } from '@/cms/block-fixtures';
import { flag, image, item, longText, text } from '@/features/content/testing/fields';

const panel = (name: string, title: string) =>
  item(name, {
    accordionTitle: text(title),
    accordionText: text(`<p>Answer to ${title}</p>`),
    accordionHeroImage: {},
  });
const filled = {
  AccordionHeading: text('Questions'),
  AccordionIntroText: text('<p>What people ask.</p>'),
  IsFaq: flag(true),
  accordionItems: [panel('food', 'What may I eat?'), panel('time', 'How long does it take?')],
};

export const fixtures = {
  default: { fields: filled },
  editing: { fields: filled, page: { isEditing: true } },
  longest: {
    fields: {
      accordionItems: [
        item('x', {
          accordionTitle: text(longText),
          accordionText: text(longText),
          accordionHeroImage: image('heart'),
        }),
      ],
    },
  },
  empty: {},
} satisfies Fixtures;
