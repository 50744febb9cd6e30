import { filterQueries } from '#services/search/fields';
import { hitsParameters } from '#services/search/parameters';

const request = {
  type: 'physician',
  model: 'Physician',
  query: '',
  filters: [],
  facetFields: [],
  sort: 'score desc',
  start: 0,
  rows: 12,
  language: 'en',
} as const;

describe('search parameters', () => {
  test('[B18] the call says what the service needs', () => {
    const parameters = hitsParameters({
      ...request,
      query: 'heart doctor',
      start: 24,
      facetFields: ['c_specialties_sm'],
    });
    expect(Object.fromEntries(parameters)).toMatchObject({
      q: 'heart doctor',
      start: '24',
      rows: '12',
      sort: 'score desc',
      model: 'Physician',
      metadata: 'false',
      'spellcheck.maxResultsForSuggest': '1',
      fq: '_language:"en"',
      'facet.field': 'c_specialties_sm',
      'f.c_specialties_sm.facet.limit': '9999',
    });
  });

  const around = (ids: string) => ({
    shown: { place: 'Evanston', isFound: true, isUnavailable: false, isSetAside: false, isFar: false },
    parameters: [['fq', ids]] as const,
    isEmpty: false,
    kmById: new Map(),
  });

  test('[B15] [B5] places are counted without the distance, which gives way to a chosen one', () => {
    const facetOf = (ids: string, field: string) =>
      hitsParameters({ ...request, facetFields: [field], near: around(ids) }).get('facet.field');
    const ids = '{!tag=c_provider_locations_ids_sm}c_provider_locations_ids_sm:("a")';
    expect(facetOf(ids, 'c_provider_locations_sm')).toBe(
      '{!ex=c_provider_locations_ids_sm}c_provider_locations_sm',
    );
    expect(facetOf(ids, 'c_gender_s')).toBe('c_gender_s');
  });

  test('[B1] [B18] what one of several searches finds is one filter, each with its own words and limits', () => {
    const parameters = hitsParameters({
      ...request,
      type: 'all',
      query: 'knee (left) evanston',
      minimumMatch: '1',
      anyOf: [
        {
          ...request,
          query: 'knee (left)',
          filters: ['c_patient_ages_sm:"Adult"'],
          near: around('c_provider_locations_ids_sm:"a"'),
        },
        { ...request, type: 'location' },
      ],
    });
    expect(parameters.getAll('fq')).toContain('{!bool should=$search0 should=$search1}');
    expect(Object.fromEntries(parameters)).toMatchObject({
      mm: '1',
      search0: '{!bool filter=$search0f0 filter=$search0f1 filter=$search0f2 must=$search0w}',
      search0f0: 'c_searchsections_sm:"Doctors"',
      search0f1: 'c_patient_ages_sm:"Adult"',
      search0f2: 'c_provider_locations_ids_sm:"a"',
      search0w: "{!edismax mm=100% bq='' pf='' v=$search0q}",
      search0q: 'knee \\(left\\)',
      search1: '{!bool filter=$search1f0}',
      search1f0: 'c_searchsections_sm:"Locations"',
    });
  });

  test.each(['', '*'])('[B18] %j asks for everything: q is * by default', (query) => {
    expect(hitsParameters({ ...request, query }).get('q')).toBe('*');
  });

  test.each([
    ['NOT SLEEPING WELL', 'not SLEEPING WELL'],
    ['-itis (knee) x:y \\', '\\-itis \\(knee\\) x\\:y \\\\'],
    ['"knee pain" cardio*', '"knee pain" cardio*'],
    ['Anderson ORTHO', 'Anderson ORTHO'],
  ])('[B18] %s has no operator in it', (query, q) => {
    const parameters = hitsParameters({ ...request, query });
    expect([parameters.get('q'), parameters.get('spellcheck.q')]).toEqual([q, query]);
  });

  test('[B18] the facet of a filtered field is counted without its own filter', () => {
    const filters = filterQueries([{ field: 'a', value: '1' }], [{ field: 'a', kind: 'dropdown' }], 0);
    expect(hitsParameters({ ...request, filters, facetFields: ['a', 'b'] }).getAll('facet.field')).toEqual([
      '{!ex=a}a',
      'b',
    ]);
  });

  test('[B18] depth and width are limited', () => {
    const parameters = hitsParameters({ ...request, start: 1e9, rows: 1e9 });
    expect([parameters.get('start'), parameters.get('rows')]).toEqual(['10000', '999']);
  });
});
