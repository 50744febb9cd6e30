import { fireEvent, screen, within } from '@testing-library/react';
import { fixtures } from '@/blocks/TopicMenu/fixtures';
import { TopicMenu } from '@/blocks/TopicMenu/TopicMenu';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('H1', 'TopicMenu', TopicMenu, fixtures);

const button = () => screen.getByRole('button', { name: 'Choose a topic' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

test('[H1] "Choose a topic" opens and closes two columns of links and the buttons', () => {
  renderBlock(TopicMenu, fixtures.default);
  const lists = within(screen.getByRole('navigation', { name: 'Choose a topic' })).getAllByRole('list');
  expect(
    lists.map((list) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ),
  ).toEqual([
    ['Sleep', 'Teeth'],
    ['Skin', 'Travel'],
    ['Our letters', 'Everything'],
  ]);
  expect(lists[2]?.querySelectorAll('svg')).toHaveLength(2);
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
});

test('[H1] a click on a link closes the menu', () => {
  renderBlock(TopicMenu, fixtures.default);
  fireEvent.click(button());
  const link = screen.getByRole('link', { name: 'Skin' });
  // jsdom follows no links.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(isOpen()).toBe(false);
});

test('[H1] Escape closes the menu and gives the focus back', () => {
  renderBlock(TopicMenu, fixtures.default);
  fireEvent.click(button());
  screen.getByRole('link', { name: 'Sleep' }).focus();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Sleep' }), { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('[H1] authors see all of it, and that it does nothing there', () => {
  const { container } = renderBlock(TopicMenu, fixtures.editing);
  expect(isOpen()).toBe(true);
  expect(container.textContent).toContain('user interaction not available in experience editor');
});
