import { searchLimits } from './search-limits';
import {
  emptySearch,
  formatFilter,
  formatSearchUrl,
  parseFilter,
  parseSearchUrl,
  type SearchState,
} from '@/domain/search/search-url';

const parse = (text: string) => parseSearchUrl(new URLSearchParams(text));

const states: readonly Partial<SearchState>[] = [
  {},
  { query: 'cardiology' },
  { query: 'heart & lung + "valve" 50%' },
  { query: 'niño ñandú 心臓 👩‍⚕️' },
  { query: 'a=b&c=d#e?f' },
  { distance: '60637' },
  { distance: 'Oak Park, IL', radius: 25 },
  { sort: 'score desc' },
  { sort: 'c_last_name_s asc' },
  { pageIndex: 1 },
  { pageIndex: 799 },
  { filters: [{ field: 'c_specialties_sm', value: 'Cardiology' }] },
  {
    filters: [
      { field: 'c_specialties_sm', value: 'Ear, Nose & Throat' },
      { field: 'c_specialties_sm', value: 'Cardiology' },
    ],
  },
  {
    filters: [
      { field: 'a', value: 'say "ah"' },
      { field: 'b', value: 'back\\slash' },
      { field: 'c', value: '\\"' },
    ],
  },
  {
    filters: [
      { field: 'x', value: 'a:b' },
      { field: 'y', value: '[* TO *]' },
      { field: 'z', value: '{!geofilt}' },
    ],
  },
  { allSite: true },
  { typeReturn: true },
  {
    query: 'q',
    distance: 'Chicago',
    radius: 5,
    sort: 'geodist() asc',
    pageIndex: 3,
    filters: [{ field: 'f', value: 'v' }],
    allSite: true,
    typeReturn: true,
  },
];

describe('search addresses', () => {
  test.each(states)('[B2] writing and reading an address are inverse: %j', (part) => {
    const state = { ...emptySearch, ...part };
    expect(parse(formatSearchUrl(state))).toEqual(state);
  });

  test('[B2] a search of nothing has no query', () => {
    expect(formatSearchUrl(emptySearch)).toBe('');
  });

  test('[B2] the page is counted from 1 in the address', () => {
    expect(parse('page=1').pageIndex).toBe(0);
    expect(parse('page=3').pageIndex).toBe(2);
    expect(formatSearchUrl({ ...emptySearch, pageIndex: 2 })).toBe('page=3');
  });

  test.each(['0', '-1', '1.5', 'x', '', '1e3', '99999999999', ' 2'])(
    '[B2] page=%j is the first page',
    (page) => {
      expect(parse(new URLSearchParams({ page }).toString()).pageIndex).toBe(0);
    },
  );

  test('[B2] a page far out ends at the limit', () => {
    expect(parse('page=99999').pageIndex).toBe(searchLimits.pages - 1);
  });

  test('[B2] links of older times name their filters fq', () => {
    expect(parse('fq=c_specialties_sm:%22Family+Medicine%22').filters).toEqual([
      { field: 'c_specialties_sm', value: 'Family Medicine' },
    ]);
  });

  test('[B26] a text field of a form without scripts is a filter too', () => {
    expect(parse('query=&filter.c_last_name_s=O%27Hara+"x"&filter=').filters).toEqual([
      { field: 'c_last_name_s', value: 'O\'Hara "x"' },
    ]);
  });

  test('[B2] the same filter twice counts once', () => {
    expect(parse('filter=a:"b"&filter=a:b&fq=a:"b"').filters).toEqual([{ field: 'a', value: 'b' }]);
  });

  test.each(['', 'a', ':', 'a:', ':"b"', 'a:"', 'a:"b', 'a b:"c"', '-a:"b"', '{!x}a:"b"', 'a:""'])(
    '[B2] %j is no filter',
    (text) => {
      expect(parseFilter(text)).toBeUndefined();
    },
  );

  test('[B2] filters are quoted', () => {
    expect(formatFilter({ field: 'a', value: 'x" OR b:"y' })).toBe('a:"x\\" OR b:\\"y"');
    expect(parseFilter('a:x y')).toEqual({ field: 'a', value: 'x y' });
  });

  test('[B2] control characters go, length is limited, characters stay whole', () => {
    expect(parse(new URLSearchParams({ query: ' a\u0000b\n c ' }).toString()).query).toBe('a b c');
    expect(parse(`query=${'x'.repeat(500)}`).query).toHaveLength(searchLimits.queryLength);
    expect(parse(new URLSearchParams({ query: `${'x'.repeat(199)}😀` }).toString()).query).toBe(
      'x'.repeat(199),
    );
  });

  test.each(['7', '-5', '', '5.5', '1e1x'])('[B13] radius=%s is Any', (radius) => {
    expect(parse(`radius=${radius}`).radius).toBeNull();
  });

  test.each(['score', 'score down', 'a;b desc', '{!func}x desc', 'score desc, x asc'])(
    '[B7] sort=%j is no order',
    (sort) => {
      expect(parse(new URLSearchParams({ sort }).toString()).sort).toBe('');
    },
  );

  test('[B2] there is a limit to the number of filters', () => {
    const many = Array.from({ length: 200 }, (_, index) => `filter=a:"${index}"`).join('&');
    expect(parse(many).filters).toHaveLength(searchLimits.filters);
  });
});
