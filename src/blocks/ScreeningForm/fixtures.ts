import type { Fixtures } from '@/cms/block-fixtures';
import { item, longText, text } from '@/features/content/testing/fields';

const fields = {
  titleText: text('Is online booking right for you?'),
  introText: text('<p>Four short questions.</p>'),
  workflow: item('workflow', { waitlistPhone: text('773-555-0100') }),
};
const data = [
  { name: 'Heart', label: 'Heart', parts: [{ name: 'Rhythm', label: 'Heart rhythm' }] },
  { name: 'Skin', label: longText, parts: [] },
];

export const fixtures = {
  default: { fields, data },
  longest: { fields: { ...fields, titleText: text(longText), introText: text(`<p>${longText}</p>`) }, data },
  unavailable: { fields },
  editing: { page: { isEditing: true } },
} satisfies Fixtures;
