import { safeContent } from '#cms/normalize-layout';
import type { ComponentFields } from '@/cms/layout-data';
import { profileOf } from './read-profile';
import { parseReviews } from './read-reviews';
import { clampReview, reviewDate } from './reviews';
import { filledPercent } from '@/ui/stars/filled-percent';

const read = (fields: Record<string, unknown>) =>
  profileOf({ id: 'i', displayName: 'D', path: '/p', fields });

describe('reviews', () => {
  test('[D6] only entries with a comment count, in any spelling of their members', () => {
    const text = JSON.stringify([
      { Id: 7, comment: ' Kind.  ', MentionTime: '2026-10-01' },
      { Id: 8 },
      null,
      'x',
      { id: '9', Comment: 'Good' },
    ]);
    expect(parseReviews(text)).toEqual([
      { id: '7', comment: 'Kind.', date: '2026-10-01' },
      { id: '9', comment: 'Good', date: '' },
    ]);
    expect(parseReviews('{"Comments": [{"comment": "x"}]}')).toHaveLength(1);
  });

  test.each([
    ['JSON written as HTML', '[{&quot;comment&quot;: &quot;Calm &amp; clear&quot;}]'],
    ['a line break within the words', '[{"comment": "Calm &\n\tclear"}]'],
    ['commas too many', '[{"comment": "Calm & clear",},]'],
    ['a list that is already read', [null, 7, { Comment: ' Calm &\n clear ' }]],
    ['an object that is already read', { comment: 'Calm & clear' }],
  ])('[D6] %s is read all the same', (_, comments) => {
    expect(read({ comments: { value: comments } }).reviews.map(({ comment }) => comment)).toEqual([
      'Calm & clear',
    ]);
  });

  test('[D6] tags in a comment are no part of what a patient said; the other reviews stay', () => {
    const page = { language: 'en', defaultLanguage: 'en' };
    const comments = JSON.stringify([
      { comment: 'So <b>kind</b>, & calm.<br>Waits <5 min' },
      { comment: 'See <a href="https://example.org">this "place"</a>' },
      { comment: '<b></b>' },
      { comment: 'R&D' },
    ]);
    const cleaned = safeContent({ comments: { value: comments } }, { speech: page, isEditing: false });
    expect(read(cleaned as ComponentFields).reviews.map(({ comment }) => comment)).toEqual([
      'So kind, & calm. Waits <5 min',
      'See this "place"',
      'R&D',
    ]);
  });

  test.each(['', 'x', '{', '[1,2]', 'null', '"text"', '{}'])('[D6] %j holds no reviews', (text) => {
    expect(parseReviews(text)).toEqual([]);
  });

  test('[D6] a comment is cut at a word within 180 characters', () => {
    expect(clampReview('x'.repeat(180))).toEqual({ start: 'x'.repeat(180), rest: '' });
    const long = 'word '.repeat(60).trim();
    const { start, rest } = clampReview(long);
    expect(start.length).toBeLessThanOrEqual(180);
    expect(`${start} ${rest}`).toBe(long);
    expect(clampReview('x'.repeat(300)).start).toHaveLength(180);
  });

  test.each([
    ['2026-10-01', 'October 1, 2026'],
    ['2026-10-01T23:59:00-06:00', 'October 1, 2026'],
    ['last spring', 'last spring'],
    ['2026-99-99', '2026-99-99'],
    ['', ''],
  ])('[D6] the day %j is shown as %j', (date, shown) => {
    expect(reviewDate(date, 'en')).toBe(shown);
  });

  test.each([
    [4.8, 100],
    [4.76, 100],
    [4.7, 90],
    [2.5, 50],
    [0, 0],
    [7, 100],
  ])('[D6] %d of 5 fills %d percent', (rating, percent) => {
    expect(filledPercent(rating)).toBe(percent);
  });
});
