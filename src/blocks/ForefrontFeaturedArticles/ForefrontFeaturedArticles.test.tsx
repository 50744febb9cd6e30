import { screen } from '@testing-library/react';
import { load } from '@/blocks/ForefrontFeaturedArticles/data';
import { fixtures } from '@/blocks/ForefrontFeaturedArticles/fixtures';
import { ForefrontFeaturedArticles } from '@/blocks/ForefrontFeaturedArticles/ForefrontFeaturedArticles';
import type { LoaderContext } from '@/cms/block';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('H1', 'ForefrontFeaturedArticles', ForefrontFeaturedArticles, fixtures);

test('[H1] featured stories stand in the author’s order, each with the way to it', async () => {
  const found = await load({ rendering: fixtures.editing } as unknown as LoaderContext);
  renderBlock(ForefrontFeaturedArticles, {
    fields: fixtures.default.fields,
    data: found.ok ? found.data : [],
  });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/forefront/articles/first', '/forefront/articles/second']);
});

test('[A8] [H1] a card says that its story is in English on a page of another language, and only there', () => {
  const { unmount } = renderBlock(ForefrontFeaturedArticles, fixtures.rightToLeft);
  expect(screen.getAllByText(/In English/)).toHaveLength(4);
  unmount();
  renderBlock(ForefrontFeaturedArticles, fixtures.default);
  expect(screen.queryByText(/In English/)).toBeNull();
});
