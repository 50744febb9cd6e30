import { demoSearch, type Asked, type Indexed } from '#routes/testing/demo-search';

/**
 * Doctors, places, conditions and specialties of the demo site, asked for as a visitor does: by the search of a page,
 * with its ages, its sub-site and its rules about words. One doctor of ten stands for the others, and is asked for by
 * last name and in one of the other ways, in turn; so are one in three of a sub-site's doctors, of the conditions and of
 * the specialties. `SEARCH_SWEEP=all` asks for all of them in every way.
 */
const isWhole = process.env.SEARCH_SWEEP === 'all';
const oneOf = <Item>(count: number, all: readonly Item[]): readonly Item[] =>
  isWhole ? all : all.filter((_item, index) => index % count === 0);
// A busy machine takes long for a thousand searches.
jest.setTimeout(240_000);

let site: Awaited<ReturnType<typeof demoSearch>>;
let doctors: readonly Indexed[] = [];
let places: readonly Indexed[] = [];
beforeAll(async () => {
  site = await demoSearch(async () => ({
    search: (await import('@/pages/api/search')).default,
    datasourceOn: (await import('#cms/datasources')).datasourceOn,
  }));
  [doctors, places] = await Promise.all([site.indexed('Physician'), site.indexed('Location')]);
});
afterAll(() => site?.stop());

const physicianPage = { page: '/find-a-physician', type: 'physician' } as const;
const listOf = (document: Indexed, field: string) => [document[field] ?? []].flat().map(String);
const textOf = (document: Indexed, field: string) => listOf(document, field)[0] ?? '';
const nameOf = (doctor: Indexed) => textOf(doctor, 'resulttitle_t').split(',')[0] ?? '';
const idOf = (document: Indexed) => textOf(document, 'resultitemid_s');
const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');
/** As many as a small machine has cores. */
const atOnce = 2;

