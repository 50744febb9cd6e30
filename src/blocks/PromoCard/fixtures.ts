import type { Fixtures } from '@/cms/block-fixtures';
import { blockLink, flag, image, link, longText, text } from '@/features/content/testing/fields';

const filled = {
  title: text('Second opinion'),
  details: text('<p>Another pair of eyes.</p>'),
  image: image('where-to-go', 'Two doctors talk'),
  links: [blockLink('/find-care', 'Find care')],
  detailLink: link('/find-care/second-opinion', 'Ask for one'),
};

export const fixtures = {
  default: { fields: filled },
  single: { fields: { ...filled, singleLink: flag(true) } },
  longest: { fields: { title: text(longText), details: text(`<p>${longText}</p>`) } },
  empty: {},
} satisfies Fixtures;
