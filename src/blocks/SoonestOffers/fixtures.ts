import type { Fixtures } from '@/cms/block-fixtures';
import type { FirstTime } from '@/contracts/soonest';
import { flag, item, link, longText, text } from '@/features/content/testing/fields';

const offer = (wanted: string, isForChild = false) =>
  item(wanted, { wanted: text(wanted), isForChild: flag(isForChild) });
const fields = {
  titleText: text('Soonest with any doctor'),
  introText: text('<p>First open times for new patients.</p>'),
  offers: [offer('Family medicine'), offer('Pediatrics', true)],
  linkItem: link('/soonest-appointment', 'Another specialty'),
};
const first: FirstTime = {
  wanted: 'Family medicine',
  isForChild: false,
  slot: {
    date: '2031-03-04',
    instant: Date.UTC(2031, 2, 4, 15, 20),
    zone: 'America/Chicago',
    visitType: '9003',
    departmentId: '603',
    location: 'Hyde Park',
  },
  doctor: { name: 'Ana Ruiz, MD', path: '/find-a-physician/physician/ana-ruiz', image: '' },
};
const none: FirstTime = { wanted: 'Pediatrics', isForChild: true, slot: null, doctor: null };

export const fixtures = {
  default: { fields, data: [first, none] },
  withoutTimes: { fields },
  longest: {
    fields: { ...fields, titleText: text(longText), introText: text(`<p>${longText}</p>`) },
    data: [{ ...first, wanted: longText, doctor: { name: longText, path: '/a', image: '' } }],
  },
  editing: { fields, page: { isEditing: true } },
  rightToLeft: { fields, page: { direction: 'rtl', language: 'ar' }, data: [first, none] },
  empty: {},
} satisfies Fixtures;
