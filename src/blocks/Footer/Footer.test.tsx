import { screen, within } from '@testing-library/react';
import { Footer } from '@/blocks/Footer/Footer';
import { fixtures } from '@/blocks/Footer/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('M7', 'Footer', Footer, fixtures);

test('[M7] three groups of links that fold, all open as the server sends them', () => {
  const { container } = renderBlock(Footer, fixtures.default);
  expect([...container.querySelectorAll('summary')].map((summary) => summary.textContent)).toEqual([
    "I'd Like To…",
    'Quick Links',
    'Website Policies',
  ]);
  expect(container.querySelectorAll('details[open]')).toHaveLength(3);
});

test('[M7] the groups start folded on a narrow window', () => {
  const matchMedia = (query: string) => ({ matches: query === '(width < 768px)' }) as MediaQueryList;
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
  const { container } = renderBlock(Footer, fixtures.default);
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
  Reflect.deleteProperty(window, 'matchMedia');
});

test('[M7] five networks, awards with their links, phone, address, newsletter and the year', () => {
  renderBlock(Footer, fixtures.default);
  const networks = within(screen.getByRole('list', { name: 'Follow us' })).getAllByRole('link');
  expect(networks.map((anchor) => anchor.textContent)).toEqual([
    'Facebook',
    'Twitter',
    'LinkedIn',
    'Instagram',
    'YouTube',
  ]);
  expect(screen.getByRole('link', { name: 'Award for nursing' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '773-555-0100' })).toBeTruthy();
  expect(screen.getByText('Chicago, IL 60637')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/newsletter');
  expect(screen.getByText('© 2026 Calder University Medicine')).toBeTruthy();
});
