/** Physicians made up from a fixed seed, for benchmarks: as long and as various as a large centre's. */
export const words = (
  'cardiology heart knee asthma diabetes cancer stroke allergy migraine pregnancy surgery pediatric spine kidney liver ' +
  'thyroid anxiety depression fracture sleep vaccine screening rehabilitation arthritis hypertension lupus anemia eczema ' +
  'glaucoma epilepsy hernia infusion transplant nutrition wellness imaging therapy robotic minimally invasive chronic'
).split(' ');

const first =
  'Ada Noor Luis Mei Omar Ines Theo Zora Ravi Hana Ivan Lena Paul Rosa Sven Tara Umar Vera Wren Yara'.split(
    ' ',
  );
const last =
  'Abara Bello Castro Diaz Ellis Fontaine Gupta Haddad Ito Jansen Kaplan Lopez Moreau Nowak Okafor Perez'.split(
    ' ',
  );
const languages = ['English', 'Spanish', 'Arabic', 'Polish', 'Mandarin', 'Hindi'];
const insurances = Array.from({ length: 30 }, (_unused, number) => `Plan ${number + 1}`);
const cities = ['Chicago', 'Evanston', 'Naperville', 'Oak Park', 'Joliet', 'Gary'];

/** Numbers from 0 to 1 that look random and are the same each time. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The documents with the numbers from `from` up to `to`. */
export function documentsFor(from, to) {
  return Array.from({ length: to - from }, (_unused, at) => documentOf(from + at));
}

function documentOf(number) {
  const random = randomFrom(number + 1);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const some = (list, count) => [...new Set(Array.from({ length: count }, () => pick(list)))];
  const specialty = pick(words);
  return {
    _uniqueid: `d${number}|en`,
    _language: 'en',
    resulttitle_t: `${pick(first)} ${pick(last)}${number % 97}, MD`,
    resultbody_t: Array.from({ length: 60 }, () => pick(words)).join(' '),
    resulturl_s: `/find-a-physician/physician/d${number}`,
    c_searchsections_sm: ['Doctors'],
    c_visible_specialties_sm: [specialty, pick(words)],
    c_specialty_synonyms_t: pick(words),
    c_provider_locations_sm: some(cities, 2).map((city) => `Calder ${city} ${number % 40}`),
    c_languages_sm: some(languages, 2),
    c_insurance_sm: some(insurances, 8),
    c_gender_s: pick(['Female', 'Male']),
    c_patient_ages_sm: some(['Adults', 'Children'], 2),
    c_provider_type_s: pick(['Physician', 'Nurse']),
    searchsubsites_sm: ['main'],
    c_city_s: pick(cities),
    npi_t: String(1_900_000_000 + number),
    coordinate_rpt: `${(41.5 + random()).toFixed(5)},${(-88 + random()).toFixed(5)}`,
  };
}
