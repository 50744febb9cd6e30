import { screen, within } from '@testing-library/react';
import { fixtures } from '@/blocks/Glossary/fixtures';
import { Glossary } from '@/blocks/Glossary/Glossary';
import { renderBlock } from '@/features/content/testing/check-block';

test('[C1] at once there are counts at the letters, what is most read, and entries by need, but no list', () => {
  const { container } = renderBlock(Glossary, fixtures.default);
  const letters = screen.getByRole('navigation', { name: 'By first letter' });
  expect(within(letters).getByRole('link', { name: 'G' }).getAttribute('data-count')).toBe('2');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Most read',
    'By body part or need',
  ]);
  expect(container.querySelector('#conditionsList')).toBeNull();
});

test('[C1] a letter lists its own, and the entries by need stay', () => {
  const { container } = renderBlock(Glossary, fixtures.oneLetter);
  expect([...container.querySelectorAll('#conditionsList li')].map(({ textContent }) => textContent)).toEqual(
    ['Gout', 'Grief'],
  );
  expect(screen.queryByRole('heading', { name: 'Most read' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'By body part or need' })).toBeTruthy();
});

test('[C1] lists by need each have a heading that opens and closes them', () => {
  const { container } = renderBlock(Glossary, fixtures.default);
  const groups = [...container.querySelectorAll('[data-folds] > details')];
  expect(groups.map((group) => group.querySelector('h3')?.textContent)).toEqual(['Joints']);
  expect(groups[0]?.querySelector('ul a')?.textContent).toBe('Gout');
});

test('[C1] [B20] where the list is another page the letters lead there, and neither box nor list stands here', () => {
  const { container } = renderBlock(Glossary, fixtures.lettersAlone);
  expect(screen.getByRole('link', { name: 'G' }).getAttribute('href')).toBe(
    '/conditions-services/a-z?letter=G#conditionsList',
  );
  expect(screen.getByRole('link', { name: 'View all condition and services' }).getAttribute('href')).toBe(
    '/conditions-services/a-z?letter=all#conditionsList',
  );
  expect(container.querySelector('form, #conditionsList')).toBeNull();
});
