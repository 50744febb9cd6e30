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

test('[M7] the groups start folded on a narrow window; on a wide one they are open and their titles no tab stops', () => {
  const query = Object.assign(new EventTarget(), { matches: true });
  Object.defineProperty(window, 'matchMedia', { value: () => query, configurable: true });
  const { container } = renderBlock(Footer, fixtures.default);
  const stops = () => [...container.querySelectorAll('summary')].map(({ tabIndex }) => tabIndex);
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
  expect(stops()).toEqual([0, 0, 0]);
  query.matches = false;
  query.dispatchEvent(new Event('change'));
  expect(container.querySelectorAll('details[open]')).toHaveLength(3);
  expect(stops()).toEqual([-1, -1, -1]);
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

test('[M8] the newsletter of the house is a form of the footer, in the words of its own item', () => {
  const { container } = renderBlock(Footer, fixtures.signUp);
  expect(screen.getByRole('textbox', { name: 'Your address' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  // Without scripts it comes back to the page that the visitor is on.
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/about#news-uid');
});

test('[M8] with the external flag it is a link, and no form', () => {
  renderBlock(Footer, fixtures.externalNewsletter);
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/newsletter');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('[M8] a sign-up without scripts comes back with its outcome', () => {
  const failed = renderBlock(Footer, fixtures.signUpFailed);
  expect(screen.getByRole('alert').textContent).toBe('Our list is closed today.');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ana@example.org');
  failed.unmount();
  renderBlock(Footer, fixtures.signedUp);
  expect(screen.getByText('Look into your mail.')).toBeTruthy();
});

test('[M7] a column without a title has that of the specification', () => {
  const {
    likeToTitle: _like,
    quickLinksTitle: _quick,
    policiesTitle: _policies,
    ...rest
  } = fixtures.default.fields;
  const { container } = renderBlock(Footer, { ...fixtures.default, fields: rest });
  expect([...container.querySelectorAll('summary')].map((summary) => summary.textContent)).toEqual([
    "I'd Like To…",
    'Quick Links',
    'Website Policies',
  ]);
});
