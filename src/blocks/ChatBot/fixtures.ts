import type { Fixtures } from '@/cms/block-fixtures';
import { item, link, longText, text } from '@/features/content/testing/fields';

const question = (name: string, words: string, answer: string) =>
  item(name, { question: text(words), answer: text(answer) });
const filled = {
  titleText: text('How can we help?'),
  introText: text('<p>No names or illnesses, please.</p>'),
  buttonText: text('Need help?'),
  questions: [
    question('parking', 'Where do I park?', '<p>In garage B, across the street.</p>'),
    question('cost', 'What will it cost?', '<p>Call us for an estimate.</p>'),
    question('broken', 'Nobody answered this', ''),
  ],
  searchPageLink: link('/search', 'Search'),
  phoneLink: link('tel:+17735550100', '773-555-0100'),
};
const page = { pathname: '/', itemPath: '/', templateName: 'Home' };

export const fixtures = {
  default: { fields: filled, page },
  longest: {
    fields: {
      ...filled,
      titleText: text(longText),
      buttonText: text(longText),
      questions: [question('x', longText, longText)],
    },
    page,
  },
  editing: { fields: filled, page: { ...page, isEditing: true } },
  rightToLeft: { fields: filled, page: { ...page, direction: 'rtl', language: 'ar' } },
  empty: { page },
} satisfies Fixtures;
