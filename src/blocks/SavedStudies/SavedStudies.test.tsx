import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClinicalTrialDetails } from '@/blocks/ClinicalTrialDetails/ClinicalTrialDetails';
import { fixtures as trial } from '@/blocks/ClinicalTrialDetails/fixtures';
import { fixtures } from '@/blocks/SavedStudies/fixtures';
import { SavedStudies } from '@/blocks/SavedStudies/SavedStudies';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { link } from '@/features/content/testing/fields';

const key = 'saved-studies';
const pill = { path: '/find-a-clinical-trial/pill', title: 'A pill', language: 'en' };
const nap = { path: '/find-a-clinical-trial/nap', title: 'Una siesta', language: 'es-MX' };
const keep = (kept: unknown) => localStorage.setItem(key, JSON.stringify(kept));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

checkBlock('F4', 'SavedStudies', SavedStudies, fixtures);

test('[F4] a study is saved on this device, says so, leads to the list, and is taken off by the same button', async () => {
  const fetching = jest.fn();
  Object.assign(globalThis, { fetch: fetching });
  renderBlock(ClinicalTrialDetails, {
    ...trial.default,
    fields: { savedStudiesLink: link('/saved', 'Saved') },
    page: { ...trial.default.page, pathname: pill.path },
  });
  const button = screen.getByRole('button', { name: 'Save this study', pressed: false });
  expect(screen.getByText(/needs no account/)).toBeTruthy();
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Saved on this device only. Whoever uses it can see it.')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([
    { path: pill.path, title: 'A new pill for heart failure', language: 'en' },
  ]);
  expect(screen.getByRole('link', { name: 'See your saved studies' }).getAttribute('href')).toBe('/saved');
  await userEvent.click(button);
  expect(localStorage.getItem(key)).toBeNull();
  // Nothing of it travels.
  expect(fetching).not.toHaveBeenCalled();
  expect(document.cookie).toBe('');
});

test('[F4] the list leads to each study in the page’s language, says the language of its title, and forgets one or all', async () => {
  keep([pill, nap]);
  renderBlock(SavedStudies, { ...fixtures.default, page: { language: 'es-MX', defaultLanguage: 'en' } });
  expect(screen.getByRole('status').textContent).toBe('Studies saved on this device: 2');
  const list = within(screen.getByRole('list'));
  expect(
    list.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href'), one.lang]),
  ).toEqual([
    ['A pill', '/es-mx/find-a-clinical-trial/pill', 'en'],
    ['Una siesta', '/es-mx/find-a-clinical-trial/nap', ''],
  ]);
  await userEvent.click(list.getByRole('button', { name: 'Remove: A pill' }));
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([nap]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(localStorage.getItem(key)).toBeNull();
  expect(screen.getByText('You have not saved any studies on this device yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a clinical trial' }).getAttribute('href')).toBe(
    '/es-mx/studies',
  );
});

test.each([
  'no list',
  '{}',
  '[1, null, {"path": "//evil.example", "title": "x", "language": "en"}]',
  '[{"path": "javascript:alert(1)", "title": "x", "language": "en"}]',
])('[F4] what is none of ours is no study: %s', (kept) => {
  localStorage.setItem(key, kept);
  renderBlock(SavedStudies, fixtures.default);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText('You have not saved any studies on this device yet.')).toBeTruthy();
});

test('[F4] a browser that keeps nothing is said to', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  renderBlock(ClinicalTrialDetails, trial.default);
  await userEvent.click(screen.getByRole('button', { name: 'Save this study' }));
  expect(screen.getByText('This browser does not let us save anything.')).toBeTruthy();
});
