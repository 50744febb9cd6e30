import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { emptySearch } from '@/domain/search/search-url';
import type { SearchPageData } from '../model/outcome';
import { locationHit, pageData, physicianHit, physicianModel, results } from '../testing/fixtures';
import { found, network, view } from '../testing/search-world';

beforeEach(() => window.history.replaceState(null, '', '/find-a-physician'));

/** The query's field, by its label, because its role changes once the suggestions are loaded. */
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
    // The default order is sent as '': a new place may have another.
    expect(new FormData(form ?? undefined).get('sort')).toBe('');
    expect(document.querySelector('noscript')?.textContent).toContain('Apply filters');
    const next = [...document.querySelectorAll('nav a')].at(-1);
    expect(next?.getAttribute('href')).toBe(
      '/find-a-physician?query=heart&page=2&filter=c_gender_s%3A%22Female%22',
    );
    document.body.innerHTML = '';
  });

  test('[B1] the search box is known by the title of its search model', () => {
    render(view());
    expect(document.querySelector('search')?.getAttribute('aria-label')).toBe('Find a doctor');
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

  test('[B1] [B10] before a search an opening stands in place of the results, which a search brings', async () => {
    const calls = network();
    const model = { ...pageData.model, popular: ['asthma'] };
    const before = { opening: <p>Letters and areas</p>, introduction: <p>Three points</p> };
    render(view({ model }, {}, before));
    expect(screen.getByText('Letters and areas')).toBeTruthy();
    expect(screen.getByText('Three points')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'People often search for' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    const status = screen.getByText('25 Results').closest('output');
    await userEvent.type(queryField(), 'heart{Enter}');
    expect(screen.getByText('Letters and areas')).toBeTruthy();
    calls[0]?.answer(found({ total: 7 }));
    const summary = await screen.findByText('7 Results for "heart"');
    // The same element: what appears together with its region is announced by no screen reader.
    expect(summary.closest('output')).toBe(status);
    expect(screen.queryByText('Letters and areas')).toBeNull();
    expect(screen.queryByText('Three points')).toBeNull();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  });

  test('[B1] [B30] what stands below the results before a search is there again where nothing is found', async () => {
    const calls = network();
    const before = { opening: <p>Letters and areas</p>, closing: <p>What a trial is</p> };
    render(view({}, {}, before));
    expect(screen.getByText('What a trial is')).toBeTruthy();
    await userEvent.type(queryField(), 'heart{Enter}');
    calls[0]?.answer(found({ total: 7 }));
    await screen.findByText('7 Results for "heart"');
    expect(screen.queryByText('What a trial is')).toBeNull();
    await userEvent.clear(queryField());
    await userEvent.type(queryField(), 'hart{Enter}');
    calls[1]?.answer(found({ total: 0, hits: [] }));
    await screen.findByText('Check the spelling, use fewer or more general words, or remove a filter.');
    expect(screen.getByText('Letters and areas')).toBeTruthy();
    expect(screen.getByText('What a trial is')).toBeTruthy();
  });

  test('[B10] a filter chosen beside the results keeps the focus, and a button there leads to what is left', async () => {
    network();
    render(view());
    const box = screen.getByRole('checkbox', { name: 'Video visits' });
    await userEvent.click(box);
    expect(document.activeElement).toBe(box);
    await userEvent.click(await screen.findByRole('button', { name: /^Show \d+ results$/ }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Search results' }));
  });

  test('[B1] an address that asks for something has no opening', () => {
    render(view({ state: { ...pageData.state, sort: 'resulttitle_s asc' } }, {}, { opening: <p>Areas</p> }));
    expect(screen.queryByText('Areas')).toBeNull();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
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

  test('[B2] [B14] words that were typed before the page listened stay, and are searched for', async () => {
    const calls = network();
    const container = document.body.appendChild(document.createElement('div'));
    const near = { ...physicianModel.filters[0], field: 'coordinate_rpt', kind: 'distance', label: 'Near' };
    const model = { ...physicianModel, filters: [near] } as SearchPageData['model'];
    const first = view({ model, state: { ...emptySearch, query: 'heart' } });
    container.innerHTML = renderToString(first);
    const place = screen.getByLabelText<HTMLInputElement>('Near');
    queryField().value = 'my chest hurts';
    place.value = 'Evanst';
    render(first, { container, hydrate: true });
    expect(queryField().value).toBe('my chest hurts');
    expect(place.value).toBe('Evanst');
    await userEvent.type(queryField(), '{Enter}');
    expect(calls.at(-1)?.url).toContain('query=my+chest+hurts');
    container.remove();
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
    // The suggestion is part of the status: the focus stays in the field, far from it.
    expect(screen.getByRole('status').textContent).toBe('No results "diabtes"Did you mean "diabetes"?');
    await userEvent.click(screen.getByRole('link', { name: 'Did you mean "diabetes"?' }));
    expect(calls[0]?.url).toContain('query=diabetes');
    expect(queryField().value).toBe('diabetes');
  });

  test('[B10] [B30] what a right spelling finds stands below the sentences about the words that were typed', () => {
    Element.prototype.scrollIntoView = jest.fn();
    const corrected = { suggestion: 'chest pain', corrected: 'chest pain' };
    const outcome = { ok: true, results: { ...results, ...corrected } } as const;
    render(view({ state: { ...emptySearch, query: 'chesst pane' }, outcome, redFlag: 'emergency' }));
    expect(screen.getByRole('status').textContent).toBe(
      'No results "chesst pane"Did you mean "chest pain"?25 Results for "chest pain"',
    );
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Call 911' })).toBeTruthy();
  });

  test('[B10] [B28] where all of a right spelling became filters, the sentences are about the words that were typed', () => {
    const asked = { ...emptySearch, query: 'evanstonn' };
    const state = { ...emptySearch, distance: 'evanston' };
    const corrected = { suggestion: 'evanston', corrected: '', read: { typed: asked, state } };
    render(view({ state, outcome: { ok: true, results: { ...results, ...corrected } } }));
    expect(screen.getByRole('status').textContent).toBe(
      'No results "evanstonn"Did you mean "evanston"?25 Results' +
        'Some of your words became filters. Search for “evanstonn” word by word',
    );
  });

  test('[B30] an empty answer offers other kinds of search, and speaks of spelling where words were typed', () => {
    const kinds = (['physician', 'location'] as const).map((type) => ({
      type,
      name: type === 'physician' ? 'Doctors' : 'Locations',
      pagePath: `/find-a-${type}`,
      isCurrent: type === 'physician',
      takesPlace: true,
      filterFields: [],
    }));
    const outcome = { ok: true, results: { ...results, total: 0, hits: [] } } as const;
    const empty = (query: string) =>
      renderToStaticMarkup(view({ kinds, outcome, state: { ...emptySearch, query } }));
    document.body.innerHTML = empty('zzyzx');
    const steps = () => [...document.querySelectorAll('section li a')].map(({ textContent }) => textContent);
    expect(steps().slice(-2)).toEqual(['Call 888-555-0100', 'Locations']);
    expect(document.body.textContent).toContain('Check the spelling');
    document.body.innerHTML = empty('');
    expect(document.body.textContent).not.toContain('Check the spelling');
    document.body.innerHTML = '';
  });

  test('[B30] [B7] where nothing is found the page for today stands below what to try next, and there is nothing to sort', () => {
    const forToday = [{ title: 'Urgent care today', text: 'No appointment needed.', href: '/urgent-care' }];
    const nothing = { ...results, total: 0, hits: [], forToday };
    const state = { ...emptySearch, query: 'zzyzx' };
    const shown = { state, outcome: { ok: true, results: nothing } } as const;
    render(view(shown, {}, { introduction: <p>Not sure who you need?</p> }));
    const today = screen.getByRole('link', { name: 'Urgent care today' });
    for (const before of [/^Check the spelling/, 'Not sure who you need?'])
      expect(screen.getByText(before).compareDocumentPosition(today)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  });

  test('[B30] whom to call in danger is in the first rendering, and known for later words while nobody answers', async () => {
    const calls = network();
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const state = { ...emptySearch, query: 'chest pain' };
    expect(renderToString(view({ state, redFlag: 'emergency' }))).toContain('tel:911');
    expect(renderToString(view({ state }))).not.toContain('tel:911');
    render(view());
    await userEvent.type(queryField(), 'I want to die{Enter}');
    calls[0]?.answer({ ok: false, error: 'searchUnavailable' });
    expect((await screen.findByRole('link', { name: 'Call 988' })).getAttribute('href')).toBe('tel:988');
    expect(scrolled).toHaveBeenCalled();
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
