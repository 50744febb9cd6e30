import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

const said = [
  { id: 1, comment: 'They took the time to explain everything.', mentiontime: '2026-03-02' },
  { id: 2, comment: `${longText} ${longText}`, mentiontime: '2026-01-15' },
];
const many = Array.from({ length: 9 }, (_, index) => ({
  Id: index + 1,
  comment: `Visit number ${index + 1} was as calm as the one before.`,
  MentionTime: '2026-02-01',
}));
const rated = { rating: text('4.8'), numberOfReviews: text('212') };
const withComments = (comments: unknown) => ({ ...rated, comments: text(JSON.stringify(comments)) });

export const fixtures = {
  default: { routeFields: withComments(said) },
  many: { routeFields: { ...withComments(many), totalCommentCount: text('37') } },
  one: { routeFields: withComments([{ comment: 'Thank you.' }]) },
  longest: {
    routeFields: withComments([...many, { comment: `${longText}${longText}`.replaceAll(' ', '') }]),
  },
  odd: {
    routeFields: {
      comments: text('[{"comment": "<b>Good</b>", "MentionTime": "soon"}, {"Id": 1}, {"comment": 7},]'),
    },
  },
  fewRatings: { routeFields: { ...withComments(said), numberOfReviews: text('25') } },
  rightToLeft: { routeFields: withComments(many), page: { direction: 'rtl', language: 'ar' } },
  editing: { routeFields: withComments(many), page: { isEditing: true } },
  empty: { routeFields: rated },
} satisfies Fixtures;
