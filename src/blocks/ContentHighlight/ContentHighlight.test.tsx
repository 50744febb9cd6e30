import { screen } from '@testing-library/react';
import { ContentHighlight } from '@/blocks/ContentHighlight/ContentHighlight';
import { fixtures } from '@/blocks/ContentHighlight/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G3', 'ContentHighlight', ContentHighlight, fixtures);

/** Whether the picture comes before the words for who reads them in order. */
const isPictureFirst = () => {
  const position = screen.getByRole('img').compareDocumentPosition(screen.getByRole('heading'));
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
};

test('[G3] a highlight has a heading, a text, a picture and links', () => {
  renderBlock(ContentHighlight, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'A nurse calls you the next day' })).toBeTruthy();
  expect(screen.getByText('always').tagName).toBe('B');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/after',
    'tel:+17735550196',
  ]);
  expect(isPictureFirst()).toBe(false);
});

test.each(['1', 'true'])(
  '[G3] the parameter mediaFirst=%s puts the picture before the words',
  (mediaFirst) => {
    renderBlock(ContentHighlight, { ...fixtures.default, params: { mediaFirst } });
    expect(isPictureFirst()).toBe(true);
  },
);
