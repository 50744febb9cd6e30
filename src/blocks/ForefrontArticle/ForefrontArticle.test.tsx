import { screen } from '@testing-library/react';
import { ForefrontArticle } from '@/blocks/ForefrontArticle/ForefrontArticle';
import { fixtures } from '@/blocks/ForefrontArticle/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('H4', 'ForefrontArticle', ForefrontArticle, fixtures);

test('[H4] shows title, author, the date in Chicago and the time to read', () => {
  renderBlock(ForefrontArticle, fixtures.default);
  expect(screen.getByRole('heading', { level: 1, name: 'Five minutes for your heart' })).toBeTruthy();
  expect(screen.getByText('By Ada Moss')).toBeTruthy();
  expect(screen.getByText('March 4, 2026')).toBeTruthy();
  expect(screen.getByText('3 min read')).toBeTruthy();
});

test('[H4] tags lead to the collection; a button without its flag is not shown', () => {
  renderBlock(ForefrontArticle, fixtures.default);
  expect(screen.getByRole('link', { name: 'Heart' }).getAttribute('href')).toBe(
    '/forefront/collection?channel=idheart&channelName=Heart&filter=c_channel_names_sm%3A%22Heart%22',
  );
  expect(screen.getByRole('link', { name: 'Request an appointment' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
});
