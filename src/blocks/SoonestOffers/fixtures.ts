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
  slot: { date: '2031-03-04', instant: Date.UTC(2031, 2, 4, 15, 20), zone: 'America/Chicago' },
  doctor: 'Ana Ruiz, MD',
  href: '/find-a-physician/physician/ana-ruiz#book=1930404000000&type=1&at=2',
};
const none: FirstTime = { wanted: 'Pediatrics', isForChild: true, slot: null, doctor: '', href: '' };

export const fixtures = {
  default: { fields, data: [first, none] },
  withoutTimes: { fields },
  longest: {
    fields: { ...fields, titleText: text(longText), introText: text(`<p>${longText}</p>`) },
    data: [{ ...first, wanted: longText, doctor: longText }],
  },
  editing: { fields, page: { isEditing: true } },
  rightToLeft: { fields, page: { direction: 'rtl', language: 'ar' }, data: [first, none] },
  empty: {},
} satisfies Fixtures;
