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
}));
const everything = { ...pageData.model, type: 'all' as const, filters: pageData.model.filters.slice(0, 1) };

test('[B1] [B17] each kind of result stands once, three of it first, with the way to all of it', () => {
  const doctors = ['1', '2', '3', '4'].map((id) => ({ ...physicianHit, id }));
  const hits = [asthma, ...doctors, { ...asthma, id: 'c2', path: '/conditions-services/cough' }, locationHit];
  const counts = { physician: 24, condition: 2, location: 1, article: 0, clinicalTrial: 0 };
  const { container } = render(
    view({
      model: everything,
      kinds,
      outcome: { ok: true, results: { ...results, hits, total: hits.length, counts } },
    }),
  );
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(heads).toEqual(['Filters', 'Search results', 'Conditions', 'Doctors', 'Places']);
  const all = screen.getByRole('link', { name: /^See all 24 ?: Doctors$/ });
  expect(all.getAttribute('href')).toBe('/physician');
  expect(screen.getAllByRole('link', { name: /^See all/ })).toHaveLength(1);
  const folded = container.querySelector('details');
  expect(folded?.open).toBe(false);
  expect(folded?.querySelectorAll('article')).toHaveLength(1);
  expect(
    [...container.querySelectorAll<HTMLElement>('li[data-position]')].map((one) => one.dataset.position),
  ).toEqual(['1', '6', '2', '3', '4', '5', '7']);
  // Its number stands on no map here.
  expect(screen.getByRole('heading', { name: 'Calder Hospital, Hyde Park' }).textContent).not.toContain('7');
});

test('[B1] one kind alone is shown whole', () => {
  const hits = ['1', '2', '3', '4', '5'].map((id) => ({ ...physicianHit, id }));
  const { container } = render(
    view({ model: everything, kinds, outcome: { ok: true, results: { ...results, hits, total: 5 } } }),
  );
  expect(container.querySelector('details article')).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

test('[B17] [B29] what the box above says is not said again by the card of the same page', () => {
  const other = {
    ...asthma,
    id: 'c2',
    title: 'Colds',
    path: '/conditions-services/colds',
    description: 'A cold.',
  };
  const answer = { title: asthma.title, path: asthma.path, text: asthma.description };
  const told = { ...asthma, description: `${asthma.description} A plan helps.` };
  const shown = { ...results, hits: [told, other], total: 2, answer };
  render(view({ model: everything, kinds, outcome: { ok: true, results: shown } }));
  expect(screen.getByText('A cold.')).toBeTruthy();
  expect(screen.getAllByText(asthma.description)).toHaveLength(1);
  expect(screen.getByText('A plan helps.')).toBeTruthy();
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

test('[B17] a place says what kind of place it is, and names its first services in their order', () => {
  const hits = [{ ...locationHit, placeTypes: ['Hospital', 'Urgent care'] }];
  render(view({ outcome: { ok: true, results: { ...results, hits, total: 1 } } }));
  const card = within(screen.getByRole('article'));
  expect(card.getByText('Hospital · Urgent care')).toBeTruthy();
  const shown = card.getAllByRole('definition').map((one) => one.textContent);
  expect(shown[0]).toBe(locationHit.services[0]);
});

test('[B17] [B28] below what is known of a doctor at once stands a link to open times, until next times replace it', () => {
  const hits = [{ ...physicianHit, nextVisit: new Date(Date.now() + 86_400_000).toISOString() }];
  render(view({ outcome: { ok: true, results: { ...results, hits, total: 1 } } }));
  const link = screen.getByRole('link', { name: `See open times with ${physicianHit.title}` });
  expect(link.textContent).toBe('See open times');
  expect(link.getAttribute('href')).toMatch(/#book$/);
  expect(link.parentElement?.previousElementSibling?.textContent).toContain('Next available');
});
