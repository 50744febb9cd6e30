import type { Fixtures } from '@/cms/block-fixtures';
import { image, link, longText, text } from '@/features/content/testing/fields';

export const fixtures = {
  default: { fields: { image: image('home', 'The main hospital'), caption: text('Hyde Park') } },
  linked: { fields: { image: image('home', 'The main hospital'), linkItem: link('/about', 'About us') } },
  linkedWithoutWords: { fields: { image: image('home'), linkItem: link('/about', '') } },
  editing: { fields: { image: image('home') }, page: { isEditing: true } },
  longest: { fields: { image: image('home', 'The main hospital'), caption: text(longText) } },
  empty: {},
} satisfies Fixtures;
