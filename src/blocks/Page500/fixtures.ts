import type { Fixtures } from '@/cms/block-fixtures';
import { image, link, longText, text } from '@/features/content/testing/fields';

const filled = {
  heading: text('Something went wrong'),
  content: text('<p>Please try again.</p>'),
  heroImage: image('problem'),
  homeLink: link('/', 'Home'),
  phoneLink: link('tel:+17735550142', '773-555-0142'),
};

export const fixtures = {
  default: { fields: filled },
  bare: { fields: {} },
  bareEditing: { fields: {}, page: { isEditing: true } },
  longest: { fields: { ...filled, heading: text(longText), content: text(`<p>${longText}</p>`) } },
  rightToLeft: { fields: {}, page: { direction: 'rtl', language: 'ar' } },
} satisfies Fixtures;
