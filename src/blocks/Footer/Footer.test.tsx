import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Footer } from '@/blocks/Footer/Footer';
import { fixtures } from '@/blocks/Footer/fixtures';
import { signUpTree } from '@/blocks/Footer/sign-up-tree';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { text } from '@/features/content/testing/fields';

checkBlock('M7', 'Footer', Footer, fixtures);

test('[M7] a line of the address that the author repeated is there once', () => {
  const addressText = text('Desk 2\n  Desk 2  \n\nChicago');
  const { container } = renderBlock(Footer, { ...fixtures.default, fields: { addressText } });
  expect([...container.querySelectorAll('address span')].map((line) => line.textContent)).toEqual([
    'Desk 2',
    'Chicago',
  ]);
});

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

test('[M7] a mark of quality is shown with its name, which is then said once', () => {
  renderBlock(Footer, fixtures.default);
  const marks = within(screen.getByRole('list', { name: 'Awards' }));
  expect(marks.getByText('Kind kitchens, 2031')).toBeTruthy();
  expect(marks.queryByRole('img', { name: 'A round mark' })).toBeNull();
});

const newsletter = {
  eloquaFormID: text('57'),
  fieldLabel: text('Your address'),
  signUpButtonText: text('<b>Join</b>'),
  newsletterEmailErrorText: text('That is no address.'),
  newsletterErrorProcessingMessage: text('Our "list" is closed today.'),
  newsletterSuccessMessage: text('Look into your mail.'),
};
const drawn = (posted?: { outcome: 'failed' | 'success'; email: string }, fields: object = newsletter) =>
  renderBlock(Footer, {
    ...fixtures.default,
    data: {
      ...fixtures.default.data,
      signUp: signUpTree(
        { ...fields },
        {
          uid: 'uid',
          variant: 'eloqua',
          item: '{N1}',
          posted,
          page: { pathname: '/about', language: 'ar', defaultLanguage: 'en' },
        },
      ),
    },
  });

test('[M8] the newsletter of the house is a form of the footer, in the words of its own item', async () => {
  const { container } = drawn();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your address' });
  expect(screen.getByRole('button', { name: '<b>Join</b>' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  // Nobody has translated its words.
  expect(screen.getByText('Your address').lang).toBe('en');
  expect(screen.getByRole('button', { name: '<b>Join</b>' }).lang).toBe('en');
  // Without scripts it comes back to the page that the visitor is on.
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/ar/about#news-uid');
  // Its script is there once it had the focus.
  await userEvent.type(field, 'ada@');
  await waitFor(() => {
    fireEvent.blur(field);
    expect(screen.getByRole('alert').textContent).toBe('That is no address.');
  });
});

test('[M8] with the external flag, and without a newsletter of its own, it is a link', () => {
  renderBlock(Footer, fixtures.default);
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/newsletter');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('[M8] a sign-up without scripts comes back with its outcome', () => {
  const failed = drawn({ outcome: 'failed', email: '"><b>ana' });
  expect(screen.getByRole('alert').textContent).toBe('Our "list" is closed today.');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('"><b>ana');
  failed.unmount();
  drawn({ outcome: 'success', email: '' }, {});
  expect(screen.getByText('Thank you. Please check your mail.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
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

test('[A8] [M7] the title of a column says that it is English where nobody translated it', () => {
  const { container } = renderBlock(Footer, fixtures.rightToLeft);
  expect(container.querySelector('summary [lang="en"]')?.textContent).toBeTruthy();
});

test('[M7] a bare number in the address of the phone link can be called', () => {
  const phoneLink = { value: { href: '312-555-0111', text: '' } };
  renderBlock(Footer, { ...fixtures.default, fields: { ...fixtures.default.fields, phoneLink } });
  expect(screen.getByRole('link', { name: '312-555-0111' }).getAttribute('href')).toBe('tel:+13125550111');
});
