import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

const filled = { titleText: text('Pay from abroad'), introText: text('<p>In your own currency.</p>') };

export const fixtures = {
  default: { fields: filled, data: { mode: 'mock' } },
  legacyEmbed: { fields: filled, data: { mode: 'legacyEmbed' } },
  checkout: { fields: filled, data: { mode: 'checkout' } },
  withoutContent: {},
  longest: {
    fields: { titleText: text(longText), introText: text(`<p>${longText}</p>`) },
    data: { mode: 'legacyEmbed' },
  },
  editing: { fields: filled, page: { isEditing: true } },
  rightToLeft: { fields: filled, data: { mode: 'legacyEmbed' }, page: { direction: 'rtl', language: 'ar' } },
} satisfies Fixtures;
