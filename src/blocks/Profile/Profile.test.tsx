import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profile } from '@/blocks/Profile/Profile';
import { fixtures } from '@/blocks/Profile/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('D11', 'Profile', Profile, fixtures);

test('[D11] one group needs no picker; six members have a button on narrow screens alone, four have none', () => {
  const { unmount } = renderBlock(Profile, fixtures.four);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  renderBlock(Profile, fixtures.default);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show More' }).className).toMatch(/narrowOnly/);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Physician 1, MD' }).getAttribute('href')).toBe(
    '/find-a-physician/physician/physician-1',
  );
});

test('[D11] more than six come with a button that says what it does', async () => {
  renderBlock(Profile, fixtures.more);
  const button = screen.getByRole('button', { name: 'Show More' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(button.className).not.toMatch(/narrowOnly/);
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Show Less' }).getAttribute('aria-expanded')).toBe('true');
});

test('[D11] the picker shows one group, says how many are in it, and brings all of them back', async () => {
  renderBlock(Profile, fixtures.groups);
  const picker = screen.getByRole('combobox', { name: 'Filter Providers' });
  expect(picker.id).toBe('teams-picker');
  await userEvent.selectOptions(picker, 'Surgeons');
  expect(screen.queryByRole('heading', { name: 'Heart doctors' })).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Surgeons' })).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe('Providers shown: 3');
  await userEvent.selectOptions(picker, 'All groups');
  expect(screen.getAllByRole('listitem')).toHaveLength(11);
});

test('[A8] [D11] the specialty of somebody in the team says that it is English where nobody translated it', () => {
  renderBlock(Profile, { ...fixtures.default, page: { direction: 'rtl', language: 'ar' } });
  for (const specialty of screen.getAllByText('Cardiology')) expect(specialty.lang).toBe('en');
});
