import { adaptHit, adaptResults } from '#services/search/adapt';
import { textKey } from '@/lib/text-key';
import { untranslatedIn } from '#cms/untranslated';
import { facetValues, searchWire, suggestionOf } from '#services/search/wire';

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

  test('[B9] [B18] a number of hits that no index has makes no pages without end', () => {
    const read = (numFound: unknown) =>
      searchWire.safeParse({ response: { numFound, docs: [] } }).data?.response.numFound;
    expect([read(14), read(1e12), read(-1), read('14')]).toEqual([14, 1_000_000, undefined, undefined]);
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
      nextVisitAt: '',
      npi: '',
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

  test('[B15] [B1] a physician is as far as the nearest place of work, also in a list that the service measures itself', () => {
    const physician = {
      resulttitle_t: 'Ana Ruiz, MD',
      resulturl_s: '/a',
      c_provider_locations_ids_sm: ['far', 'near'],
      _dist_: 32.2,
    };
    const km = new Map([
      ['far', 32.2],
      ['near', 1.2],
    ]);
    expect(adaptHit(physician, 'physician', km)?.miles).toBe(0.7);
    expect(adaptHit(physician, 'physician')?.miles).toBe(20);
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

  test('[A8] [B17] names shown on a card that nobody has translated are known as such', () => {
    const wire = searchWire.parse({
      response: {
        numFound: 1,
        docs: [
          {
            resulttitle_t: 'Amara Okafor, MD',
            resulturl_s: '/amara-okafor',
            c_specialties_sm: ['Cardiología', 'Sleep medicine'],
            c_untranslated_values_sm: ['Sleep medicine'],
          },
        ],
      },
    });
    const found = adaptResults(wire, { type: 'physician', facetFields: [], query: '' });
    expect(untranslatedIn(found, 'es-MX')).toEqual([textKey('Sleep medicine')]);
  });

  test('[A8] [B19] another name of a condition that nobody has translated is known as such', () => {
    const names = {
      resulttitle_t: 'Infarto',
      resulturl_s: '/infarto',
      c_specialty_synonyms_t: 'corazón roto¶Broken heart',
    };
    const wire = (untranslated: readonly string[]) =>
      searchWire.parse({ response: { numFound: 1, docs: [{ ...names, c_untranslated_sm: untranslated }] } });
    const asked = { type: 'condition', facetFields: [], query: 'broken heart' } as const;
    const own = adaptResults(wire([]), asked);
    expect(own.hits).toMatchObject([{ alsoCalled: 'Broken heart' }]);
    expect(untranslatedIn(own, 'es-MX')).toEqual([]);
    expect(untranslatedIn(adaptResults(wire(['c_specialty_synonyms_t']), asked), 'es-MX')).toEqual([
      textKey('Broken heart'),
    ]);
  });

  test('[B17] [F1] a trial says whether it takes people; nothing else does', () => {
    const document = { resulttitle_t: 'A trial', resulturl_s: '/trial', c_status_accrual_s: 'Opening soon' };
    expect(adaptHit(document, 'clinicalTrial')).toMatchObject({ trialStatus: 'soon' });
    expect(adaptHit(document, 'article')).toMatchObject({ trialStatus: null });
  });

  test('[B17] a trial says whom it takes, where and what it asks; a condition two specialties, a story its topic', () => {
    const document = {
      resulttitle_t: 'Sleep',
      resulturl_s: '/sleep',
      c_status_accrual_s: 'Opening soon',
      c_age_group_s: 'Adults only',
      c_study_place_s: 'At home',
      c_study_visits_s: '8 visits',
      c_study_costs_s: 'Parking is paid',
      c_visible_specialties_sm: ['Neurology', 'Psychiatry', 'Family Medicine'],
      c_channel_names_sm: ['Mind', 'Heart'],
    };
    const factsAs = (type: 'clinicalTrial' | 'condition' | 'article') => {
      const hit = adaptHit(document, type);
      return hit && 'facts' in hit ? hit.facts : [];
    };
    expect(factsAs('clinicalTrial')).toEqual(['Opening soon', 'Adults only', 'At home']);
    expect(adaptHit(document, 'clinicalTrial')).toMatchObject({
      asks: { visits: '8 visits', duration: '', costs: 'Parking is paid' },
    });
    expect(adaptHit(document, 'article')).toMatchObject({ asks: null });
    expect(factsAs('condition')).toEqual(['Neurology', 'Psychiatry']);
    expect(factsAs('article')).toEqual(['Mind']);
  });

  test.each([
    ['Acid burns. It is common. You may notice: pain, a cough.', ' Your plan may include: rest, pills.'],
    ['Acid burns. You may notice: pain. It goes away.', ''],
    ['يحرق الحمض. قد تلاحظ: ألمًا، سعالًا.', ' قد تشمل خطتك: الراحة.'],
    ['A. '.repeat(200).trim(), ''],
  ])('[B17] a condition tells no more than its first list: %.40s', (told, more) => {
    const document = { resulttitle_t: 'Reflux', resulturl_s: '/reflux', resultbody_t: told + more };
    expect(adaptHit(document, 'condition')).toMatchObject({ description: told });
  });

  test.each([
    ['We test a pill. Does it help?', ' You may be able to join if: you are 45, you sleep badly.'],
    ['We test a pill, half against half 1:1. It is new.', ' You may be able to join if: you are 45.'],
    ['نختبر قرصًا. هل ينفع؟', ' قد تستطيع المشاركة إذا: عمرك 45 سنة، تنام قليلًا.'],
    ['Adults: you are 45, you sleep badly. We test a pill.', ''],
    ['We test a pill for people with COPD', ''],
  ])('[B17] a study is told by its sentences, not by whom it takes: %.40s', (told, more) => {
    const document = { resulttitle_t: 'Pill', resulturl_s: '/pill', resultbody_t: told + more };
    expect(adaptHit(document, 'clinicalTrial')).toMatchObject({ description: told });
  });

  test('[B17] a place says of what kinds it is, each once', () => {
    const document = {
      resulttitle_t: 'Hyde Park',
      resulturl_s: '/hyde-park',
      c_location_types_sm: ['Hospital', 'Urgent care', 'Hospital'],
    };
    expect(adaptHit(document, 'location')).toMatchObject({ placeTypes: ['Hospital', 'Urgent care'] });
  });
});
