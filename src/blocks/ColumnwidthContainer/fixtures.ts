import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

const words = (uid: string, html: string) => ({
  uid,
  componentName: 'RichTextBlock',
  fields: { content: text(`<p>${html}</p>`) },
});

export const fixtures = {
  default: {
    placeholders: {
      'main-content': [words('main-content', 'What stands in main-content.')],
    },
  },
  mainAlone: { placeholders: { 'main-content': [words('alone', 'Nothing beside it.')] } },
  longest: { placeholders: { 'main-content': [words('long', longText)] } },
  editing: {
    page: { isEditing: true },
    placeholders: { 'main-content': [words('edited', 'As it is edited.')] },
  },
  empty: {},
} satisfies Fixtures;
