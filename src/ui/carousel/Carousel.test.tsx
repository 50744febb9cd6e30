import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Carousel } from '@/ui/carousel/Carousel';
import { dotWindow } from '@/ui/carousel/dot-window';
import { capShown, type Shown } from '@/ui/carousel/shown';
import { forgetWindow, seeEverything, setWindow } from '@/ui/carousel/testing/browser';

const slidesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `k${index}`,
    content: (
      <p>
        Words {index + 1} <a href={`/to-${index + 1}`}>To {index + 1}</a>
      </p>
    ),
  }));

type Options = {
  readonly count: number;
  readonly shown?: Shown;
  readonly direction?: 'ltr' | 'rtl';
  readonly secondsEach?: number;
};

async function running({ count, shown, direction = 'ltr', secondsEach = 0 }: Options) {
  seeEverything();
  const view = render(
    <Carousel
      label="Stories"
      slides={slidesOf(count)}
      direction={direction}
      secondsEach={secondsEach}
      {...(shown ? { shown } : {})}
    />,
  );
  await screen.findByRole('button', { name: 'Next slide' });
  return view;
}

/** The slides that can be read and reached, copies included. */
const readable = (container: HTMLElement) =>
  [...container.querySelectorAll('.slick-slide:not([inert])')].map(
    (slide) => slide.textContent?.replace(/To.*/, '').trim() ?? '',
  );
const where = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const wide: Shown = { tablet: 3, desktop: 4 };

beforeEach(() => setWindow({ width: 1280 }));
afterEach(() => forgetWindow());

test('[G6] before its script comes, and where it never does, all slides stand in a row that can be scrolled', async () => {
  const { container } = render(<Carousel label="Stories" slides={slidesOf(3)} direction="ltr" />);
  const region = screen.getByRole('region', { name: 'Stories' });
  expect(region.getAttribute('aria-roledescription')).toBe('Carousel');
  expect(within(region).getAllByRole('link')).toHaveLength(3);
  expect(within(region).getAllByRole('group')[2]?.getAttribute('aria-label')).toBe('Slide 3 of 3');
  expect(within(region).queryByRole('button')).toBeNull();
  expect(container.querySelector('.row')?.getAttribute('tabindex')).toBe('0');
  expect(await axe(container)).toHaveNoViolations();
});

test('[G6] one slide is seen; the others, and the copies that make it endless, are inert and not hidden otherwise', async () => {
  const { container } = await running({ count: 4 });
  expect(readable(container)).toEqual(['Words 1']);
  expect(container.querySelectorAll('.slick-slide').length).toBeGreaterThan(4);
  expect(container.querySelectorAll('.slick-slide[aria-hidden], .slick-slide[tabindex]')).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});

test('[G6] next and previous go round in 500 ms, and say where they are', async () => {
  const { container } = await running({ count: 3 });
  expect(where()).toBe('Slide 1 of 3');
  await press('Previous slide');
  await screen.findByText('Slide 3 of 3');
  expect(container.querySelector<HTMLElement>('.slick-track')?.style.transition).toContain('500ms');
  await press('Next slide');
  await screen.findByText('Slide 1 of 3');
  await press('Next slide');
  await screen.findByText('Slide 2 of 3');
  expect(readable(container)).toEqual(['Words 2']);
});

test('[G6] five dots at most, with the current slide among them, and each goes to its slide', async () => {
  await running({ count: 8 });
  const dots = () =>
    screen.getAllByRole('button', { name: /Go to slide/ }).map((dot) => dot.getAttribute('aria-label'));
  expect(dots()).toHaveLength(5);
  await press('Go to slide 5');
  await screen.findByText('Slide 5 of 8');
  expect(dots()).toEqual([3, 4, 5, 6, 7].map((number) => `Go to slide ${number}`));
  expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('Go to slide 5');
});

test.each([
  [0, 3, [0, 1, 2]],
  [0, 9, [0, 1, 2, 3, 4]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [4, 5, 6, 7, 8]],
])('[G6] slide %i of %i has the dots %j', (current, count, expected) => {
  expect(dotWindow(current, count)).toEqual(expected);
});

test.each([
  [1280, 4],
  [1024, 3],
  [768, 1],
])('[G6] [D6] a window of %i px shows %i at once', async (width, expected) => {
  setWindow({ width });
  const { container } = await running({ count: 6, shown: wide });
  expect(readable(container)).toHaveLength(expected);
});

test('[D6] no more at once than there are, and no buttons where all are seen', async () => {
  expect(capShown(wide, 2)).toEqual({ tablet: 2, desktop: 2 });
  seeEverything();
  const { container } = render(
    <Carousel label="Stories" slides={slidesOf(2)} shown={wide} direction="ltr" />,
  );
  await screen.findAllByRole('link');
  expect(container.querySelector('section')?.dataset).toMatchObject({ tablet: '2', desktop: '2' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('[G6] one slide is no carousel, and none is nothing', () => {
  const { container, rerender } = render(<Carousel label="Stories" slides={slidesOf(1)} direction="ltr" />);
  expect(screen.getByRole('link', { name: 'To 1' })).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
  rerender(<Carousel label="Stories" slides={[]} direction="ltr" />);
  expect(container.innerHTML).toBe('');
});

test('[G6] from right to left the order of reading stays, and a finger that goes right brings the next one', async () => {
  const { container } = await running({ count: 3, direction: 'rtl' });
  const originals = [...container.querySelectorAll('.slick-slide:not(.slick-cloned)')];
  expect(originals.map((slide) => slide.textContent?.slice(0, 7))).toEqual(['Words 1', 'Words 2', 'Words 3']);
  expect(container.querySelector('.slick-slide [dir="rtl"]')).toBeTruthy();
  const stage = container.querySelector('.mirrored') as HTMLElement;
  fireEvent.touchStart(stage, { touches: [{ clientX: 50 }] });
  fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 200 }] });
  await screen.findByText('Slide 2 of 3');
});

describe('slides that turn by themselves', () => {
  // The clock is the test's; the buttons are pressed without waiting.
  async function turning(isStill = false) {
    setWindow({ width: 1280, isStill });
    const view = await running({ count: 3, secondsEach: 7 });
    return view;
  }
  const pass = (seconds: number) => act(async () => jest.advanceTimersByTimeAsync(seconds * 1000));

  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('[G6] they turn, quietly, until Pause is pressed', async () => {
    await turning();
    await pass(8);
    expect(where()).toBe('Slide 2 of 3');
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off');
    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    await pass(30);
    expect(where()).toBe('Slide 2 of 3');
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeTruthy();
  });

  test('[G6] the pointer above them holds them, and the focus in them ends it', async () => {
    await turning();
    const inside = screen.getByRole('region', { name: 'Stories' }).firstElementChild as HTMLElement;
    fireEvent.pointerEnter(inside);
    await pass(30);
    expect(where()).toBe('Slide 1 of 3');
    fireEvent.pointerLeave(inside);
    await pass(8);
    expect(where()).toBe('Slide 2 of 3');
    act(() => screen.getByRole('link', { name: 'To 2' }).focus());
    await pass(30);
    expect(where()).toBe('Slide 2 of 3');
  });

  test('[G6] who wants no motion gets slides that stay', async () => {
    await turning(true);
    await pass(30);
    expect(where()).toBe('Slide 1 of 3');
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
  });
});
