import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

/** The page that may load the vendor's program. */
const page = { pathname: '/international/pay-your-bill' };
const filled = { titleText: text('Pay from abroad'), introText: text('<p>In your own currency.</p>') };

export const fixtures = {
  default: { fields: filled, data: { mode: 'mock' } },
  legacyEmbed: { fields: filled, data: { mode: 'legacyEmbed' }, page },
  elsewhere: { fields: filled, data: { mode: 'legacyEmbed' } },
  checkout: { fields: filled, data: { mode: 'checkout' }, page },
  withoutContent: {},
  longest: {
    fields: { titleText: text(longText), introText: text(`<p>${longText}</p>`) },
    data: { mode: 'legacyEmbed' },
    page,
  },
  editing: { fields: filled, page: { ...page, isEditing: true } },
  editingElsewhere: { fields: filled, page: { isEditing: true } },
  rightToLeft: {
    fields: filled,
    data: { mode: 'legacyEmbed' },
    page: { ...page, direction: 'rtl', language: 'ar' },
  },
} satisfies Fixtures;
