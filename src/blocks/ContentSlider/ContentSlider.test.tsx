import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContentSlider } from '@/blocks/ContentSlider/ContentSlider';
import { readSlider } from '@/blocks/ContentSlider/fields';
import { fixtures } from '@/blocks/ContentSlider/fixtures';
import type { Fixture } from '@/cms/block-fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { forgetWindow, seeEverything, setWindow } from '@/ui/carousel/testing/browser';

checkBlock('G6', 'ContentSlider', ContentSlider, fixtures);

const picture = (name: string) => ({
  name,
  fields: {
    titleText: { value: name },
    details: { value: `<p>${name} in short.</p>` },
    image: { value: { src: `/-/media/${name}.webp`, alt: `${name} drawn` } },
    linkItem: { value: { href: `/${name}`, text: `All of ${name}` } },
  },
});
const quote = {
  name: 'q',
  fields: {
    quoteText: { value: 'It was quick.' },
    quoteAuthor: { fields: { firstName: { value: 'Lea' }, lastName: { value: 'Moss' } } },
  },
};
const fields = { imageSlides: [picture('Lobby'), picture('Garden')], quoteSlides: [quote] };

/** The slider with its script running. */
async function running(fixture: Fixture, width = 1280) {
  setWindow({ width });
  seeEverything();
  const view = renderBlock(ContentSlider, fixture);
  await screen.findByRole('button', { name: 'Next slide' });
  return view;
}
const seen = (container: HTMLElement) => container.querySelectorAll('.slick-slide:not([inert])');
const isBefore = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

afterEach(() => forgetWindow());

test('[G6] pictures come first, then quotes; without a script all of them can be read', () => {
  renderBlock(ContentSlider, { fields });
  const slides = screen.getAllByRole('group');
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
    'Slide 1 of 3',
    'Slide 2 of 3',
    'Slide 3 of 3',
  ]);
  const garden = within(slides[1] as HTMLElement);
  expect(garden.getByText('Garden in short.')).toBeTruthy();
  expect(garden.getByRole('link', { name: 'All of Garden' }).getAttribute('href')).toBe('/Garden');
  expect(within(slides[2] as HTMLElement).getByText('Lea Moss')).toBeTruthy();
});

test('[G6] one slide at a time unless the parameters say otherwise; endless', async () => {
  const { container } = await running({ fields });
  expect(seen(container)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  await screen.findByText('Slide 3 of 3');
  expect(seen(container)[0]?.textContent).toContain('It was quick.');
});

test.each([
  [1280, 3],
  [1000, 1],
  [600, 1],
])('[G6] three at once on a desktop: a window of %i px shows %i', async (width, count) => {
  const { container } = await running(fixtures.three, width);
  expect(seen(container)).toHaveLength(count);
});

test('[G6] mediaFirst puts the pictures before the words, else they come after', () => {
  const { unmount } = renderBlock(ContentSlider, { fields });
  const heading = () => screen.getByRole('heading', { name: 'Lobby' });
  const media = () => screen.getByRole('img', { name: 'Lobby drawn' });
  expect(isBefore(heading(), media())).toBe(true);
  unmount();
  renderBlock(ContentSlider, { fields: { ...fields, mediaFirst: { value: true } } });
  expect(isBefore(media(), heading())).toBe(true);
});

test('[G6] useBelowContentForAllSlides: one text below the slides stands for the words of all', () => {
  const below = {
    useBelowContentForAllSlides: { value: '1' },
    belowContent: { value: '<p>Open every day.</p>' },
  };
  renderBlock(ContentSlider, { fields: { ...fields, ...below } });
  expect(screen.getByText('Open every day.')).toBeTruthy();
  expect(screen.queryByText('Lobby in short.')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Lobby' })).toBeTruthy();
  expect(isBefore(screen.getByRole('region'), screen.getByText('Open every day.'))).toBe(true);
  expect(screen.getByText('It was quick.')).toBeTruthy();
});

test('[G6] without that text each slide keeps its own, and authors are told', () => {
  const { unmount } = renderBlock(ContentSlider, {
    fields: { ...fields, useBelowContentForAllSlides: { value: true }, belowContent: { value: '' } },
  });
  expect(screen.getByText('Lobby in short.')).toBeTruthy();
  unmount();
  renderBlock(ContentSlider, fixtures.editingWithoutText);
  expect(screen.getByText(/belowContent is empty/)).toBeTruthy();
});

test('[G6] a slider of one is its slide, without anything to press', () => {
  renderBlock(ContentSlider, fixtures.one);
  expect(screen.getByRole('heading', { name: 'Arrival' })).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['', 0],
  ['0', 0],
  ['often', 0],
  ['2', 5],
  ['8', 8],
])('[G6] secondsEach %j turns the slides after %i seconds; 0 is never', (value, seconds) => {
  expect(readSlider({ secondsEach: { value } }, {}).secondsEach).toBe(seconds);
});

test('[G6] slides that turn by themselves can be paused', async () => {
  await running(fixtures.turning);
  expect(screen.getByRole('button', { name: 'Pause slides' })).toBeTruthy();
});

test('[G6] [O1] authors see all slides and what is missing there', () => {
  renderBlock(ContentSlider, fixtures.editing);
  expect(screen.getByText('user interaction not available in experience editor')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Arrival',
    'Tests',
    'Surgery',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('[G6] a tablet shows one slide, whatever a desktop shows, unless its own parameter says more', () => {
  expect(readSlider({}, { slidesToShow: '4' }).shown).toEqual({ desktop: 4, tablet: 1 });
  expect(readSlider({}, { slidesToShow: '4', slidesToShowTablet: '3' }).shown.tablet).toBe(3);
});
