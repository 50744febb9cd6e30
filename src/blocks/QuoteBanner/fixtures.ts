import type { Fixtures } from '@/cms/block-fixtures';
import { blockLink, image, item, longText, text } from '@/features/content/testing/fields';

const author = item('author', {
  firstName: text('Amara'),
  lastName: text('Okafor'),
  degrees: text('MD, PhD'),
  academicTitle: text('Professor of Medicine'),
});
const filled = {
  titleText: text('Why we listen first'),
  introText: text('<p>Every plan begins with <b>your</b> questions.</p>'),
  quoteText: text('Most diagnoses are in what the patient says.\nWe only have to listen.'),
  quoteAuthor: author,
  displayImage: image('heart', 'A doctor and a patient talk'),
  links: [blockLink('/about', 'About us')],
};

export const fixtures = {
  default: { fields: filled },
  // The fields of the specification, without one for the quote itself.
  introIsQuote: { fields: { introText: text('<p>We only have to listen.</p>'), quoteAuthor: author } },
  titleIsQuote: { fields: { ...filled, introText: text(''), quoteText: text('') } },
  withoutAuthor: { fields: { quoteText: text('We only have to listen.') } },
  titleOnly: {
    fields: {
      quoteText: text('We only have to listen.'),
      quoteAuthor: item('x', { degrees: text('RN'), academicTitle: text('Head nurse') }),
    },
  },
  longest: {
    fields: {
      ...filled,
      quoteText: text(`${longText} ${longText}`),
      quoteAuthor: item('x', {
        firstName: text(longText),
        lastName: text(longText),
        degrees: text(longText),
      }),
    },
  },
  editing: { fields: filled, page: { isEditing: true } },
  editingWithoutAuthor: { fields: { quoteText: text('We listen.') }, page: { isEditing: true } },
  rightToLeft: { fields: filled, page: { direction: 'rtl', language: 'ar' } },
  empty: {},
} satisfies Fixtures;