/** What each question finds; every question is asked once. */
async function found(asked: readonly Asked[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const queue = [...new Map(asked.map((one) => [keyOf(one), one]))];
  const answers = new Map<string, readonly string[]>();
  const ask = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [key, question] = next;
      answers.set(key, await idsOf(question));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return answers;
}

/** What stands on the page, and what stands there once a visitor takes the spelling that it offers. */
async function idsOf(question: Asked): Promise<readonly string[]> {
  const { hits, suggestion } = await site.find(question);
  const offered = suggestion === '' ? [] : (await site.find({ ...question, query: suggestion })).hits;
  return [...hits, ...offered].map(({ id }) => id);
}

const keyOf = ({ page, query, isMap = false }: Asked) => `${page}?query=${query}${isMap ? '&view=map' : ''}`;

/** The questions that do not find the doctor for whom they are asked. */
async function missing(
  those: readonly Indexed[],
  questionsOf: (doctor: Indexed) => readonly Asked[],
): Promise<readonly string[]> {
  const asked = those.map((doctor) => [doctor, questionsOf(doctor)] as const);
  const answers = await found(asked.flatMap(([, questions]) => questions));
  return asked.flatMap(([doctor, questions]) =>
    questions
      .filter((question) => !answers.get(keyOf(question))?.includes(idOf(doctor)))
      .map((question) => `${nameOf(doctor)}: ${keyOf(question)}`),
  );
}

/** A letter of the last name is left out; of six, two change places. In five, a slip makes other words: bone. */
function withSlip(doctor: Indexed): string {
  const name = textOf(doctor, 'c_last_name_s').split(/[\s-]/).at(-1) ?? '';
  if (name.length < 6) return name;
  const [third = '', fourth = ''] = name.slice(2, 4);
  return `${name.slice(0, 2)}${name.length < 7 ? fourth : ''}${third}${name.slice(4)}`;
}
const otherWays: readonly ((doctor: Indexed) => string)[] = [
  nameOf,
  withSlip,
  (doctor) => textOf(doctor, 'npi_t'),
  (doctor) => textOf(doctor, 'phone_number_t'),
];

test('[B24] [B10] doctors are found by last name, full name, a slip in it, NPI and telephone', async () => {
  expect(doctors.length).toBeGreaterThanOrEqual(240);
  const asked = oneOf(10, doctors);
  const turnOf = new Map(asked.map((doctor, turn) => [doctor, turn % otherWays.length]));
  const questionsOf = (doctor: Indexed) =>
    [
      textOf(doctor, 'c_last_name_s'),
      ...otherWays.filter((_way, turn) => isWhole || turn === turnOf.get(doctor)).map((way) => way(doctor)),
      // Many share the number of a desk: all of them are on the pages of the answer.
    ].map((query) => ({ ...physicianPage, query, isMap: /^\d{3}-/.test(query) }));
  expect(await missing(asked, questionsOf)).toEqual([]);
});

test('[B24] each doctor is found by each of their specialties and places, and by the number of each place', async () => {
  const phoneOf = new Map(places.map((place) => [idOf(place), textOf(place, 'phone_number_t')]));
  const questionsOf = (doctor: Indexed) =>
    [
      ...listOf(doctor, 'c_visible_specialties_sm'),
      ...listOf(doctor, 'c_provider_locations_sm'),
      ...listOf(doctor, 'c_provider_locations_ids_sm').map((id) => digitsOf(phoneOf.get(id) ?? '')),
    ].map((query) => ({ ...physicianPage, query, isMap: true }));
  expect(await missing(doctors, questionsOf)).toEqual([]);
});

test.each(['comer', 'cancer'])('[B24] [B5] the search of /%s finds its doctors', async (subsite) => {
  const own = doctors.filter((doctor) => listOf(doctor, 'searchsubsites_sm').includes(subsite));
  expect(own.length).toBeGreaterThan(10);
  const questionsOf = (doctor: Indexed) =>
    [textOf(doctor, 'c_last_name_s'), ...(isWhole ? [nameOf(doctor)] : [])].map((query) => ({
      page: `/${subsite}/find-a-physician`,
      type: 'physician' as const,
      query,
      subsite,
    }));
  expect(await missing(oneOf(3, own), questionsOf)).toEqual([]);
});

test('[B18] conditions are on the first page for their titles with “symptoms”', async () => {
  const conditions = await site.indexed('Condition');
  expect(conditions.length).toBeGreaterThanOrEqual(169);
  const asked = oneOf(3, conditions);
  const questionOf = (one: Indexed) =>
    ({
      page: '/conditions-services',
      type: 'condition',
      query: `${textOf(one, 'resulttitle_t')} symptoms`,
    }) as const;
  const answers = await found(asked.map(questionOf));
  const missed = asked.filter((one) => !answers.get(keyOf(questionOf(one)))?.includes(idOf(one)));
  expect(missed.map((one) => textOf(one, 'resulttitle_t'))).toEqual([]);
});

test('[B18] [B28] specialties with “medicare” find doctors of them who take it, eight for children among them', async () => {
  const specialties = new Set(doctors.flatMap((doctor) => listOf(doctor, 'c_visible_specialties_sm')));
  const forChildren = [...specialties].filter((name) => /^(?:pediatric|child|neonat)/i.test(name));
  expect(forChildren.length).toBeGreaterThanOrEqual(8);
  // Whoever asks is new until they say otherwise, and those who take nobody new stand last.
  const all = doctors.filter((doctor) => listOf(doctor, 'c_insurance_sm').includes('Medicare'));
  const takers = all.filter((doctor) => textOf(doctor, 'c_accepting_new_patients_b') === 'true');
  const seesAdults = (doctor: Indexed) => listOf(doctor, 'c_patient_ages_sm').includes('Adult');
  // Where nobody of a specialty takes it and new patients, those who treat the same and do, or those of the specialty who take
  // it, whose cards say that they take nobody new. Adults are who is asked for unless said.
  const wanted = new Map(
    [...specialties].map((name) => {
      const own = takers.filter(
        (one) =>
          listOf(one, 'c_visible_specialties_sm').includes(name) &&
          (forChildren.includes(name) || seesAdults(one)),
      );
      const closed = all.filter((one) => listOf(one, 'c_visible_specialties_sm').includes(name));
      return [name, new Set((own.length > 0 ? own : [...takers, ...closed]).map(idOf))];
    }),
  );
  const questionOf = (name: string) => ({ ...physicianPage, query: `${name} medicare` });
  // Each of those for children: a rule about ages once hid most of their doctors.
  const asked = [...new Set([...forChildren, ...oneOf(3, [...specialties])])];
  const answers = await found(asked.map(questionOf));
  const missed = asked.filter(
    (name) => !answers.get(keyOf(questionOf(name)))?.some((id) => wanted.get(name)?.has(id)),
  );
  expect(missed).toEqual([]);
});

test('[B1] [B7] the list over all types begins with doctors of many specialties where nothing is asked', async () => {
  const { hits, total } = await site.find({ page: '/search', type: 'all', query: '' });
  expect(total).toBeGreaterThan(400);
  const specialties = hits.map((hit) => (hit.type === 'physician' ? hit.specialties[0] : hit.type));
  expect(new Set(specialties).size).toBeGreaterThanOrEqual(6);
});

test('[B15] [B17] a doctor is as near in the list over all types as on the doctors’ own page, there first', async () => {
  const query = 'doctor for high blood sugar near oak park';
  const near = async (asked: Asked) => {
    const { hits } = await site.find({ ...asked, isMap: true });
    return new Map(
      hits.flatMap((hit) =>
        hit.type === 'physician' ? [[hit.id, { miles: hit.miles, place: hit.locations[0] }] as const] : [],
      ),
    );
  };
  const own = await near({ ...physicianPage, query });
  const all = await near({ page: '/search', type: 'all', query });
  expect(all.size).toBeGreaterThan(5);
  for (const [id, place] of all) expect(own.get(id)).toEqual(place);
});

test('[B16] [B28] near a place named in the words, doctors of the specialty come first, the nearest of them before the others', async () => {
  const { hits, near } = await site.find({
    ...physicianPage,
    query: 'female gynecologist downtown',
    isMap: true,
  });
  expect(near?.isFound).toBe(true);
  const shown = hits.flatMap((hit) => (hit.type === 'physician' ? [hit] : []));
  const isOfIt = shown.map(({ specialties }) => specialties.includes('Obstetrics and Gynecology'));
  const count = isOfIt.filter(Boolean).length;
  expect(count).toBeGreaterThan(2);
  expect(shown.length).toBeGreaterThan(count);
  expect(isOfIt.slice(0, count)).not.toContain(false);
  const miles = shown.map((hit) => hit.miles ?? Infinity);
  for (const part of [miles.slice(0, count), miles.slice(count)])
    expect(part).toEqual(part.toSorted((one, other) => one - other));
});

test('[B24] whoever looks for parking finds places that have it, not parks', async () => {
  const { hits } = await site.find({ page: '/find-a-location', type: 'location', query: 'parking' });
  const withParking = places.filter((place) => textOf(place, 'c_free_or_discount_parking_s') !== '');
  expect(hits.length).toBeGreaterThan(0);
  for (const { id } of hits) expect(withParking.map(idOf)).toContain(id);
  const parks = await site.find({ page: '/find-a-location', type: 'location', query: 'oak park' });
  expect(parks.hits[0]?.title).toMatch(/Oak Park/);
});
