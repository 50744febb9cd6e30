import { fireEvent, render, screen } from '@testing-library/react';
import { locationHit, pageData, results } from '../testing/fixtures';
import { network, view } from '../testing/search-world';

const places = {
  model: { ...pageData.model, type: 'location' as const },
  outcome: {
    ok: true as const,
    results: {
      ...results,
      total: 14,
      hits: [locationHit, { ...locationHit, id: 'l2', title: 'Calder Pilsen', position: null }],
    },
  },
};
const mapPicture = () => screen.getByRole('img', { name: 'Map of the results' });

beforeEach(() => sessionStorage.clear());

test('[B8] [E9] a map as a picture stands beside the list, with the numbers of the list', () => {
  network();
  render(view({ ...places, state: { ...pageData.state, pageIndex: 1 } }));
  expect(mapPicture().getAttribute('src')).toBe('/api/map-picture?at=41.79000,-87.60000,13&size=slim');
  const [card, unplaced] = screen.getAllByRole('article');
  expect(card?.textContent).toContain('13Calder Hospital');
  expect(unplaced?.textContent).not.toContain('14Calder');
});

test('[B8] whoever presses it gets the map that can be moved', () => {
  const calls = network();
  render(view(places));
  fireEvent.click(screen.getByRole('button', { name: 'Open the map' }));
  expect(screen.getByRole('button', { name: 'Map', pressed: true })).toBeTruthy();
  expect(calls.length).toBeLessThan(2);
});

test('[B8] other results, and places that nobody can put on a map, have none', () => {
  network();
  const { unmount } = render(view());
  expect(screen.queryByRole('img', { name: 'Map of the results' })).toBeNull();
  unmount();
  render(
    view({
      ...places,
      outcome: { ok: true, results: { ...results, hits: [{ ...locationHit, position: null }] } },
    }),
  );
  expect(screen.queryByRole('img', { name: 'Map of the results' })).toBeNull();
});
