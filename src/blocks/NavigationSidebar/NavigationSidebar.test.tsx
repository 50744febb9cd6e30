import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures } from '@/blocks/NavigationSidebar/fixtures';
import { NavigationSidebar } from '@/blocks/NavigationSidebar/NavigationSidebar';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G9', 'NavigationSidebar', NavigationSidebar, fixtures);

const toggle = () => screen.getByRole('button', { name: 'Mobile Menu' });

test('[G9] the Mobile Menu opens the pages of the section, and Escape closes them', async () => {
  renderBlock(NavigationSidebar, fixtures.default);
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(toggle().getAttribute('aria-controls') ?? '')?.textContent).toContain(
    'Our team',
  );
  screen.getByRole('link', { name: 'Valves' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle());
});

test('[G9] Skip to Main Content comes first and leads behind the navigation', async () => {
  renderBlock(NavigationSidebar, fixtures.default);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to Main Content');
  const target = document.activeElement?.getAttribute('href')?.slice(1) ?? '';
  const end = document.getElementById(target);
  expect(end?.previousElementSibling?.tagName).toBe('NAV');
});

test('[G9] the pages stand under their own, in the language of the page, and the current one says so', () => {
  renderBlock(NavigationSidebar, { ...fixtures.rightToLeft });
  const nav = screen.getByRole('navigation', { name: 'In this section' });
  expect(
    within(nav)
      .getAllByRole('link')
      .slice(1)
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/ar/heart', '/ar/heart/clinics', '/ar/heart/rhythm', '/ar/heart/valves', '/ar/heart/team']);
  expect(nav.querySelector('[aria-current="page"]')?.textContent).toBe('Rhythm problems');
  const below = within(nav).getByRole('link', { name: 'Clinics' }).parentElement;
  expect(within(below as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
});

test('[G9] authors are told what stands here, without a list', () => {
  renderBlock(NavigationSidebar, { ...fixtures.default, page: { isEditing: true } });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText(/: user interaction not available in experience editor/)).toBeTruthy();
});
