import { screen } from '@testing-library/react';
import { FullHero } from '@/blocks/FullHero/FullHero';
import { fixtures } from '@/blocks/FullHero/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('M6', 'FullHero', FullHero, fixtures);

test('[M6] its heading opens the page, unless the breadcrumb shows one', () => {
  const alone = renderBlock(FullHero, fixtures.default);
  expect(screen.getByRole('heading', { level: 1, name: 'Heart care' })).toBeTruthy();
  alone.unmount();
  renderBlock(FullHero, { ...fixtures.default, routeFields: { headlineText: { value: 'Our care' } } });
  expect(screen.getByRole('heading', { level: 2, name: 'Heart care' })).toBeTruthy();
});

test.each(['headingText', 'introText', 'heroImage', 'links'] as const)(
  '[M6] nothing that an author filled is lost: %s alone is shown',
  (name) => {
    const { container } = renderBlock(FullHero, { fields: { [name]: fixtures.default.fields[name] } });
    expect(container.querySelector('h1, p, img, a')).not.toBeNull();
  },
);
