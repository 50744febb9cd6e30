import { screen } from '@testing-library/react';
import { load } from '@/blocks/ForefrontFeaturedArticles/data';
import { fixtures } from '@/blocks/ForefrontFeaturedArticles/fixtures';
import { ForefrontFeaturedArticles } from '@/blocks/ForefrontFeaturedArticles/ForefrontFeaturedArticles';
import type { LoaderContext } from '@/cms/block';
import { textKey } from '@/lib/text-key';
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

test('[A8] [H1] a link says that its story is in English on a page of another language, and only there', () => {
  const { data } = fixtures.rightToLeft;
  const untranslated = data.map(({ title }) => textKey(title));
  const { unmount } = renderBlock(ForefrontFeaturedArticles, {
    ...fixtures.rightToLeft,
    page: { ...fixtures.rightToLeft.page, untranslated },
  });
  const links = screen.getAllByRole('link', { name: /\(الإنجليزية\)$/ });
  expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'en', 'en', 'en']);
  unmount();
  renderBlock(ForefrontFeaturedArticles, { ...fixtures.default, page: { untranslated } });
  expect(document.querySelector('[hreflang]')).toBeNull();
});

test('[H1] below a hero that leads, no story is larger than the others', () => {
  const lead = () => document.querySelector('ul')?.classList.contains('lead');
  const { unmount } = renderBlock(ForefrontFeaturedArticles, fixtures.default);
  expect(lead()).toBe(true);
  unmount();
  renderBlock(ForefrontFeaturedArticles, { ...fixtures.default, params: { lead: '0' } });
  expect(lead()).toBe(false);
});

test('[H1] as rows no story is larger either; each says how long it takes to read', () => {
  const [first] = fixtures.default.data;
  renderBlock(ForefrontFeaturedArticles, {
    ...fixtures.default,
    data: [{ ...first!, minutes: 4 }],
    params: { look: 'rows' },
  });
  expect(document.querySelector('ul')?.classList.contains('rows')).toBe(true);
  expect(document.querySelector('li')?.textContent).toContain('4 min read');
});
