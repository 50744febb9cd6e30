import { screen, within } from '@testing-library/react';
import { fixtures } from '@/blocks/Reviews/fixtures';
import { Reviews } from '@/blocks/Reviews/Reviews';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { forgetWindow, seeEverything, setWindow } from '@/ui/carousel/testing/browser';

checkBlock('D6', 'Reviews', Reviews, fixtures);

afterEach(() => forgetWindow());

const comments = (...list: readonly object[]) => ({
  routeFields: { comments: { value: JSON.stringify(list) } },
});

test('[D6] it shows what patients say about the physician of the page', () => {
  const { container } = renderBlock(Reviews, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Ratings & Reviews' })).toBeTruthy();
  expect(screen.getByText(/They took the time to explain everything/)).toBeTruthy();
  expect(container.querySelector('#ratings-reviews')).toBeTruthy();
});

test('[D6] only entries with a comment are reviews; markup is no part of what patients said', () => {
  renderBlock(Reviews, fixtures.odd);
  expect(screen.getByText('Good')).toBeTruthy();
  expect(screen.getByText('soon')).toBeTruthy();
  expect(screen.getAllByRole('figure')).toHaveLength(2);
});

test('[D6] 180 characters are whole, 181 are cut and have a button', () => {
  renderBlock(Reviews, comments({ comment: 'x'.repeat(180) }, { comment: 'y'.repeat(181) }));
  const [whole, cut] = screen.getAllByRole('figure');
  expect(within(whole as HTMLElement).queryByRole('button')).toBeNull();
  expect(within(cut as HTMLElement).getByRole('button', { name: 'more...' })).toBeTruthy();
});

test('[D6] 25 ratings are too few for stars, 26 are enough', () => {
  const { unmount } = renderBlock(Reviews, fixtures.fewRatings);
  expect(screen.queryByText(/out of 5/)).toBeNull();
  unmount();
  renderBlock(Reviews, {
    routeFields: { ...fixtures.fewRatings.routeFields, numberOfReviews: { value: '26' } },
  });
  expect(screen.getByText('4.8 out of 5, 26 ratings')).toBeTruthy();
});

test('[D6] a rating is spoken as it is shown', () => {
  renderBlock(Reviews, {
    routeFields: {
      ...fixtures.fewRatings.routeFields,
      rating: { value: '4.76' },
      numberOfReviews: { value: '26' },
    },
  });
  const words = screen.getByText('4.8 out of 5, 26 ratings');
  expect(words.closest('.visually-hidden, [aria-hidden]')).toBeNull();
});

test.each([
  [1100, 4],
  [900, 3],
  [400, 1],
])('[D6] a window of %i px shows %i reviews at once', async (width, expected) => {
  setWindow({ width });
  seeEverything();
  const { container } = renderBlock(Reviews, fixtures.many);
  await screen.findByRole('button', { name: 'Next slide' });
  expect(container.querySelectorAll('.slick-slide:not([inert])')).toHaveLength(expected);
});

test('[D6] authors see all reviews at once', () => {
  renderBlock(Reviews, fixtures.editing);
  expect(screen.getAllByRole('figure')).toHaveLength(9);
});
