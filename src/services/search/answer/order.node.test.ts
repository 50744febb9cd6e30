import type { SearchModel } from '@/contracts/search';
import { parseSearchUrl } from '@/domain/search/search-url';
import { advantages } from '#services/search/answer/order';

const model: SearchModel = {
  id: '1',
  popular: [],
  type: 'physician',
  model: 'Physician',
  name: '',
  title: '',
  buttonText: '',
  inputPlaceholder: '',
  pagePath: '',
  phone: '',
  sorts: [],
  filters: [
    {
      field: 'c_visible_specialties_sm',
      kind: 'dropdown',
      label: 'Specialty',
      initialValue: '',
      pediatricValues: ['Pediatrics', 'Pediatric Surgery', 'Child Psychiatry'],
    },
  ],
};

test('[B11] [B7] asked for nothing, a children’s site puts all doctors for children first', () => {
  const boosts = (address: string, subsite?: 'comer' | 'cancer') =>
    advantages(model, {
      state: parseSearchUrl(new URLSearchParams(address)),
      subsite,
      sort: 'score desc',
      now: 0,
    });
  expect(boosts('', 'comer')).toEqual([
    'c_visible_specialties_sm:("Pediatrics" OR "Pediatric Surgery" OR "Child Psychiatry")^=20',
  ]);
  for (const address of ['query=knee', 'allSite=true']) expect(boosts(address, 'comer')).toEqual([]);
  for (const subsite of [undefined, 'cancer'] as const) expect(boosts('', subsite)).toEqual([]);
});
