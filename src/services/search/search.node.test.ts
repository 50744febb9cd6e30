import { adaptHit, adaptResults } from '#services/search/adapt';
import { filterQueries, filterQuery } from '#services/search/fields';
import { adaptModels, sourceWire } from '#services/search/models/wire';
import { hitsParameters } from '#services/search/parameters';
import { facetValues, searchWire, suggestionOf } from '#services/search/wire';

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

const offered = (...fields: readonly string[]) =>
  fields.map((field) => ({ field, kind: 'dropdown' as const }));

describe('filter queries', () => {
  test('[B18] a value is one literal phrase', () => {
    expect(filterQuery({ field: 'c_gender_s', values: ['Female'] })).toBe(
      '{!tag=c_gender_s}c_gender_s:"Female"',
    );
    expect(filterQuery({ field: 'f', values: ['a" OR _language:"es', '\\'] })).toBe(
      '{!tag=f}f:("a\\" OR _language:\\"es" OR "\\\\")',
    );
  });

  test('[B18] several values of one field are alternatives, a negation excludes all of them', () => {
    expect(filterQuery({ field: 'f', values: ['a', 'b'] })).toBe('{!tag=f}f:("a" OR "b")');
    expect(filterQuery({ field: 'f', values: ['ICP'], isNegative: true })).toBe('-f:"ICP"');
  });

  test('[B18] nothing to filter, and a field that is none, is no query', () => {
    expect(filterQuery({ field: 'f', values: [''] })).toBeUndefined();
    expect(filterQuery({ field: '{!join}f', values: ['a'] })).toBeUndefined();
  });

  test('[B18] a field that the search does not offer is left out', () => {
    const filters = [
      { field: 'a', value: '1' },
      { field: '_query_', value: 'x' },
      { field: 'a', value: '2' },
      { field: 'b', value: '3' },
    ];
    expect(filterQueries(filters, offered('a', 'b'), 0)).toEqual(['{!tag=a}a:("1" OR "2")', '{!tag=b}b:"3"']);
  });
});

