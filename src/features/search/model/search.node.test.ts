import type { SearchFilter, SearchModel } from '@/contracts/search';
import { translator } from '@/i18n/use-phrases';
import { phrasesOf } from '@/i18n/phrases';
import { emptySearch } from '@/domain/search/search-url';
import { appliedFilters, changeSearch, chosenValues } from './change';
import { chooseModel } from './choose-model';
import { optionsOf } from './options';
import { pageCount, summaryOf } from './summary';

const filter = (field: string, kind: SearchFilter['kind'], label = field): SearchFilter => ({
  field,
  kind,
  label,
  initialValue: '',
  pediatricValues: [],
});
const offered = [
  filter('s', 'dropdown'),
  filter('b', 'checkbox', 'Books online'),
  filter('c', 'checkbox|checked', 'Open'),
];
const t = translator(phrasesOf(['search'], {}));
const model = (pagePath: string) => ({ pagePath }) as SearchModel;

describe('the search model of a page', () => {
  const models = [model('/find-a-physician'), model('/find-a-location')];

  test.each([
    ['/find-a-physician', 0],
    ['/find-a-location', 1],
    ['/find-a-location/', 1],
    ['/Find-a-Location', 1],
    ['/comer/find-a-physician', 0],
    ['/cancer/find-a-location', 1],
    ['/search', 0],
    ['/not-find-a-location', 0],
  ])('[B1] %s', (path, index) => {
    expect(chooseModel(models, path)).toBe(models[index]);
  });

  test('[B1] without models there is none; without a page path of its own a model matches no page', () => {
    expect(chooseModel([], '/search')).toBeUndefined();
    expect(chooseModel([model(''), model('/x')], '/y')).toEqual(model(''));
  });
});

describe('changes of a search', () => {
  const state = { ...emptySearch, query: 'heart', pageIndex: 4, filters: [{ field: 's', value: 'A' }] };

  test.each([
    { type: 'queryEntered', query: ' lung ' },
    { type: 'filterChosen', field: 'b', values: ['true'] },
    { type: 'filterRemoved', filter: { field: 's', value: 'A' } },
    { type: 'filtersCleared' },
    { type: 'sortChosen', sort: 'score desc' },
  ] as const)('[B9] $type leads to the first page', (change) => {
    expect(changeSearch(state, change, offered).pageIndex).toBe(0);
  });

  test('[B9] changing the page keeps everything else', () => {
    expect(changeSearch(state, { type: 'pageChosen', pageIndex: 2 }, offered)).toEqual({
      ...state,
      pageIndex: 2,
    });
  });

  test('[B5] choosing replaces the values of that field only; Any removes them', () => {
    const chosen = changeSearch(state, { type: 'filterChosen', field: 's', values: ['B'] }, offered);
    expect(chosen.filters).toEqual([{ field: 's', value: 'B' }]);
    expect(changeSearch(chosen, { type: 'filterChosen', field: 's', values: [''] }, offered).filters).toEqual(
      [],
    );
    expect(
      changeSearch(state, { type: 'filterChosen', field: 'b', values: ['true'] }, offered).filters,
    ).toHaveLength(2);
  });

  test('[B6] clearing leaves what is ticked by default, the query and the order', () => {
    const unticked = {
      ...state,
      sort: 'score desc',
      filters: [
        { field: 'c', value: 'false' },
        { field: 's', value: 'A' },
      ],
    };
    const cleared = changeSearch(unticked, { type: 'filtersCleared' }, offered);
    expect(cleared).toMatchObject({ query: 'heart', sort: 'score desc', filters: [] });
    expect(appliedFilters(cleared, offered, t)).toEqual([{ field: 'c', value: 'true', label: 'Open' }]);
  });

  test('[B6] a default tick stays removed once the visitor removes it', () => {
    const removed = changeSearch(
      emptySearch,
      { type: 'filterRemoved', filter: { field: 'c', value: 'true' } },
      offered,
    );
    expect(appliedFilters(removed, offered, t)).toEqual([]);
    expect(chosenValues(removed, offered[2]!)).toEqual([]);
  });

  test('[B5] a checkbox has the label of its filter, any other filter its value', () => {
    const filters = [
      { field: 'b', value: 'true' },
      { field: 's', value: 'Cardiology' },
      { field: 'c', value: 'false' },
    ];
    expect(appliedFilters({ ...emptySearch, filters }, offered, t).map(({ label }) => label)).toEqual([
      'Cardiology',
      'Books online',
    ]);
  });
});

describe('how soon a visit should be', () => {
  test('[B28] a chip names the filter and the time span', () => {
    const visit = [filter('v', 'upcoming', 'Next visit')];
    const filters = [{ field: 'v', value: 'within-7-days' }];
    expect(appliedFilters({ ...emptySearch, filters }, visit, t)).toEqual([
      { ...filters[0], label: 'Next visit: Within a week' },
    ]);
  });
});

describe('the options of a list', () => {
  test('[B5] are in alphabetical order and include a chosen value without results', () => {
    const facets = [
      {
        field: 's',
        values: [
          { value: 'Zoo', count: 1 },
          { value: 'Ápex', count: 2 },
          { value: 'Bed 10', count: 1 },
          { value: 'Bed 9', count: 1 },
        ],
      },
    ];
    const options = optionsOf(filter('s', 'dropdown'), { facets, chosen: ['Gone'], language: 'en' });
    expect(options.map(({ value }) => value)).toEqual(['Ápex', 'Bed 9', 'Bed 10', 'Gone', 'Zoo']);
    expect(optionsOf(filter('x', 'dropdown'), { facets, chosen: [], language: 'en' })).toEqual([]);
  });

  test.each([
    ['en', ['Sunday', 'Monday', 'Saturday', 'Wednesday'], [1, 3, 2, 0]],
    ['es-MX', ['domingo', 'lunes', 'miércoles', 'sábado'], [1, 2, 3, 0]],
    ['ar', ['الأحد', 'الاثنين', 'الأربعاء', 'السبت'], [1, 2, 3, 0]],
  ] as const)('[B5] that are days stand in the order of the week, in %s', (language, days, order) => {
    const facets = [{ field: 's', values: days.map((value) => ({ value, count: 1 })) }];
    const options = optionsOf(filter('s', 'dropdown'), { facets, chosen: [], language });
    expect(options.map(({ value }) => value)).toEqual(order.map((at) => days[at]));
  });
});

describe('the summary', () => {
  test.each([
    [1, '', '', '1 Result'],
    [1, 'heart', '', '1 Result for "heart"'],
    [2, '', '', '2 Results'],
    [24, 'cardiology', '', '24 Results for "cardiology"'],
    [1, 'heart', 'hearth', '1 Result for "heart"'],
    [0, '', '', 'No Results Found'],
    [0, 'xyz', '', 'No Results Found for "xyz"'],
    [0, 'diabtes', 'diabetes', 'No results "diabtes"'],
  ])('[B10] %d results of %j', (total, query, suggestion, expected) => {
    expect(summaryOf({ total, suggestion, near: null }, { query, language: 'en' }, t)).toBe(expected);
  });
});

describe('pages', () => {
  test('[B9] twelve to a page', () => {
    expect([0, 1, 12, 13, 24, 25].map((total) => pageCount(total, 12))).toEqual([0, 1, 1, 2, 2, 3]);
  });
});
