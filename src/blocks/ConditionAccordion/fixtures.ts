import type { Fixtures } from '@/cms/block-fixtures';
import { item, link, longText, text } from '@/features/content/testing/fields';

const route = {
  introText: text('<p>A heart that is too weak.</p>'),
  bodyContent: text('<p>It can be treated.</p>'),
  symptoms: text('<p>Tired legs</p>'),
  treatment: text('<p>Pills</p>'),
  selfCare: text('<p>Walk</p>'),
  questionsToAsk: text('<p>For how long?</p>'),
  emergency: text('<p>You faint</p>'),
  whenToCall: text('<p>Your feet swell</p>'),
  showCrisisLine: { value: true },
  reviewedBy: text('Cardiologist'),
  reviewedOn: text('2026-05-04T00:00:00Z'),
  sources: text('<ul><li>A public institute</li></ul>'),
  specialties: [item('cardiology', { tagDisplayName: text('Cardiology') })],
};
const fields = {
  helpText: text('<p>Ask a nurse</p>'),
  crisisText: text('<p>You are in crisis</p>'),
};
const panels = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    item(`panel-${index}`, {
      accordionTitle: text(`Section ${index + 1}`),
      accordionText: text('<p>Text</p>'),
    }),
  );

export const fixtures = {
  ofThePage: { fields, routeFields: route },
  service: {
    fields,
    routeFields: { ...route, isService: { value: true }, showCrisisLine: { value: false } },
  },
  reviewedByName: {
    fields,
    routeFields: { ...route, reviewer: link('/doctors/lena-sobel', 'Lena Sobel, DO') },
  },
  ownPanels: {
    fields: { AccordionHeading: text('All about it'), accordionItems: panels(12) },
    routeFields: route,
  },
  longest: { routeFields: { introText: text(`<p>${longText}</p>`) } },
  empty: {},
} satisfies Fixtures;
