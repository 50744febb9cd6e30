import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchFilter } from '@/contracts/search';
import { physicianModel } from '../testing/fixtures';
import { network, view } from '../testing/search-world';

beforeEach(() => window.history.replaceState(null, '', '/find-a-physician'));

describe('patient options', () => {
  const ageFilter = {
    field: 'c_patient_ages_sm',
    kind: 'radio',
    label: 'Patient age',
    initialValue: 'Adult',
    pediatricValues: [],
  } as const;
  const specialtyFilter = { ...physicianModel.filters[0], pediatricValues: ['Neurology'] } as SearchFilter;
  const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  const shownFilters = () => new URLSearchParams(window.location.search).getAll('filter');

  test('[B11] a visitor is a new adult patient until they choose otherwise', async () => {
    network();
    render(view({ model: { ...physicianModel, filters: [ageFilter] } }));
    expect(isChecked('Adult') && isChecked('New Patient')).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Pediatric' }));
    expect(shownFilters()).toEqual(['c_patient_ages_sm:"Pediatric"']);
    await userEvent.click(screen.getByRole('radio', { name: 'Return Patient' }));
    expect(new URLSearchParams(window.location.search).get('typereturn')).toBe('true');
    await userEvent.click(screen.getByRole('radio', { name: 'Adult' }));
    expect(shownFilters()).toEqual([]);
  });

  test('[B11] a pediatric specialty chooses the pediatric age', async () => {
    network();
    render(view({ model: { ...physicianModel, filters: [ageFilter, specialtyFilter] } }));
    await userEvent.selectOptions(screen.getByLabelText('Specialty'), 'Neurology (5)');
    expect(shownFilters()).toContain('c_patient_ages_sm:"Pediatric"');
  });

  test('[B11] on the children’s site the age is fixed unless the whole site is searched', async () => {
    network();
    const model = { ...physicianModel, filters: [{ ...ageFilter, initialValue: 'Pediatric' }] };
    render(view({ model, subsite: 'comer' }));
    const adult = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Adult' });
    expect(isChecked('Pediatric') && adult().disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Search the whole site' }));
    expect(adult().disabled).toBe(false);
    await userEvent.click(adult());
    expect(shownFilters()).toEqual(['c_patient_ages_sm:"Adult"']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Search the whole site' }));
    expect(isChecked('Pediatric') && adult().disabled).toBe(true);
    expect(shownFilters()).toEqual([]);
  });
});
