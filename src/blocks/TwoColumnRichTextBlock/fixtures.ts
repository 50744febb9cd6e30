import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

export const fixtures = {
  default: {
    fields: {
      heading: text('How we work'),
      leftContent: text('<p>Left</p>'),
      rightContent: text('<p>Right</p>'),
    },
  },
  oneSide: { fields: { leftContent: text('<p>Left</p>') } },
  longest: { fields: { leftContent: text(`<p>${longText}</p>`), rightContent: text(`<p>${longText}</p>`) } },
  empty: {},
} satisfies Fixtures;
