import { render, screen, within } from '@testing-library/react';
import type { OtherHit } from '@/contracts/search';
import { locationHit, pageData, physicianHit, results } from '../testing/fixtures';
import { view } from '../testing/search-world';

const asthma: OtherHit = {
  type: 'condition',
  id: 'c1',
  title: 'Asthma',
  path: '/conditions-services/asthma',
  image: '',
  miles: null,
  description: 'Asthma makes it hard to breathe. It comes and goes.',
  alsoCalled: '',
  localDate: '',
  facts: [],
  trialStatus: null,
  asks: null,
};
const trial: OtherHit = { ...asthma, type: 'clinicalTrial', id: 't1', path: '/trial', description: '' };
const names = {
  physician: 'Doctors',
  condition: 'Conditions',
  location: 'Places',
  article: '',
  clinicalTrial: '',
};
const kinds = (['physician', 'condition', 'location'] as const).map((type) => ({
  type,
  name: names[type],
  pagePath: `/${type}`,
  isCurrent: false,
  takesPlace: false,
  filterFields: [],
}));
const everything = { ...pageData.model, type: 'all' as const, filters: pageData.model.filters.slice(0, 1) };

const counts = { physician: 24, condition: 2, location: 1, article: 0, clinicalTrial: 0 };

test('[B1] [B9] [B17] each kind stands once with its number and the way to all of it, and there are no pages', () => {
  const doctors = ['1', '2', '3'].map((id) => ({ ...physicianHit, id }));
  const cough = { ...asthma, id: 'c2', path: '/conditions-services/cough' };
  const hits = [asthma, cough, ...doctors, locationHit];
  const found = { ...results, hits, total: 27, counts, isByKind: true };
  const { container } = render(view({ model: everything, kinds, outcome: { ok: true, results: found } }));
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(heads).toEqual(['Filters', 'Search results', 'Conditions (2)', 'Doctors (24)', 'Places (1)']);
  const all = screen.getByRole('link', { name: /^See all 24 ?: Doctors$/ });
  expect(all.getAttribute('href')).toBe('/physician');
  expect(screen.getAllByRole('link', { name: /^See all/ })).toHaveLength(1);
  expect(
    [...container.querySelectorAll<HTMLElement>('li[data-position]')].map((one) => one.dataset.position),
  ).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
  // Its number stands on no map here.
  expect(screen.getByRole('heading', { name: 'Calder Hospital, Hyde Park' }).textContent).not.toContain('6');
});

test('[B1] [B9] a list over all kinds by a filter or an order is one list with pages', () => {
  const found = { ...results, hits: [asthma, physicianHit], total: 25, counts };
  render(view({ model: everything, kinds, outcome: { ok: true, results: found } }));
  expect(screen.queryByRole('heading', { name: /^Doctors/ })).toBeNull();
  expect(screen.getByRole('link', { name: /page 3/i })).toBeTruthy();
});

test('[B30] where no kind has anything, help stands in place of kinds, filters and order', () => {
  const found = { ...results, hits: [], facets: [], total: 0, counts: {} };
  const shown = { model: everything, kinds, outcome: { ok: true, results: found } } as const;
  const { unmount } = render(view(shown));
  expect(screen.queryByRole('navigation', { name: 'Kinds of search' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Filters' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Doctors' }).getAttribute('href')).toBe('/physician');
  expect(screen.getByRole('link', { name: 'Places' }).getAttribute('href')).toBe('/location');
  unmount();
  // A filter that found nothing can still be changed.
  const filters = [{ field: everything.filters[0]?.field ?? '', value: 'Neurology' }];
  render(view({ ...shown, state: { ...pageData.state, filters } }));
  expect(screen.getByRole('heading', { name: 'Filters' })).toBeTruthy();
});

test('[B17] [B29] a condition that is the first result is told by its card, and else by the box above', () => {
  const answer = { title: asthma.title, path: asthma.path, text: asthma.description };
  const shown = { ...results, hits: [asthma, physicianHit], total: 2, answer };
  const { unmount } = render(view({ model: everything, kinds, outcome: { ok: true, results: shown } }));
  expect(screen.queryByRole('complementary', { name: 'Suggested pages' })).toBeNull();
  expect(screen.getAllByText(asthma.description)).toHaveLength(1);
  unmount();
  const others = { ...shown, hits: [physicianHit] };
  render(view({ model: everything, kinds, outcome: { ok: true, results: others } }));
  const box = screen.getByRole('complementary', { name: 'Suggested pages' });
  expect(box.textContent).toContain(asthma.description);
});

test('[B17] trials that are open, open soon or are closed look different; whom they take is no status', () => {
  const hits = [
    { ...trial, id: '1', facts: ['Open to new people', 'Adults'], trialStatus: 'open' as const },
    { ...trial, id: '2', facts: ['Closed to new people', 'Adults'], trialStatus: 'closed' as const },
    { ...trial, id: '3', facts: ['Opening soon', 'Adults'], trialStatus: 'soon' as const },
  ];
  render(view({ outcome: { ok: true, results: { ...results, hits, total: 3 } } }));
  const statuses = screen.getAllByRole('article').map((card) =>
    within(card)
      .getAllByRole('listitem')
      .map((fact) => fact.dataset.status),
  );
  expect(statuses).toEqual([
    ['open', ''],
    ['closed', ''],
    ['soon', ''],
  ]);
});

test('[B17] [F1] a trial says what it asks of those who take part, as far as its page does', () => {
  const asks = { visits: 'Every eight weeks', duration: '', costs: 'Parking is paid' };
  const hits = [
    { ...trial, id: '1', asks },
    { ...trial, id: '2', asks: { visits: '', duration: '', costs: '' } },
  ];
  render(view({ outcome: { ok: true, results: { ...results, hits, total: 2 } } }));
  const lists = screen.getAllByRole('article').map((card) =>
    within(card)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );
  expect(lists).toEqual([['Every eight weeks', 'Parking is paid'], []]);
});

test('[B17] a place says what kind of place it is, and names its first services in their order', () => {
  const hits = [{ ...locationHit, placeTypes: ['Hospital', 'Urgent care'] }];
  render(view({ outcome: { ok: true, results: { ...results, hits, total: 1 } } }));
  const card = within(screen.getByRole('article'));
  expect(card.getByText('Hospital · Urgent care · Discounted parking')).toBeTruthy();
  const shown = card.getAllByRole('definition').map((one) => one.textContent);
  expect(shown[0]).toBe(locationHit.services[0]);
});

test('[B17] [B28] below what is known of a doctor stand the first day and a link to open times, until next times replace it', () => {
  const hits = [{ ...physicianHit, nextVisit: new Date(Date.now() + 86_400_000).toISOString() }];
  render(view({ outcome: { ok: true, results: { ...results, hits, total: 1 } } }));
  const link = screen.getByRole('link', { name: `See open times with ${physicianHit.title}` });
  expect(link.textContent).toBe('See open times');
  expect(link.getAttribute('href')).toMatch(/#book$/);
  expect(link.previousElementSibling?.textContent).toContain('Next available');
});
