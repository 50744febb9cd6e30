import type { Fixtures } from '@/cms/block-fixtures';
import type { ScreeningLoaded } from './posted';
import { item, longText, text } from '@/features/content/testing/fields';

const fields = {
  titleText: text('Is online booking right for you?'),
  introText: text('<p>Four short questions.</p>'),
  workflow: item('workflow', { waitlistPhone: text('773-555-0100') }),
};
const heart = { name: 'Heart', label: 'Heart', parts: [{ name: 'Rhythm', label: 'Heart rhythm' }] };
const specialties = [heart, { name: 'Skin', label: longText, parts: [] }];
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
  found: {
    fields,
    data: {
      specialties,
      finding: { status: 'found', words: 'my heart races', specialty: heart },
    } satisfies ScreeningLoaded,
  },
  notFound: {
    fields,
    data: { specialties, finding: { status: 'none', words: 'flurble' } } satisfies ScreeningLoaded,
  },
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
