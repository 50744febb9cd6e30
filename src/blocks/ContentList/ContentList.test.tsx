import { screen, within } from '@testing-library/react';
import { ContentList } from '@/blocks/ContentList/ContentList';
import { fixtures } from '@/blocks/ContentList/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { item, link, text } from '@/features/content/testing/fields';

checkBlock('G3', 'ContentList', ContentList, fixtures);

test('[G3] a list has entries with a title, a text, a picture and a link', () => {
  renderBlock(ContentList, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'What to bring' })).toBeTruthy();
  const [first] = screen.getAllByRole('listitem');
  const entry = within(first as HTMLElement);
  expect(entry.getByRole('heading', { level: 3, name: 'Your insurance card' })).toBeTruthy();
  expect(entry.getByText('Both sides, and a photo ID.')).toBeTruthy();
  expect(entry.getByRole('img', { name: 'A desk at the entrance' })).toBeTruthy();
  expect(entry.getByRole('link', { name: 'Plans that we accept' }).getAttribute('href')).toBe('/insurance');
});

test('[G3] a link without words is the title of its entry', () => {
  renderBlock(ContentList, fixtures.default);
  const link = screen.getByRole('link', { name: 'Someone to listen with you' });
  expect(link.closest('h3')).toBeTruthy();
});

test('[G3] links with the same words say which entry each belongs to', () => {
  const entry = (name: string, words: string) =>
    item(name, { titleText: text(name), linkItem: link(`/${name}`, words) });
  renderBlock(ContentList, {
    fields: {
      listItems: [entry('Ana', 'Profile'), entry('Bo', 'Profile'), entry('Cy', 'All doctors')],
    },
  });
  expect(screen.getAllByRole('link').map((found) => found.textContent)).toEqual([
    'Profile: Ana',
    'Profile: Bo',
    'All doctors',
  ]);
  expect(screen.getByText(': Ana').className).toBe('visually-hidden');
});

test('[G3] entries without anything to show are left out, numbers are text', () => {
  renderBlock(ContentList, fixtures.odd);
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['7']);
});

test('[G3] entries stand side by side if the parameter says so, and only then', () => {
  const first = renderBlock(ContentList, fixtures.columns);
  expect(screen.getByRole('list').className).toContain('of3');
  first.unmount();
  renderBlock(ContentList, fixtures.default);
  expect(screen.getByRole('list').className).not.toContain('of');
});
