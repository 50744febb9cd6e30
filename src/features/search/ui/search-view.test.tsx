import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SearchAnswer, SearchResults } from '@/contracts/search';
import { emptySearch } from '@/lib/search-url';
import type { SearchPageData } from '../model/outcome';
import { locationHit, physicianHit, physicianModel, results } from './fixtures';
import { network, view } from './testing';

const found = (part: Partial<SearchResults>): SearchAnswer => ({
  ok: true,
  results: { ...results, ...part },
});

beforeEach(() => window.history.replaceState(null, '', '/find-a-physician'));

/** The query's field, by its label: its role grows with the suggestions. */
function queryField(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>('Name, specialty or condition');
}

describe('a search page', () => {
  test('[B26] without scripts it is one form with every filter in it, and links', () => {
    const html = renderToStaticMarkup(
      view({
        state: { ...emptySearch, query: 'heart', filters: [{ field: 'c_gender_s', value: 'Female' }] },
      }),
    );
    document.body.innerHTML = html;
    const form = document.querySelector('form');
    expect(form?.method).toBe('get');
    expect([...new FormData(form ?? undefined)].filter(([, value]) => value !== '')).toEqual([
      ['query', 'heart'],
      ['filter.c_gender_s', 'Female'],
      ['filter', 'c_open_b:"false"'],
      ['filter', 'c_open_b:"true"'],
    ]);
    // Nothing is sent for the usual order: a place brings its own.
    expect(new FormData(form ?? undefined).get('sort')).toBe('');
    expect(document.querySelector('noscript')?.textContent).toContain('Apply filters');
    const next = [...document.querySelectorAll('nav a')].at(-1);
    expect(next?.getAttribute('href')).toBe(
      '/find-a-physician?query=heart&page=2&filter=c_gender_s%3A%22Female%22',
    );
    document.body.innerHTML = '';
  });

  test('[B26] the first rendering holds twelve cards with links to profiles', () => {
    render(view());
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(screen.getByRole('link', { name: "See Amara Okafor, MD 1's profile" }).getAttribute('href')).toBe(
      physicianHit.path,
    );
  });

  test('[B2] a search writes the address without navigation and announces the number of results once', async () => {
    const calls = network();
    render(view());
    await userEvent.type(queryField(), 'heart doctor{Enter}');
    expect(window.location.search).toBe('?query=heart+doctor');
    expect(calls[0]?.url).toContain('&query=heart+doctor');
    const said = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter(Boolean);
    expect(said()).toEqual(['25 Results']);
    calls[0]?.answer(found({ total: 3 }));
    await waitFor(() => expect(said()).toEqual(['3 Results for "heart doctor"']));
    expect(document.activeElement).toBe(queryField());
  });

  test('[B9] changing a filter leads to the first page, and the control keeps the focus', async () => {
    const calls = network();
    render(view({ state: { ...emptySearch, pageIndex: 2 } }));
    const list = screen.getByRole('combobox', { name: 'Specialty' });
    await userEvent.selectOptions(list, 'Neurology (5)');
    expect(window.location.search).toBe('?filter=c_visible_specialties_sm%3A%22Neurology%22');
    calls[0]?.answer(found({ total: 5 }));
    await screen.findByText('5 Results');
    expect(document.activeElement).toBe(list);
    expect(screen.getByRole('link', { name: 'Remove filter Neurology' })).toBeTruthy();
  });

  test('[B18] a newer search ends the older one, whose late answer changes nothing', async () => {
    const calls = network();
    render(view());
    await userEvent.click(screen.getByRole('radio', { name: 'Female (13)' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Video visits' }));
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.answer(found({ total: 111 }));
    calls[1]?.answer(found({ total: 2 }));
    await screen.findByText('2 Results');
    expect(screen.queryByText('111 Results')).toBeNull();
  });

  test('[B6] clearing takes back what the visitor chose and leaves what is ticked by default', async () => {
    network();
    render(
      view({
        state: {
          ...emptySearch,
          query: 'x',
          filters: [
            { field: 'c_telehealth_b', value: 'true' },
            { field: 'c_open_b', value: 'false' },
          ],
        },
      }),
    );
    const open = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Accepts new patients' });
    expect(open.checked).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(open.checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Video visits' }).checked).toBe(false);
    expect(window.location.search).toBe('?query=x');
  });

  test('[B2] Back brings its search with it', async () => {
    const calls = network();
    render(view());
    await userEvent.type(queryField(), 'heart{Enter}');
    calls[0]?.answer(found({ total: 3 }));
    await screen.findByText('3 Results for "heart"');
    window.history.back();
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.answer(found({}));
    await screen.findByText('25 Results');
    expect(queryField().value).toBe('');
  });

  test('[B9] another page takes the focus to the results', async () => {
    const calls = network();
    render(view());
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(window.location.search).toBe('?page=2');
    expect(calls).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Search results' }));
  });

  test('[B10] a suggested spelling replaces the query and searches', async () => {
    const calls = network();
    const outcome = {
      ok: true,
      results: { ...results, total: 0, hits: [], suggestion: 'diabetes' },
    } as const;
    render(view({ state: { ...emptySearch, query: 'diabtes' }, outcome }));
    // The suggestion is said with the number: it stands far from the field, which keeps the focus.
    expect(screen.getByRole('status').textContent).toBe('No results "diabtes"Did you mean "diabetes"?');
    await userEvent.click(screen.getByRole('link', { name: 'Did you mean "diabetes"?' }));
    expect(calls[0]?.url).toContain('query=diabetes');
    expect(queryField().value).toBe('diabetes');
  });

  test('[B18] a failure is never "No Results Found": it says whom to call and tries again', async () => {
    const calls = network();
    render(view({ outcome: { ok: false, error: 'searchUnavailable' } }));
    expect(screen.getByRole('status').textContent).toBe(
      'Search is not available right now. Please try again or call 888-555-0100.',
    );
    expect(screen.queryByText('No Results Found')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Retry' }));
    calls[0]?.answer(found({ total: 1 }));
    await screen.findByText('1 Result');
  });

  test('[B5] on narrow screens the filters are a dialog; closing it gives the focus back', async () => {
    network();
    render(view());
    const button = screen.getByRole('button', { name: 'Filters (1)' });
    await userEvent.click(button);
    const dialog = screen.getByRole('dialog', { name: 'Filters (1)' });
    expect(within(dialog).getByRole('combobox', { name: 'Specialty' })).toBeTruthy();
    expect(screen.getAllByRole('combobox', { name: 'Specialty' })).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show 25 results' }));
    expect(document.activeElement).toBe(button);
  });

  test('[B17] who belongs to the partner hospital leads to the profile, others to times or to a request', () => {
    const hits = [
      { ...physicianHit, id: '1', providerType: 'Ingalls' },
      { ...physicianHit, id: '2', hasOnlineScheduling: false },
      { ...physicianHit, id: '3', ratingCount: 25 },
    ];
    render(view({ outcome: { ok: true, results: { ...results, hits, total: 3 } } }));
    const [partner, requested, booked] = screen.getAllByRole('article').map((card) => within(card));
    expect(partner?.getByText('See Profile').getAttribute('href')).toBe(physicianHit.path);
    expect(partner?.queryByText('Book Online')).toBeNull();
    expect(requested?.getByText('Request an Appointment').getAttribute('href')).toBe(
      '/request-an-appointment',
    );
    expect(booked?.getByText('Book Online').getAttribute('href')).toBe(`${physicianHit.path}#book`);
    expect(requested?.getByText('4.8 out of 5, 312 ratings')).toBeTruthy();
    expect(booked?.queryByText(/out of 5/)).toBeNull();
  });

  test('[D9] on the pages of the children’s hospital, who sees children leads to the profile there', () => {
    const hits = [
      { ...physicianHit, id: '1', seesChildren: true },
      { ...physicianHit, id: '2' },
    ];
    render(view({ outcome: { ok: true, results: { ...results, hits, total: 2 } } }, { theme: 'comer' }));
    const links = screen.getAllByRole('link', { name: "See Amara Okafor, MD's profile" });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/comer${physicianHit.path}`,
      physicianHit.path,
    ]);
  });

  test('[B17] two items of a list, the rest behind a link to its section', () => {
    render(view({ outcome: { ok: true, results: { ...results, hits: [physicianHit], total: 1 } } }));
    const card = within(screen.getByRole('article'));
    expect(
      card.getByRole('link', { name: '1 more: specialties of Amara Okafor, MD' }).getAttribute('href'),
    ).toBe(`${physicianHit.path}#Specialities`);
    expect(
      card.getByRole('link', { name: '2 more: locations of Amara Okafor, MD' }).getAttribute('href'),
    ).toBe(`${physicianHit.path}#Locations`);
    expect(card.queryByText(/Preventive/)).toBeNull();
  });

  test('[B17] a location shows where it is and how to get there', () => {
    render(view({ outcome: { ok: true, results: { ...results, hits: [locationHit], total: 1 } } }));
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: /^Get directions to Calder Hospital/ })).toBeTruthy();
    expect(card.getByRole('link', { name: /1 more: services/ }).getAttribute('href')).toBe(
      `${locationHit.path}#Services`,
    );
  });

  test.each([
    ['results', {}],
    ['filters', { state: { ...emptySearch, filters: [{ field: 'c_gender_s', value: 'Female' }] } }],
    ['locations', { outcome: { ok: true, results: { ...results, hits: [locationHit] } } }],
    ['no results', { outcome: { ok: true, results: { ...results, hits: [], total: 0 } } }],
    ['a failure', { outcome: { ok: false, error: 'searchUnavailable' } }],
    ['no filters', { model: { ...physicianModel, filters: [], sorts: [] } }],
  ] as const)('[B26] no accessibility violation with %s', async (_name, data) => {
    const { container } = render(view(data as Partial<SearchPageData>));
    expect((await axe(container)).violations).toEqual([]);
  });
});
