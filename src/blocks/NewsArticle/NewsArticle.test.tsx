import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/NewsArticle/fixtures';
import { NewsArticle } from '@/blocks/NewsArticle/NewsArticle';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G8', 'NewsArticle', NewsArticle, fixtures);

test('[G8] a header, and articles with title, link and date', () => {
  renderBlock(NewsArticle, {
    fields: {
      headerText: { value: 'From the laboratory' },
      feedArticles: [
        {
          id: 'a1',
          url: '/forefront/articles/a-heart-on-a-chip',
          fields: { articleTitle: { value: 'A heart on a chip' }, datePublished: { value: '2026-02-28' } },
        },
      ],
    },
  });
  expect(screen.getByRole('heading', { level: 2, name: 'From the laboratory' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'A heart on a chip' });
  expect(link.getAttribute('href')).toBe('/forefront/articles/a-heart-on-a-chip');
  expect(link.closest('h3')).toBeTruthy();
  expect(screen.getByText('February 28, 2026').getAttribute('datetime')).toBe('2026-02-28');
});

test('[G8] the date of an article of the list is its articleDate', () => {
  renderBlock(NewsArticle, {
    fields: {
      feedArticles: [
        {
          id: 'a1',
          url: '/forefront/articles/a-heart-on-a-chip',
          fields: {
            articleTitle: { value: 'A heart on a chip' },
            articleDate: { value: '2026-02-28T00:00:00Z' },
          },
        },
      ],
    },
  });
  expect(screen.getByText('February 28, 2026')).toBeTruthy();
});

test('[G8] the date is shown only if it can be read, and a title without a page is no link', () => {
  const { container } = renderBlock(NewsArticle, fixtures.odd);
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Soon',
    'Never',
    'A number',
    'NowhereOctober 14, 2026',
  ]);
  expect(container.querySelectorAll('time')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Nowhere' })).toBeNull();
});

test('[G8] in another language the date has its words and the link its prefix', () => {
  renderBlock(NewsArticle, { ...fixtures.default, page: { language: 'es-MX' } });
  expect(screen.getByText('14 de octubre de 2026')).toBeTruthy();
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/es-mx/forefront/articles/one');
});

test('[G8] words with a year are no date; the time for machines is the moment whose day is shown', () => {
  const article = (title: string, date: string) => ({
    id: title,
    url: '/forefront/articles/one',
    fields: { articleTitle: { value: title }, datePublished: { value: date } },
  });
  const { container } = renderBlock(NewsArticle, {
    fields: { feedArticles: [article('Later', 'next spring 2027'), article('Late', '2027-05-09T03:00:00')] },
  });
  const times = [...container.querySelectorAll('time')].map(({ dateTime, textContent }) => [
    dateTime,
    textContent,
  ]);
  expect(times).toEqual([['2027-05-09T03:00:00.000Z', 'May 8, 2027']]);
});
