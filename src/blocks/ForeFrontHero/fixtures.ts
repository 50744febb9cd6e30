import type { Fixtures } from '@/cms/block-fixtures';
import { blockLink, image, item, link, longText, text } from '@/features/content/testing/fields';
import { stories } from '@/features/content/testing/stories';

const fields = {
  headingText: text('News of the house'),
  introText: text('<p>Every week, <b>in plain words</b>.</p>'),
  heroImage: image('forefront', 'A nurse reads'),
  headerLogo: image('forefront', 'The Weekly'),
  links: [blockLink('/newsletter', 'Get it by mail')],
  searchLink: link('/forefront/search', 'Search the stories'),
};
const [story] = stories(1);

export const fixtures = {
  default: { fields, data: story },
  withoutStory: { fields, data: null },
  storyAlone: { data: story },
  wordsAlone: { fields: { headingText: text('News of the house') } },
  longest: {
    fields: { ...fields, headingText: text(longText), introText: text(`<p>${longText}</p>`) },
    data: { ...story, title: longText, abstract: longText },
  },
  editing: {
    fields: { ...fields, featuredArticle: item('chosen', { articleTitle: text('Chosen') }, '/chosen') },
    page: { isEditing: true },
  },
  rightToLeft: { fields, data: story, page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
