import type { Fixtures } from '@/cms/block-fixtures';
import { image, link, text } from '@/features/content/testing/fields';

export const fixtures = {
  default: {
    fields: {
      heading: text('Thanks for visiting!'),
      text1: text('We apologize for any inconvenience.'),
      text2: text('There is a problem with the resource you are looking for, and it cannot be displayed.'),
      heroImage: image('problem'),
      homeLink: link('/', 'Go to the home page'),
      phoneLink: link('tel:+17735550142', '773-555-0142'),
    },
  },
  leftOut: { fields: {} },
} satisfies Fixtures;
