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
  isClosed: false,
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

test('[B1] [B17] the kind of result stands where it changes, once for each run', () => {
  const hits = [asthma, { ...physicianHit, id: '1' }, { ...physicianHit, id: '2' }, locationHit];
  render(
    view({
      model: everything,
      kinds,
      outcome: { ok: true, results: { ...results, hits, total: hits.length } },
    }),
  );
  const labels = screen
    .getAllByRole('listitem')
    .filter((item) => item.dataset.position)
    .map((item) => item.firstElementChild?.textContent ?? '')
    .map((text) => (Object.values(names).includes(text) ? text : ''));
  expect(labels).toEqual(['Conditions', 'Doctors', '', 'Places']);
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
  const shown = { ...results, hits: [asthma, other], total: 2, answer };
  render(view({ model: everything, kinds, outcome: { ok: true, results: shown } }));
  expect(screen.getAllByText(asthma.description)).toHaveLength(1);
  expect(screen.getByText('A cold.')).toBeTruthy();
});

test('[B17] a closed trial does not look like an open one', () => {
  const hits = [
    { ...trial, id: '1', facts: ['Open to new people', 'Adults'] },
    { ...trial, id: '2', facts: ['Closed to new people', 'Adults'], isClosed: true },
  ];
  render(view({ outcome: { ok: true, results: { ...results, hits, total: 2 } } }));
  const classes = screen.getAllByRole('article').map((card) =>
    within(card)
      .getAllByRole('listitem')
      .map((fact) => fact.className),
  );
  expect(classes).toEqual([
    ['', ''],
    ['quiet', ''],
  ]);
});

test('[B17] a place says what kind of place it is, and names what was asked for first', () => {
  const hits = [{ ...locationHit, placeTypes: ['Hospital', 'Urgent care'] }];
  const state = { ...pageData.state, query: 'oncology' };
  render(view({ state, outcome: { ok: true, results: { ...results, hits, total: 1 } } }));
  const card = within(screen.getByRole('article'));
  expect(card.getByText('Hospital · Urgent care')).toBeTruthy();
  const shown = card.getAllByRole('definition').map((one) => one.textContent);
  expect(shown[0]).toBe('Oncology');
});

test('[B17] [B28] the times of a doctor stand below what is known at once', () => {
  const hits = [{ ...physicianHit, nextVisit: new Date(Date.now() + 86_400_000).toISOString() }];
  render(view({ outcome: { ok: true, results: { ...results, hits, total: 1 } } }));
  const badge = screen.getByText('Accepting New Patients');
  const room = badge.closest('ul')?.nextElementSibling;
  expect(room?.className).toBe('times');
  expect(room?.nextElementSibling).toBeNull();
});
