import { bestMatch, defaultSort, offeredSorts } from './sorts';

const best = { value: bestMatch, label: 'Best match' };
const name = { value: 'resulttitle_s asc', label: 'Name' };
const on = (type: string, query: string) =>
  offeredSorts({ type, sorts: [best, name] }, { isNear: false, query });

test('[B7] without words trials and conditions stand in the order of their names, and nothing is a best match', () => {
  expect(on('clinicalTrial', '')).toEqual([name]);
  expect(defaultSort(on('condition', ''))).toBe(name);
  expect(on('condition', 'cough')).toEqual([best, name]);
  expect(on('location', '')).toEqual([best, name]);
});
