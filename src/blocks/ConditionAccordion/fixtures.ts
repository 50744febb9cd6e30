import type { Fixtures } from '@/cms/block-fixtures';
import { item, longText, text } from '@/features/content/testing/fields';

const route = {
  introText: text('<p>A heart that is too weak.</p>'),
  bodyContent: text('<p>It can be treated.</p>'),
  symptoms: text('<p>Tired legs</p>'),
  treatment: text('<p>Pills</p>'),
  specialties: [item('cardiology', { tagDisplayName: text('Cardiology') })],
};
const panels = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    item(`panel-${index}`, {
      accordionTitle: text(`Section ${index + 1}`),
      accordionText: text('<p>Text</p>'),
    }),
  );

export const fixtures = {
  ofThePage: { routeFields: route },
  ownPanels: {
    fields: { AccordionHeading: text('All about it'), accordionItems: panels(12) },
    routeFields: route,
  },
  longest: { routeFields: { introText: text(`<p>${longText}</p>`) } },
  empty: {},
} satisfies Fixtures;
