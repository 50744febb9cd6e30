import type { Fixtures } from '@/cms/block-fixtures';
import { image, link, longText, text } from '@/features/content/testing/fields';

const filled = {
  titleText: text('More'),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((number) => [`link${number}`, link(`/p${number}`, `Page ${number}`)]),
  ),
  icon1: text('heart'),
  phoneLink: link('tel:+17735550100', '773-555-0100'),
  ctaLink: link('/request-an-appointment', 'Request an appointment'),
};

export const fixtures = {
  default: { fields: filled },
  pictures: { fields: { ...filled, icon1: image('heart'), iconImage2: image('where-to-go') } },
  phoneOnly: { fields: { phoneLink: link('tel:+17735550100', '') } },
  phoneAsText: { fields: { phoneLink: text('773-555-0100') } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  longest: { fields: { titleText: text(longText), link1: link('/x', longText) } },
  editing: { fields: filled, page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
