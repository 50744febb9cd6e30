import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { SectionTabs } from '@/ui/section-tabs/SectionTabs';

const tabs = [
  { id: 'About', title: 'About', content: <p>About her</p> },
  { id: 'Specialities', title: 'Specialties', content: <p>The heart</p>, aliases: ['Specialties'] },
  { id: 'Locations', title: 'Locations', content: <p>Hyde Park</p> },
];
const view = <SectionTabs id="profile" tabs={tabs} />;
const open = () => screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

afterEach(() => window.history.replaceState(null, '', '/'));

test('[M5] the first section is open, all of them are in the page', async () => {
  const { container } = render(view);
  expect(open()).toEqual(['About']);
  expect(renderToString(view)).toContain('Hyde Park');
  expect(await axe(container)).toHaveNoViolations();
});

test('[M5] a click opens a section alone, a click on the open one closes it', async () => {
  render(view);
  await userEvent.click(screen.getByRole('button', { name: 'Locations' }));
  expect(open()).toEqual(['Locations']);
  expect(window.location.hash).toBe('#Locations');
  await userEvent.click(screen.getByRole('button', { name: 'Locations' }));
  expect(open()).toEqual([]);
});

test.each(['#Locations', '#locations'])('[M5] the address %s opens its section', (hash) => {
  window.history.replaceState(null, '', hash);
  render(view);
  expect(open()).toEqual(['Locations']);
});

test('[M5] both spellings of the fragment open the specialties', () => {
  window.history.replaceState(null, '', '#Specialties');
  render(view);
  expect(open()).toEqual(['Specialties']);
});

test('[M5] a fragment of no section changes nothing', () => {
  window.history.replaceState(null, '', '#%E0%A4%A');
  render(view);
  expect(open()).toEqual(['About']);
});

const frame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

/** The elements that were scrolled to, while the panels stand beside the buttons or below them. */
async function scrolledTo(display: 'grid' | 'block', doing: () => Promise<void> | void, top = 0) {
  await frame();
  const scrolled: string[] = [];
  HTMLElement.prototype.scrollIntoView = function record(this: HTMLElement) {
    scrolled.push(this.id);
  };
  const { container } = render(view);
  const sections = container.querySelector<HTMLElement>('#profile');
  if (!sections) throw new Error('no sections');
  sections.style.display = display;
  sections.getBoundingClientRect = () => new DOMRect(0, top, 800, 600);
  await doing();
  await frame();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  return scrolled;
}

const follow = () =>
  act(() => {
    window.history.replaceState(null, '', '#Locations');
    window.dispatchEvent(new Event('hashchange'));
  });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Locations' }));

test('[M5] a link to a section shows the beginning of its panel, beside the buttons or below its own', async () => {
  expect(await scrolledTo('grid', follow)).toEqual(['profile']);
  expect(document.activeElement?.id).toBe('Locations-tab');
});

test('[M5] a link to a section of an accordion shows its button', async () => {
  expect(await scrolledTo('block', follow)).toEqual(['Locations-tab']);
});

test.each([
  ['grid', -300, ['profile']],
  ['grid', 40, []],
  ['block', -300, []],
] as const)('[M5] a press where the panels are a %s from %d scrolls to %j', async (display, top, found) => {
  expect(await scrolledTo(display, press, top)).toEqual(found);
});

test('[M5] a change of the fragment opens its section', () => {
  render(view);
  act(() => {
    window.history.replaceState(null, '', '#Locations');
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(open()).toEqual(['Locations']);
});

test.each([['Locations'], [{ id: 'Locations' }], [{ tab: 'locations' }]])(
  '[M5] the event activeTabChange with %j opens a section',
  (detail) => {
    render(view);
    act(() => {
      window.dispatchEvent(new CustomEvent('activeTabChange', { detail }));
    });
    expect(open()).toEqual(['Locations']);
  },
);

test('[M5] an event for no section changes nothing', () => {
  render(view);
  act(() => {
    window.dispatchEvent(new CustomEvent('activeTabChange', { detail: { id: 7 } }));
    window.dispatchEvent(new Event('activeTabChange'));
  });
  expect(open()).toEqual(['About']);
});

test('[M5] the name of something in a closed section opens it', () => {
  window.history.replaceState(null, '', '#parking');
  render(
    <SectionTabs
      id="tabs"
      tabs={[
        { id: 'One', title: 'One', content: <p>1</p> },
        { id: 'Two', title: 'Two', content: <p id="parking">2</p> },
      ]}
    />,
  );
  expect(screen.getByRole('button', { name: 'Two' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('button', { name: 'One' }).getAttribute('aria-expanded')).toBe('false');
});
