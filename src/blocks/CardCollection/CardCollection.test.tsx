import { screen, within } from '@testing-library/react';
import { CardCollection } from '@/blocks/CardCollection/CardCollection';
import { load } from '@/blocks/CardCollection/data';
import { articles, channel, fixtures } from '@/blocks/CardCollection/fixtures';
import type { LoaderContext } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { item, text } from '@/features/content/testing/fields';

checkBlock('H5', 'CardCollection', CardCollection, fixtures);

/** The titles that visitors get for fields. */
async function titlesOf(fields: ComponentFields): Promise<readonly string[]> {
  const found = await load({ rendering: { fields } } as unknown as LoaderContext);
  return found.ok ? found.data.map(({ title }) => title) : [];
}

test('[H5] of seven chosen articles six are shown, for visitors and authors alike', async () => {
  expect(await titlesOf({ articles: articles(9) })).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `Article ${number}`),
  );
  renderBlock(CardCollection, fixtures.editing);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
});

test('[H5] the story that is featured on the channel comes first, and one fewer is chosen beside it', async () => {
  const chosen = articles(7);
  expect(await titlesOf({ articles: chosen, channel })).toEqual([
    'Story of the channel',
    ...[1, 2, 3, 4, 5].map((number) => `Article ${number}`),
  ]);
  renderBlock(CardCollection, fixtures.featured);
  expect(screen.getByText('The heart')).toBeTruthy();
  // The same article twice, and entries without an address, take no place of another.
  const odd = [chosen[0], chosen[0], item('nowhere', { articleTitle: text('Nowhere') }), ...chosen.slice(1)];
  expect(await titlesOf({ articles: odd })).toHaveLength(6);
  expect(await titlesOf({ articles: chosen, channel: item('bare', {}) })).toHaveLength(6);
});

test('[H5] "View All News" leads to /forefront, and is not there itself', () => {
  const there = renderBlock(CardCollection, fixtures.withoutLink);
  expect(screen.getByRole('link', { name: 'View All News' }).getAttribute('href')).toBe('/forefront');
  there.unmount();
  renderBlock(CardCollection, { ...fixtures.withoutLink, page: { pathname: '/forefront' } });
  expect(screen.queryByRole('link', { name: 'View All News' })).toBeNull();
});

test('[H5] the parts of a series are a numbered list of titles beside the picture of the first', () => {
  const { container } = renderBlock(CardCollection, fixtures.numbered);
  const parts = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(parts.map((part) => within(part).getByRole('link').textContent)).toEqual(
    [1, 2, 3, 4, 5].map((number) => `Story ${number}`),
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(within(screen.getByRole('list')).queryByRole('img')).toBeNull();
  expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['']);
});

test('[H5] a day without a time is that day, wherever the server stands', () => {
  renderBlock(CardCollection, { fields: { articles: articles(1) }, page: { isEditing: true } });
  expect(screen.getByText('March 4, 2026')).toBeTruthy();
});
