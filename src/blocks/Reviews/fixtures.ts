import type { Fixtures } from '@/cms/block-fixtures';
import { longText, text } from '@/features/content/testing/fields';

const reviews = JSON.stringify([
  { id: 1, comment: 'They took the time to explain everything.', mentiontime: '2026-03-02' },
  { id: 2, comment: `${longText} ${longText}`, mentiontime: '2026-01-15' },
]);
const rated = { rating: text('4.8'), numberOfReviews: text('212') };

export const fixtures = {
  default: { routeFields: { ...rated, comments: text(reviews), totalCommentCount: text('37') } },
  withoutWords: { routeFields: rated },
} satisfies Fixtures;
