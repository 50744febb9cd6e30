import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContentGallery } from '@/blocks/ContentGallery/ContentGallery';
import { fixtures } from '@/blocks/ContentGallery/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G5', 'ContentGallery', ContentGallery, fixtures);

const three = {
  fields: {
    galleryItems: ['Lobby', 'Garden', 'Chapel'].map((name) => ({
      name,
      fields: { titleText: { value: name }, image: { value: { src: `/-/media/${name}.webp`, alt: '' } } },
    })),
  },
};

/** The heading of the item that is shown. */
const shown = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-active] h2')].map((heading) => heading.textContent);
const choice = (name: string) => screen.getByRole('button', { name });

/** jsdom does not know which pointer moved, or how far. */
function move(element: Element, pointerType: string, movementX: number): void {
  fireEvent(
    element,
    Object.assign(createEvent.pointerMove(element), { pointerType, movementX, movementY: 0 }),
  );
}

test('[G5] the first item is active; next and previous wrap around', async () => {
  const { container } = renderBlock(ContentGallery, three);
  expect(shown(container)).toEqual(['Lobby']);
  await userEvent.click(choice('Previous picture'));
  expect(shown(container)).toEqual(['Chapel']);
  expect(screen.getByRole('status').textContent).toBe('Picture 3 of 3');
  await userEvent.click(choice('Next picture'));
  expect(shown(container)).toEqual(['Lobby']);
  await userEvent.click(choice('Next picture'));
  expect(shown(container)).toEqual(['Garden']);
  expect(screen.getByRole('button', { current: true })).toBe(choice('Garden'));
});

test('[G5] the item under the pointer becomes the active one, and stays it', async () => {
  const { container } = renderBlock(ContentGallery, three);
  move(choice('Chapel'), 'mouse', 3);
  expect(shown(container)).toEqual(['Chapel']);
  await userEvent.unhover(choice('Chapel'));
  expect(shown(container)).toEqual(['Chapel']);
});

test('[G5] the focus does the same, and so does a press; a finger that slides over an item does nothing', async () => {
  const { container } = renderBlock(ContentGallery, three);
  act(() => choice('Garden').focus());
  expect(shown(container)).toEqual(['Garden']);
  move(choice('Chapel'), 'touch', 3);
  expect(shown(container)).toEqual(['Garden']);
  fireEvent.click(choice('Chapel'));
  expect(shown(container)).toEqual(['Chapel']);
});

test('[G5] a press brings the picture into sight; the focus and keys leave the page where it is', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  renderBlock(ContentGallery, three);
  await userEvent.tab();
  act(() => choice('Garden').focus());
  await userEvent.keyboard('{Enter}');
  expect(scrolled).not.toHaveBeenCalled();
  await userEvent.click(choice('Chapel'));
  expect(scrolled.mock.contexts).toEqual([expect.objectContaining({ className: 'stage' })]);
});

test('[G5] a list that scrolls under a pointer at rest leaves what the focus chose', async () => {
  const { container } = renderBlock(ContentGallery, three);
  act(() => choice('Garden').focus());
  await userEvent.hover(choice('Chapel'));
  move(choice('Chapel'), 'mouse', 0);
  expect(shown(container)).toEqual(['Garden']);
});

test('[G5] a gallery of one is a picture with its words, and nothing to press', () => {
  const { container } = renderBlock(ContentGallery, fixtures.one);
  expect(screen.getByRole('img', { name: 'The entrance hall in daylight' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Plan a visit' })).toBeTruthy();
  expect(container.querySelectorAll('[data-active]')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('[G5] items without words are named by their picture, or by their place', () => {
  renderBlock(ContentGallery, fixtures.withoutWords);
  const names = within(screen.getByRole('list', { name: 'Choose a picture' })).getAllByRole('button');
  expect(names.map((button) => button.textContent)).toEqual([
    'The entrance hall',
    'Picture 2 of 3',
    'Without a picture',
  ]);
});

test('[G5] [O1] authors see every item and what is missing there', () => {
  const { container } = renderBlock(ContentGallery, fixtures.editing);
  expect(screen.getByText('user interaction not available in experience editor')).toBeTruthy();
  expect(container.querySelectorAll('[data-active]')).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});
