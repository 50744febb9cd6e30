import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

export const fixtures = {
  default: {
    fields: {
      heading: text('Visiting hours'),
      content: text('<p>From 8 to 20.</p><ul><li>Two visitors</li></ul>'),
    },
  },
  twoColumns: { fields: { content: text('<p>One</p><p>Two</p>') }, params: { columns: '2' } },
  longest: { fields: { heading: text(longText), content: text(`<p>${longText}</p>`) } },
  unbroken: { fields: { content: text(`<pre>${'-'.repeat(140)}</pre>`) } },
  editing: { fields: { content: text('<p>Text</p>') }, page: { isEditing: true } },
  empty: {},
} satisfies Fixtures;