describe('how soon a visit should be', () => {
  const visits = [{ field: 'c_next_available_tdt', kind: 'upcoming' as const }];
  const soon = (value: string, now: string) =>
    filterQueries([{ field: 'c_next_available_tdt', value }], visits, Date.parse(now))[0];

  test.each([
    // The evening of 21 November in Chicago is the 22nd in Greenwich.
    ['within-1-day', '2026-11-22T04:31:00Z', '2026-11-22T04:35:00Z', '2026-11-23T06:00:00Z'],
    ['within-7-days', '2026-11-21T15:00:00Z', '2026-11-21T15:00:00Z', '2026-11-29T06:00:00Z'],
    ['within-30-days', '2026-11-21T15:00:01Z', '2026-11-21T15:05:00Z', '2026-12-22T06:00:00Z'],
    // The clocks go back on 1 November and forward on 14 March.
    ['within-3-days', '2026-10-30T15:00:00Z', '2026-10-30T15:00:00Z', '2026-11-03T06:00:00Z'],
    ['within-14-days', '2027-03-10T15:00:00Z', '2027-03-10T15:00:00Z', '2027-03-25T05:00:00Z'],
  ])('[B28] %s, asked at %s, is from %s until before %s', (value, now, from, end) => {
    expect(soon(value, now)).toBe(`{!tag=c_next_available_tdt}c_next_available_tdt:[${from} TO ${end}}`);
  });

  test('[B28] words that nobody knows are no filter, and no way into the query', () => {
    for (const value of ['within-2-days', '[* TO *]', '2026-11-21T15:00:00Z', ''])
      expect(soon(value, '2026-11-21T15:00:00Z')).toBeUndefined();
  });
});

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
    shown: { place: 'Evanston', isFound: true, isUnavailable: false },
    parameters: [['fq', ids]] as const,
    isEmpty: false,
    milesById: new Map(),
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

  test.each(['', '*'])('[B18] %j asks for everything', (query) => {
    expect(hitsParameters({ ...request, query }).get('q')).toBe('*:*');
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
    const filters = filterQueries([{ field: 'a', value: '1' }], offered('a'), 0);
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

describe('answers of the search service', () => {
  test('[B18] facets are read from every list style', () => {
    const expected = [
      { value: 'a', count: 3 },
      { value: 'b', count: 1 },
    ];
    expect(facetValues(['a', 3, 'b', 1, 'c', 0])).toEqual(expected);
    expect(facetValues({ a: 3, b: 1, c: 0 })).toEqual(expected);
    expect(
      facetValues([
        ['a', 3],
        ['b', 1],
        ['c', 0],
      ]),
    ).toEqual(expected);
    for (const odd of [undefined, null, 'x', 3, [1], [null, null], { a: 'x' }])
      expect(facetValues(odd)).toEqual([]);
  });

  test('[B10] the suggested spelling is a text, an object or missing', () => {
    expect(suggestionOf({ collations: ['collation', 'diabetes'] })).toBe('diabetes');
    expect(suggestionOf({ collations: ['collation', { collationQuery: 'diabetes', hits: 3 }] })).toBe(
      'diabetes',
    );
    expect(suggestionOf({ collations: { collation: 'diabetes' } })).toBe('diabetes');
    for (const odd of [undefined, { collations: [] }, { collations: 'x' }, { collations: null }])
      expect(suggestionOf(odd)).toBe('');
  });

  test('[B24] a physician is read from single values and lists alike', () => {
    const hit = adaptHit(
      {
        resulttitle_t: ['Amara Okafor, MD'],
        resulturl_s: '/find-a-physician/physician/amara-okafor',
        resultimage_s: 'https://cdn.example/-/media/a.webp',
        resultitemid_s: 'id-1',
        c_specialties_sm: ['Cardiology', 'Heart Failure'],
        c_visible_specialties_sm: 'Cardiology',
        c_provider_locations_sm: ['Hyde Park', 'Hyde Park', 'Evanston'],
        overallrating_tf: '4.8',
        totalratingcount_tf: [312],
        c_provider_has_online_scheduling_b: 'true',
        c_accepting_new_patients_b: [true],
        c_provider_type_s: 'UCM',
        c_patient_ages_sm: ['Adult', 'Pediatric'],
      },
      'physician',
    );
    expect(hit).toEqual({
      type: 'physician',
      id: 'id-1',
      title: 'Amara Okafor, MD',
      path: '/find-a-physician/physician/amara-okafor',
      image: '/-/media/a.webp',
      specialties: ['Cardiology'],
      locations: ['Hyde Park', 'Evanston'],
      phone: '',
      rating: 4.8,
      ratingCount: 312,
      providerType: 'UCM',
      hasOnlineScheduling: true,
      acceptsNewPatients: true,
      hasTelehealth: false,
      nextVisit: '',
      seesChildren: true,
      miles: null,
    });
  });

  test('[B24] a location shows its address; the body is plain text', () => {
    const hit = adaptHit(
      {
        resulttitle_t: 'Hyde Park',
        resulturl_s: 'https://www.example.org/find-a-location/location/hyde-park',
        address_1_t: '5700 Example Ave',
        c_city_s: 'Chicago',
        state_t: 'IL',
        zip_code_t: '60637',
        resultbody_t: '<p>Care &amp; comfort</p>',
      },
      'location',
    );
    expect(hit).toMatchObject({
      path: '/find-a-location/location/hyde-park',
      addressLines: ['5700 Example Ave', 'Chicago, IL 60637'],
      directionsHref: expect.stringContaining('60637') as string,
      description: 'Care & comfort',
    });
  });

  test.each([
    [{ resulttitle_t: 'x' }],
    [{ resulturl_s: '/x' }],
    [{ resulttitle_t: 'x', resulturl_s: 'javascript:alert(1)' }],
    [{ resulttitle_t: 'x', resulturl_s: '//evil.example' }],
    [{ resulttitle_t: {}, resulturl_s: 7 }],
    [{}],
  ])('[B18] a document without title or address is left out: %j', (document) => {
    expect(adaptHit(document, 'physician')).toBeUndefined();
  });

  test('[B18] missing parts do not matter', () => {
    const wire = searchWire.parse({
      response: { numFound: 1, docs: [null, 'x', { resulttitle_t: 'A', resulturl_s: '/a' }] },
      facet_counts: 3,
    });
    expect(adaptResults(wire, { type: 'article', facetFields: ['f'], query: '' })).toMatchObject({
      total: 1,
      hits: [{ title: 'A', type: 'article' }],
      facets: [{ field: 'f', values: [] }],
      suggestion: '',
    });
  });
});

describe('authored searches', () => {
  const value = (text: string) => ({ value: text });
  const search = (more: object) => ({
    item: {
      phone: { jsonValue: { value: { href: 'tel:+17735550100', text: '' } } },
      searches: { targetItems: [{ type: value('Physician'), model: value('Physician'), ...more }, null] },
    },
  });

  test('[B1] filters and orders that make no sense are left out', () => {
    const filter = (field: string, kind: string) => ({
      field: value(field),
      kind: value(kind),
      label: value('L'),
      initialValue: null,
    });
    const [model] = adaptModels(
      sourceWire.parse(
        search({
          filters: {
            targetItems: [
              filter('a', 'dropdown'),
              filter('b', 'slider'),
              filter('{!x}', 'radio'),
              filter('c', 'Checkbox | checked'),
            ],
          },
          sorts: {
            targetItems: [
              { field: value('score desc'), direction: null, label: value('Best match') },
              { field: value('c_last_name_s'), direction: value('asc'), label: value('Name') },
              { field: value('x;y'), direction: value('asc'), label: value('Odd') },
            ],
          },
        }),
      ),
    );
    expect(model?.type).toBe('physician');
    expect(model?.phone).toBe('+17735550100');
    expect(model?.filters.map(({ field, kind }) => [field, kind])).toEqual([
      ['a', 'dropdown'],
      ['c', 'checkbox|checked'],
    ]);
    expect(model?.sorts.map((sort) => sort.value)).toEqual(['score desc', 'c_last_name_s asc']);
  });

  test('[B1] an unknown type, and an item that is no search, offer nothing', () => {
    expect(adaptModels(sourceWire.parse({ item: null }))).toEqual([]);
    expect(adaptModels(sourceWire.parse({ item: { phone: null, searches: null } }))).toEqual([]);
    expect(adaptModels(sourceWire.parse(search({ type: value('recipe') })))).toEqual([]);
  });
});
