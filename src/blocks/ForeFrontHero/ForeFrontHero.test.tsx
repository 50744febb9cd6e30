import { screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ForeFrontHero/fixtures';
import { ForeFrontHero } from '@/blocks/ForeFrontHero/ForeFrontHero';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('H1', 'ForeFrontHero', ForeFrontHero, fixtures);

test('[H1] the hero opens the news with its logo, heading and the story of the day', () => {
  renderBlock(ForeFrontHero, fixtures.default);
  expect(screen.getByRole('img', { name: 'The Weekly' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'News of the house' })).toBeTruthy();
  expect(screen.getByText('Featured story')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Story 1' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Story 1' }).getAttribute('href')).toBe(
    '/forefront/articles/story-1',
  );
});

test('[H1] without a story the hero shows its picture; without a heading the story is the heading', () => {
  const picture = renderBlock(ForeFrontHero, fixtures.withoutStory);
  expect(screen.getByRole('img', { name: 'A nurse reads' })).toBeTruthy();
  picture.unmount();
  const { container } = renderBlock(ForeFrontHero, fixtures.storyAlone);
  // No empty half beside it.
  expect(container.querySelector('article')?.parentElement?.children).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Story 1' })).toBeTruthy();
});

test('[H1] a field for words asks the page that searches the stories, without scripts too', () => {
  const { container } = renderBlock(ForeFrontHero, fixtures.default);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the stories' });
  expect([field.name, field.form?.getAttribute('action')]).toEqual(['query', '/forefront/search']);
  expect(container.querySelector('search form')?.getAttribute('method')).toBeNull();
});

test.each(['headingText', 'introText', 'heroImage', 'headerLogo', 'links', 'searchLink'] as const)(
  '[H1] nothing that an author filled is lost: %s alone is shown',
  (name) => {
    const { container } = renderBlock(ForeFrontHero, { fields: { [name]: fixtures.default.fields[name] } });
    expect(container.querySelector('h1, p, img, a, form')).not.toBeNull();
  },
);
