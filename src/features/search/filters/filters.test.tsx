import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptySearch } from '@/domain/search/search-url';
import { physicianModel, results } from '../testing/fixtures';
import { found, network, view } from '../testing/search-world';

beforeEach(() => window.history.replaceState(null, '', '/find-a-physician'));

describe('the filters', () => {
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

  test('[B5] [B6] a list begins with its initialValue; Any and Clear filters take it back', async () => {
    const calls = network();
    const filters = physicianModel.filters.map((filter) =>
      filter.kind === 'dropdown' && filter.label === 'Specialty'
        ? { ...filter, initialValue: 'Neurology' }
        : filter,
    );
    render(view({ model: { ...physicianModel, filters } }));
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Specialty' });
    expect(list.selectedOptions[0]?.dataset.value).toBe('Neurology');
    await userEvent.selectOptions(list, 'Any');
    expect(window.location.search).toBe('?filter=c_visible_specialties_sm%3A%22Any%22');
    expect(list.selectedOptions[0]?.textContent).toBe('Any');
    calls[0]?.answer(found({ total: 25 }));
    await userEvent.selectOptions(list, 'Neurology (5)');
    await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(list.selectedOptions[0]?.textContent).toBe('Any');
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

  test('[B31] the radius is offered from the beginning where an author set one, and a label has its icon', async () => {
    const calls = network();
    const near = {
      field: 'coordinate_rpt',
      kind: 'distance',
      label: 'Near',
      initialValue: '',
      pediatricValues: [],
      icon: 'map-pin',
      subFilterInitialValue: '10',
    } as const;
    render(view({ model: { ...physicianModel, filters: [...physicianModel.filters, near] } }));
    const radius = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Within' });
    expect(radius.selectedOptions[0]?.textContent).toBe('10 miles');
    const label = screen.getByText('Near');
    expect(label.querySelector('use')?.getAttribute('href')).toMatch(/#map-pin$/);
    await userEvent.selectOptions(radius, 'Any');
    expect(calls[0]?.url).toContain('radius=Any');
  });

  test('[B14] a place that nobody knows leaves the address and stays in its field', async () => {
    const calls = network();
    window.history.replaceState(null, '', '/find-a-physician');
    const near = {
      field: 'coordinate_rpt',
      kind: 'distance',
      label: 'Near',
      initialValue: '',
      pediatricValues: [],
    } as const;
    render(view({ model: { ...physicianModel, filters: [near] } }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Near' });
    await userEvent.type(field, 'Nowhereville{Enter}');
    expect(window.location.search).toBe('?distance=Nowhereville');
    const place = {
      place: 'Nowhereville',
      isFound: false,
      isUnavailable: false,
      isSetAside: false,
      isFar: false,
    };
    calls.at(-1)?.answer(found({ near: place }));
    await screen.findByText('Please enter a valid City/ZIP');
    expect(window.location.search).toBe('');
    expect(field.value).toBe('Nowhereville');
    expect(screen.queryByRole('combobox', { name: 'Within' })).toBeNull();
  });
});

test('[B1] [B28] in the list over all types, what the words say of hours and a place is taken out of them', async () => {
  const calls = network();
  const near = {
    place: 'Chicago, IL 60637',
    isFound: true,
    isUnavailable: false,
    isSetAside: false,
    isFar: false,
  };
  const said = [
    { label: '', query: 'open now' },
    { label: 'Open now', query: 'near 60637' },
  ];
  const model = { ...physicianModel, type: 'all', filters: [] } as const;
  const state = { ...emptySearch, query: 'open now near 60637' };
  render(view({ model, state, outcome: { ok: true, results: { ...results, total: 24, near, said } } }));
  expect(screen.getByText('24 Results for "open now near 60637"')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter Near Chicago, IL 60637' }));
  expect(calls.at(-1)?.url).toMatch(/[&?]query=open\+now$/);
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter Open now' }));
  expect(calls.at(-1)?.url).toMatch(/[&?]query=near\+60637$/);
});

test('[A8] [B5] the name of a filter says that it is English where nobody translated it', () => {
  render(view({}, { language: 'ar', direction: 'rtl' }));
  for (const name of ['Specialty', 'Video visits'])
    for (const shown of screen.getAllByText(name)) expect(shown.lang).toBe('en');
});
