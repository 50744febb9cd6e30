import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomepageHero } from '@/blocks/HomepageHero/HomepageHero';
import { fixtures } from '@/blocks/HomepageHero/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('M6', 'HomepageHero', HomepageHero, fixtures);

test('[M6] two tabs, of which the first is chosen; arrow keys and clicks choose', async () => {
  renderBlock(HomepageHero, fixtures.default);
  const [doctor, location] = within(screen.getByRole('tablist', { name: 'Search' })).getAllByRole('tab');
  expect(doctor?.getAttribute('aria-selected')).toBe('true');
  doctor?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(location?.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(location);
  await userEvent.keyboard('{ArrowRight}');
  expect(doctor?.getAttribute('aria-selected')).toBe('true');
  if (location) await userEvent.click(location);
  expect(location?.getAttribute('aria-selected')).toBe('true');
});

test('[M6] each form leads to its search page with query and place, in the language of the page', () => {
  const { container } = renderBlock(HomepageHero, fixtures.rightToLeft);
  const forms = [...container.querySelectorAll('form')];
  expect(forms.map((form) => form.getAttribute('action'))).toEqual([
    '/ar/find-a-physician',
    '/ar/find-a-location',
  ]);
  for (const form of forms)
    expect([...form.elements].map((control) => control.getAttribute('name')).filter(Boolean)).toEqual([
      'query',
      'distance',
    ]);
  expect(screen.getByRole('link', { name: 'View all doctors' }).getAttribute('href')).toBe(
    '/ar/find-a-physician',
  );
});

test('[B32] the specialties that most doctors have lead to their search, in the language of the page', () => {
  renderBlock(HomepageHero, fixtures.rightToLeft);
  const list = screen.getByRole('list', { name: 'Specialties' });
  expect(within(list).getByRole('link', { name: 'Cardiology' }).getAttribute('href')).toBe(
    '/ar/find-a-physician?filter=c_visible_specialties_sm%3A%22Cardiology%22',
  );
  expect(screen.getAllByRole('list')).toHaveLength(1);
});

test('[M6] tabs that no author named have the words of the page’s language', () => {
  const { doctorTabLabel: _doctor, locationTabLabel: _location, ...fields } = fixtures.default.fields;
  const dictionary = { 'Find a Doctor': 'Trouver un médecin', 'Find a Location': 'Trouver un lieu' };
  renderBlock(HomepageHero, { ...fixtures.default, fields, dictionary });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Trouver un médecin',
    'Trouver un lieu',
  ]);
});

test('[M6] [O1] authors see both searches at once, and read that they are not pressed here', () => {
  const { container } = renderBlock(HomepageHero, fixtures.editing);
  expect(screen.getByText(/user interaction not available in experience editor/)).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Find a Doctor',
    'Find a Location',
  ]);
  expect(container.querySelector('.closed')).toBeNull();
});

test('[M6] without searches there is no empty list of tabs, and authors read what is missing', () => {
  const fields = { headingText: { value: 'Welcome in' } };
  const { unmount } = renderBlock(HomepageHero, { fields });
  expect(screen.getByRole('heading', { name: 'Welcome in' })).toBeTruthy();
  expect(screen.queryByRole('tablist')).toBeNull();
  unmount();
  renderBlock(HomepageHero, { fields, page: { isEditing: true } });
  expect(screen.getByText(/choose doctorSearch and locationSearch/)).toBeTruthy();
});

test.each(['headingText', 'introText', 'heroImage', 'doctorSearch'] as const)(
  '[M6] nothing that an author filled is lost: %s alone is shown',
  (name) => {
    const { container } = renderBlock(HomepageHero, { fields: { [name]: fixtures.default.fields[name] } });
    expect(container.querySelector('h1, p, img, form')).not.toBeNull();
  },
);

test('[A8] [M6] the author’s words for tabs and fields say that they are English where nobody translated them', () => {
  renderBlock(HomepageHero, fixtures.rightToLeft);
  for (const tab of screen.getAllByRole('tab')) expect(tab.querySelector('[lang="en"]')).toBeTruthy();
});
