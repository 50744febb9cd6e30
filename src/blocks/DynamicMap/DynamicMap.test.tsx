import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DynamicMap } from '@/blocks/DynamicMap/DynamicMap';
import { fixtures } from '@/blocks/DynamicMap/fixtures';
import type { Fixture } from '@/cms/block-fixtures';
import { mapItemsOf } from '@/features/map/map-item';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('E4', 'DynamicMap', DynamicMap, fixtures);

/** What jsdom lacks: elements that come into sight and have a size, here 600 by 400 pixels. */
const inSight: (() => void)[] = [];
beforeAll(() => {
  class Sight {
    constructor(seen: (entries: readonly object[]) => void) {
      inSight.push(() => seen([{ isIntersecting: true }]));
    }
    observe(): void {}
    disconnect(): void {}
  }
  class Size {
    readonly observe: () => void;
    constructor(sized: () => void) {
      this.observe = sized;
    }
    disconnect(): void {}
  }
  Object.assign(globalThis, { IntersectionObserver: Sight, ResizeObserver: Size });
  for (const [name, value] of [
    ['clientWidth', 600],
    ['clientHeight', 400],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  Element.prototype.scrollIntoView = () => undefined;
});

/** The block with its map in sight. */
async function openMap(fixture: Fixture) {
  inSight.length = 0;
  const { container } = renderBlock(DynamicMap, fixture);
  await act(async () => inSight.forEach((see) => see()));
  return { container, map: await screen.findByRole('group', { name: /arrow keys/ }) };
}

const entries = () =>
  within(screen.getAllByRole('list').find(({ tagName }) => tagName === 'OL') as HTMLElement).getAllByRole(
    'listitem',
  );

test('[E5] each entry has its number, address, directions, phone and View Location Details', () => {
  renderBlock(DynamicMap, fixtures.default);
  expect(entries()).toHaveLength(3);
  const first = within(entries()[0] as HTMLElement);
  expect(first.getByRole('heading', { level: 3 }).textContent).toBe('1Clinic 1');
  expect(first.getByText('100 Example Street')).toBeTruthy();
  expect(first.getByText('Chicago, IL 60637')).toBeTruthy();
  expect(first.getByRole('link', { name: /^View Location Details ?: Clinic 1$/ }).getAttribute('href')).toBe(
    '/find-a-location/location/clinic-1',
  );
  expect(first.getByRole('link', { name: /^Get Directions – Clinic 1/ }).getAttribute('href')).toContain(
    'destination=100%20Example%20Street',
  );
  expect(first.getByRole('link', { name: '773-555-0150' }).getAttribute('href')).toBe('tel:+17735550150');
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
});

test('[E5] more than six come with Show More and Show Less', async () => {
  renderBlock(DynamicMap, fixtures.many);
  const list = entries()[0]?.parentElement;
  expect(list?.dataset.all).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(list?.dataset.all).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Show Less' }));
  expect(list?.dataset.all).toBeUndefined();
});

test('[E5] without a sidebar the list is folded up below the map', () => {
  renderBlock(DynamicMap, fixtures.withoutSidebar);
  expect(screen.getByText('Places on the map as a list').closest('details')?.open).toBe(false);
  expect(entries()).toHaveLength(3);
});

test('[E5] a place is marked only with a position and a part of an address', async () => {
  const { map } = await openMap(fixtures.odd);
  const marks = within(map).getAllByRole('button');
  expect(marks).toHaveLength(1);
  expect(marks[0]?.getAttribute('aria-label')).toMatch(/^3: /);
  expect(screen.getAllByRole('button', { name: /^Show on the map: / })).toHaveLength(1);
});

test('[E4] [E5] places that only the list has are counted in words beside the map', () => {
  const { unmount } = renderBlock(DynamicMap, fixtures.odd);
  expect(screen.getByText('In the list, but not on the map: 3')).toBeTruthy();
  unmount();
  renderBlock(DynamicMap, fixtures.default);
  expect(screen.queryByText(/not on the map/)).toBeNull();
});

test('[E5] the children’s part of the site has another colour for labels', () => {
  const { container, unmount } = renderBlock(DynamicMap, fixtures.forChildren);
  expect(container.querySelector('.children')).toBeTruthy();
  unmount();
  expect(renderBlock(DynamicMap, fixtures.default).container.querySelector('.children')).toBeNull();
});

test('[E4] a mark selects its place, in the list too, and closing the details deselects it', async () => {
  const { map } = await openMap(fixtures.default);
  const mark = await within(map).findByRole('button', { name: '2: Clinic 2' });
  await userEvent.click(mark);
  expect(mark.getAttribute('aria-pressed')).toBe('true');
  expect(mark.dataset.open).toBe('');
  expect(entries().map((entry) => entry.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  expect(within(map).getByRole('link', { name: 'View Location Details' }).getAttribute('href')).toBe(
    '/find-a-location/location/clinic-2',
  );
  expect(screen.getByText('Details of Clinic 2 are open.')).toBeTruthy();
  await userEvent.click(within(map).getByRole('button', { name: 'Close' }));
  expect(within(map).queryByRole('link')).toBeNull();
  expect(mark.dataset.open).toBeUndefined();
  expect(entries()[1]?.getAttribute('aria-current')).toBeNull();

  await userEvent.click(mark);
  await userEvent.keyboard('{Escape}');
  expect(within(map).queryByRole('link')).toBeNull();
});

test('[E4] the details move to the cluster that holds their place, and back', async () => {
  const { map } = await openMap(fixtures.default);
  await userEvent.click(await within(map).findByRole('button', { name: '2: Clinic 2' }));
  const details = () => within(map).getByRole('link', { name: 'View Location Details' });
  const farther = screen.getByRole('button', { name: 'Farther' });
  for (let times = 0; times < 6; times += 1) await userEvent.click(farther);
  const cluster = within(map).getByRole('button', { name: '3 places: come nearer' });
  expect(cluster.dataset.open).toBe('');
  expect(cluster.parentElement?.nextElementSibling?.contains(details())).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  const mark = within(map).getByRole('button', { name: '2: Clinic 2' });
  expect(mark.parentElement?.nextElementSibling?.contains(details())).toBe(true);
});

test('[E4] a few places need no keys that move the map before it is changed, and no word of squares', async () => {
  await openMap(fixtures.default);
  const nearer = await screen.findByRole('button', { name: 'Nearer' });
  const arrows = () => screen.queryAllByRole('button', { name: /^Move the map/ });
  const squares = () => screen.queryByText(/^A square says/);
  expect(arrows()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'All' })).toBeNull();
  expect(squares()).toBeNull();
  await userEvent.click(nearer);
  expect(arrows()).toHaveLength(4);
  // Far away the marks become one square.
  for (let times = 0; times < 7; times += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Farther' }));
  expect(squares()).toBeTruthy();
});

test('[E4] marks outside the map are no stops of the Tab key; the chosen one keeps its details', async () => {
  const { map } = await openMap(fixtures.many);
  const away = screen.getByRole('button', { name: 'Move the map right' });
  expect(within(map).getAllByRole('button').length).toBeGreaterThan(1);
  for (let times = 0; times < 12; times += 1) await userEvent.click(away);
  expect(within(map).queryAllByRole('button')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show on the map: Clinic 1' }));
  for (let times = 0; times < 12; times += 1) await userEvent.click(away);
  expect(within(map).getByRole('link', { name: 'View Location Details' })).toBeTruthy();
});

test('[E10] the map has a name and a picture of its own for a place; two in one house are listed where either is open', async () => {
  const { map } = await openMap(fixtures.withPicture);
  const cluster = await within(map).findByRole('button', { name: '2 places in one house: show them' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '1Clinic 1',
    '2Same house',
  ]);
  await userEvent.click(cluster);
  expect(map.querySelector('img')?.getAttribute('src')).toContain('primary-care.webp');
  expect(cluster.getAttribute('aria-expanded')).toBe('true');
  const house = within(within(map).getByRole('list', { name: 'Places in this house' }));
  expect(house.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Main door',
    'Same house',
  ]);
  await userEvent.click(house.getByRole('button', { name: 'Same house', pressed: false }));
  expect(screen.getByText('Details of Same house are open.')).toBeTruthy();
  expect(map.querySelector('img')).toBeNull();
  expect(entries().map((entry) => entry.getAttribute('aria-current'))).toEqual([null, 'true']);
  await userEvent.click(cluster);
  expect(within(map).queryByRole('list', { name: 'Places in this house' })).toBeNull();
});

test.each([
  [{ imageUrl: { value: '/-/media/map.webp' } }, '/-/media/map.webp'],
  [{ imageUrl: { value: { src: '/-/media/map.webp' } } }, '/-/media/map.webp'],
  [{ imageUrl: { value: 'https://elsewhere.example/x.png' } }, '/-/media/page.webp'],
  [{ imageUrl: { value: '//elsewhere.example/x.png' } }, '/-/media/page.webp'],
  [{}, '/-/media/page.webp'],
])('[E10] beside the picture of its page and with %j a place has %s on the map', (own, shown) => {
  const fields = { locationImage: { value: { src: '/-/media/page.webp' } }, ...own };
  const place = { id: 'a', url: '/a', name: 'A', displayName: 'A', fields };
  expect(mapItemsOf([place])[0]?.imageUrl).toBe(shown);
});

test('[E8] a press leads past the marks to the list', async () => {
  renderBlock(DynamicMap, fixtures.default);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Places on the map as a list' }));
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Clinic 1');
});

test('[E9] until the map is in sight, and without scripts, a picture marks every place with its number', () => {
  renderBlock(DynamicMap, fixtures.odd);
  const picture = screen.getByRole('img', { name: 'Where we are' });
  expect(picture.getAttribute('src')).toBe('/api/map-picture?at=41.76000,-87.63000,3');
});

test('[E5] authors read which places cannot be marked', () => {
  renderBlock(DynamicMap, fixtures.editing);
  expect(screen.getByText(/^DynamicMap: not on the map.*: Clinic 2$/)).toBeTruthy();
});

test('[E5] a page that is listed twice has two entries, and choosing one leaves the other', async () => {
  const [first] = fixtures.default.data.items;
  const place = {
    id: 'same-page',
    name: 'same',
    displayName: 'Twice',
    url: first?.url,
    fields: { latitude: { value: 41.8 }, longitude: { value: -87.6 }, city: { value: 'Chicago' } },
  };
  const items = mapItemsOf([place, place]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(2);
  await openMap({ ...fixtures.default, data: { ...fixtures.default.data, items } });
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Show on the map: Twice' })[1] ?? document.body,
  );
  expect(entries().map((entry) => entry.getAttribute('aria-current'))).toEqual([null, 'true']);
});

test('[E7] a place that people walk in to says its hours and waiting time, another does not', () => {
  const { items } = fixtures.default.data;
  const now = {
    [(items[0]?.id ?? '').replace('1 ', '')]: {
      hours: {
        zone: 'America/Chicago',
        week: Array.from({ length: 7 }, () => [[480, 1200]] as const),
        special: [],
      },
      isClosed: false,
      waitingTimeId: 'clinic-1',
      isWalkIn: false,
    },
  };
  renderBlock(DynamicMap, { ...fixtures.default, data: { ...fixtures.default.data, now } });
  const [first, second] = entries();
  expect(first?.querySelector('open-hours')?.getAttribute('data-hours')).toContain('[480,1200]');
  expect(first?.querySelector('waiting-time')?.getAttribute('data-place')).toBe('clinic-1');
  expect(first?.querySelector('waiting-time')?.getAttribute('data-words')).toContain('emergency room');
  expect(second?.querySelector('open-hours, waiting-time')).toBeNull();
});
