import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ForefrontCollection/fixtures';
import { ForefrontCollection } from '@/blocks/ForefrontCollection/ForefrontCollection';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('H2', 'ForefrontCollection', ForefrontCollection, fixtures);

test('[H2] channelName is the heading of the page, and every address keeps the channel', () => {
  renderBlock(ForefrontCollection, fixtures.default);
  expect(screen.getByRole('heading', { level: 1, name: 'Sleep & dreams' })).toBeTruthy();
  const kept = '/forefront/collection?channel=9f8e7d6c&channelName=Sleep+%26+dreams';
  expect(screen.getByRole('link', { name: 'Load More' }).getAttribute('href')).toBe(
    `${kept}&page=2#stories-uid-7`,
  );
  expect(screen.getByRole('link', { name: '2030' }).getAttribute('href')).toBe(
    `${kept}&subfilter=2030#stories-uid`,
  );
});

test('[H2] an unknown channel says that it has no stories, and where the others are', () => {
  renderBlock(ForefrontCollection, fixtures.unknownChannel);
  expect(screen.getByRole('heading', { level: 1, name: 'Nobody knows' })).toBeTruthy();
  expect(screen.getByText('There are no stories on this topic.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View All News' }).getAttribute('href')).toBe('/forefront');
});

test('[H2] without a channel it has the heading of its author, and all stories', () => {
  renderBlock(ForefrontCollection, fixtures.withoutChannel);
  expect(screen.getByRole('heading', { level: 1, name: 'All topics' })).toBeTruthy();
  expect(screen.getByText('Choose one.')).toBeTruthy();
});

test('[H2] a name from an address is a text and nothing else', () => {
  const { container } = renderBlock(ForefrontCollection, fixtures.hostile);
  expect(screen.getByRole('heading', { level: 1, name: '<script>alert(1)</script>' })).toBeTruthy();
  expect(container.querySelector('script')).toBeNull();
});

test('[H2] while search is down the heading is the name of the channel still', () => {
  const data = { ...fixtures.unknownChannel.data, channelName: 'Sleep', isDown: true };
  renderBlock(ForefrontCollection, { ...fixtures.unknownChannel, data });
  expect(screen.getByRole('heading', { level: 1, name: 'Sleep' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('cannot be shown right now');
});
