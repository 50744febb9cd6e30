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
      'detail-top': [words('detail-top', 'What stands in detail-top.')],
      'nav-sidebar': [words('nav-sidebar', 'What stands in nav-sidebar.')],
      'detail-main': [words('detail-main', 'What stands in detail-main.')],
    },
  },
  mainAlone: { placeholders: { 'detail-main': [words('alone', 'Nothing beside it.')] } },
  longest: { placeholders: { 'detail-main': [words('long', longText)] } },
  editing: {
    page: { isEditing: true },
    placeholders: { 'detail-main': [words('edited', 'As it is edited.')] },
  },
  empty: {},
} satisfies Fixtures;
