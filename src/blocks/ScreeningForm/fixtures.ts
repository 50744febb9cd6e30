import type { Fixtures } from '@/cms/block-fixtures';
import type { ScreeningLoaded } from './posted';
import { item, longText, text } from '@/features/content/testing/fields';

const fields = {
  titleText: text('Is online booking right for you?'),
  introText: text('<p>Four short questions.</p>'),
  workflow: item('workflow', { waitlistPhone: text('773-555-0100') }),
};
const specialties = [
  { name: 'Heart', label: 'Heart', parts: [{ name: 'Rhythm', label: 'Heart rhythm' }] },
  { name: 'Skin', label: longText, parts: [] },
];
const data: ScreeningLoaded = { specialties };
const values = {
  specialty: 'Heart',
  subspecialty: '',
  birthDate: '13-45-1980',
  phoneNumber: '312',
  workersComp: 'no',
};

export const fixtures = {
  default: { fields, data },
  longest: { fields: { ...fields, titleText: text(longText), introText: text(`<p>${longText}</p>`) }, data },
  refused: {
    fields,
    data: {
      specialties,
      posted: {
        at: 'refused',
        values,
        problems: { subspecialty: 'blank', birthDate: 'noSuchDay', phoneNumber: 'phone' },
      },
    } satisfies ScreeningLoaded,
  },
  claim: {
    fields,
    data: {
      specialties,
      posted: { at: 'claim', values: { ...values, workersComp: 'yes' }, problems: {} },
    } satisfies ScreeningLoaded,
  },
  unavailable: { fields },
  editing: { page: { isEditing: true } },
} satisfies Fixtures;
