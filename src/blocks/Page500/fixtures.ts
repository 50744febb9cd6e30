import type { Fixtures } from '@/cms/block-fixtures';
import { link, longText, text } from '@/features/content/testing/fields';

export const fixtures = {
  default: {
    fields: {
      heading: text('Something went wrong'),
      content: text('<p>Please try again.</p>'),
      homeLink: link('/', 'Home'),
    },
  },
  longest: { fields: { heading: text(longText) } },
  empty: {},
} satisfies Fixtures;
