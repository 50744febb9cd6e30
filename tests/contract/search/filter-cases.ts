import { list } from './client.ts';
import { visitOf, type FixtureDocument } from './fixture.ts';

/** Filters, and the documents that pass them by a plain reading. */
export const filterCases: readonly (readonly [
  filter: string,
  passes: (document: FixtureDocument) => boolean,
])[] = [
  ['c_gender_s:"Female"', (document) => document.c_gender_s === 'Female'],
  ['-c_gender_s:"Female"', (document) => document.c_gender_s !== 'Female'],
  [
    'c_visible_specialties_sm:("Cardiology" OR "Neurology")',
    (document) =>
      list(document, 'c_visible_specialties_sm').some((value) => ['Cardiology', 'Neurology'].includes(value)),
  ],
  [
    'c_visible_specialties_sm:"Sports \\"Medicine\\""',
    (document) => list(document, 'c_visible_specialties_sm').includes('Sports "Medicine"'),
  ],
  [
    'c_gender_s:"Female" AND c_accepting_new_patients_b:true',
    (document) => document.c_gender_s === 'Female' && document.c_accepting_new_patients_b === true,
  ],
  [
    'c_gender_s:"Female" AND -c_accepting_new_patients_b:true',
    (document) => document.c_gender_s === 'Female' && document.c_accepting_new_patients_b !== true,
  ],
  ['overallrating_tf:[4 TO *]', (document) => Number(document.overallrating_tf ?? 0) >= 4],
  [
    'overallrating_tf:{4 TO 4.5]',
    (document) => Number(document.overallrating_tf ?? 0) > 4 && Number(document.overallrating_tf) <= 4.5,
  ],
  ['c_city_s:[* TO *]', (document) => document.c_city_s !== undefined],
  ['c_city_s:Chi*', (document) => String(document.c_city_s ?? '').startsWith('Chi')],
  ['_language:"es-MX"', (document) => document._language === 'es-MX'],
  ['c_city_s:"Nowhere"', () => false],
  ['*:*', () => true],

  ['c_gender_s:Female', (document) => document.c_gender_s === 'Female'],
  ['c_gender_s:("Female")', (document) => document.c_gender_s === 'Female'],
  ['c_gender_s:(Female OR Male)', (document) => document.c_gender_s !== undefined],
  ['c_gender_s:(Female AND Male)', () => false],
  ['c_gender_s:(Female Male)', (document) => document.c_gender_s !== undefined],
  [
    '+c_gender_s:Female +c_accepting_new_patients_b:true',
    (document) => document.c_gender_s === 'Female' && document.c_accepting_new_patients_b === true,
  ],
  ['+c_gender_s:Female c_accepting_new_patients_b:true', (document) => document.c_gender_s === 'Female'],
  [
    'c_gender_s:Female -c_accepting_new_patients_b:true',
    (document) => document.c_gender_s === 'Female' && document.c_accepting_new_patients_b !== true,
  ],
  [
    'c_gender_s:Female NOT c_accepting_new_patients_b:true',
    (document) => document.c_gender_s === 'Female' && document.c_accepting_new_patients_b !== true,
  ],
  [
    'c_gender_s:Female && c_accepting_new_patients_b:true',
    (document) => document.c_gender_s === 'Female' && document.c_accepting_new_patients_b === true,
  ],
  [
    'c_gender_s:Female || c_city_s:Chicago',
    (document) => document.c_gender_s === 'Female' || document.c_city_s === 'Chicago',
  ],
  ['!c_gender_s:Female', (document) => document.c_gender_s !== 'Female'],
  ['NOT c_gender_s:Female', (document) => document.c_gender_s !== 'Female'],
  ['-c_gender_s:[* TO *]', (document) => document.c_gender_s === undefined],
  ['c_gender_s:*', (document) => document.c_gender_s !== undefined],
  [
    'c_visible_specialties_sm:"Cardiology" AND c_visible_specialties_sm:"Sports \\"Medicine\\""',
    (document) =>
      list(document, 'c_visible_specialties_sm').includes('Cardiology') &&
      list(document, 'c_visible_specialties_sm').includes('Sports "Medicine"'),
  ],
  ['c_visible_specialties_sm:"cardiology"', () => false],
  [
    'c_visible_specialties_sm:Card*',
    (document) => list(document, 'c_visible_specialties_sm').includes('Cardiology'),
  ],
  [
    'c_visible_specialties_sm:?ardiology',
    (document) => list(document, 'c_visible_specialties_sm').includes('Cardiology'),
  ],
  [
    'c_visible_specialties_sm:"Orthopaedic Surgery"',
    (document) => list(document, 'c_visible_specialties_sm').includes('Orthopaedic Surgery'),
  ],
  [
    '(c_gender_s:Female AND c_accepting_new_patients_b:true) OR c_city_s:"Evanston"',
    (document) =>
      (document.c_gender_s === 'Female' && document.c_accepting_new_patients_b === true) ||
      document.c_city_s === 'Evanston',
  ],
  [
    'c_gender_s:Female AND (c_accepting_new_patients_b:false OR overallrating_tf:[4.5 TO *])',
    (document) =>
      document.c_gender_s === 'Female' &&
      (document.c_accepting_new_patients_b === false || Number(document.overallrating_tf ?? 0) >= 4.5),
  ],
  ['c_accepting_new_patients_b:true', (document) => document.c_accepting_new_patients_b === true],
  ['c_accepting_new_patients_b:"false"', (document) => document.c_accepting_new_patients_b === false],
  [
    'overallrating_tf:[3 TO 3.5]',
    (document) => document.overallrating_tf !== undefined && Number(document.overallrating_tf) <= 3.5,
  ],
  [
    'overallrating_tf:[* TO 3.5}',
    (document) => document.overallrating_tf !== undefined && Number(document.overallrating_tf) < 3.5,
  ],
  ['overallrating_tf:4', (document) => document.overallrating_tf === 4],
  [
    'c_last_name_s:[L40 TO L60]',
    (document) =>
      String(document.c_last_name_s ?? '') >= 'L40' && String(document.c_last_name_s ?? '') <= 'L60',
  ],
  [
    'c_last_name_s:{L40 TO L60}',
    (document) =>
      String(document.c_last_name_s ?? '') > 'L40' &&
      String(document.c_last_name_s ?? '') < 'L60' &&
      document.c_last_name_s !== undefined,
  ],
  [
    '_uniqueid:("p1|en" OR "p2|en" OR "nothing")',
    (document) => ['p1|en', 'p2|en'].includes(document._uniqueid),
  ],
  ['{!tag=x}c_gender_s:"Female"', (document) => document.c_gender_s === 'Female'],
  [
    'resulturl_s:"/find-a-physician/physician/p5"',
    (document) => document.resulturl_s === '/find-a-physician/physician/p5',
  ],
  [
    'c_next_available_tdt:[2026-11-22T00:00:00Z TO 2026-11-29T06:00:00Z}',
    ({ c_next_available_tdt: next }) =>
      next !== undefined && next >= '2026-11-22T00:00:00Z' && next < '2026-11-29T06:00:00Z',
  ],
  [
    // The same instants in other words, and the ends are the visit of one physician itself.
    `c_next_available_tdt:[${visitOf(1).replace('Z', '.000Z')} TO ${visitOf(1)}]`,
    ({ c_next_available_tdt: next }) => next === visitOf(1),
  ],
  [`c_next_available_tdt:{${visitOf(1)} TO ${visitOf(1)}]`, () => false],
  [
    'c_next_available_tdt:[2026-12-01T00:00:00Z TO *]',
    ({ c_next_available_tdt: next }) => next !== undefined && next >= '2026-12-01T00:00:00Z',
  ],
  [
    'c_next_available_tdt:[* TO 2026-11-24T00:00:00Z}',
    ({ c_next_available_tdt: next }) => next !== undefined && next < '2026-11-24T00:00:00Z',
  ],
  ['c_next_available_tdt:[* TO *]', ({ c_next_available_tdt: next }) => next !== undefined],
  ['-c_next_available_tdt:[* TO *]', ({ c_next_available_tdt: next }) => next === undefined],
  [
    '{!tag=c_next_available_tdt}c_next_available_tdt:[2026-11-21T00:00:00Z TO 2026-11-25T06:00:00Z}',
    ({ c_next_available_tdt: next }) => next !== undefined && next < '2026-11-25T06:00:00Z',
  ],
  ['nothing_s:"x"', () => false],
  ['-nothing_s:"x"', () => true],
  ['resulttitle_t:clinic', (document) => String(document.resulttitle_t).startsWith('Clinic')],
  ['resultbody_t:"heart failure"', (document) => String(document.resultbody_t).includes('heart failure')],
  ['resultbody_t:"failure heart"', () => false],
  ['resulttitle_t:CLIN*', (document) => String(document.resulttitle_t).startsWith('Clinic')],
  ['resultbody_t:الربو', (document) => document._language === 'ar'],
  // Negations alone stand for all the others only where they are the whole filter.
  ['(-c_gender_s:Female)', (document) => document.c_gender_s !== 'Female'],
  ['c_gender_s:Male AND (-c_accepting_new_patients_b:true)', () => false],
  ['c_gender_s:Male OR (-c_gender_s:Female)', (document) => document.c_gender_s === 'Male'],
  ['-(-c_gender_s:Female)', () => true],
  ['(c_gender_s:Male)^2', (document) => document.c_gender_s === 'Male'],
  // Values of a kind in other words.
  ['overallrating_tf:4.0', (document) => document.overallrating_tf === 4],
  ['c_accepting_new_patients_b:True', (document) => document.c_accepting_new_patients_b === true],
  ['c_accepting_new_patients_b:no', (document) => document.c_accepting_new_patients_b === false],
  [
    `c_next_available_tdt:"${visitOf(1).replace('Z', '.000Z')}"`,
    ({ c_next_available_tdt: next }) => next === visitOf(1),
  ],
  ['c_city_s:Chi\\*', () => false],
  ['c_city_s:ORée', () => false],
  [
    'c_visible_specialties_sm:["Orthopaedic A" TO "Orthopaedic T"]',
    (document) => list(document, 'c_visible_specialties_sm').includes('Orthopaedic Surgery'),
  ],
  ['npi_t:1999900005', (document) => document.npi_t === '1999900005'],
  // Parsers by name.
  ['{!lucene}c_gender_s:"Female"', (document) => document.c_gender_s === 'Female'],
  [
    '{!term f=c_visible_specialties_sm}Orthopaedic Surgery',
    (document) => list(document, 'c_visible_specialties_sm').includes('Orthopaedic Surgery'),
  ],
  ["{!term f=c_city_s v='Chicago'}", (document) => document.c_city_s === 'Chicago'],
  ['{!tag=x}{!term f=c_city_s}Chicago', (document) => document.c_city_s === 'Chicago'],
  ['{!term f=overallrating_tf}4', (document) => document.overallrating_tf === 4],
  ['{!term f=c_accepting_new_patients_b}true', (document) => document.c_accepting_new_patients_b === true],
  [
    '{!terms f=c_city_s}Chicago,Evanston, Nowhere',
    (document) => ['Chicago', 'Evanston'].includes(String(document.c_city_s)),
  ],
  [
    '{!terms f=_uniqueid separator=" "}p1|en p2|en',
    (document) => ['p1|en', 'p2|en'].includes(document._uniqueid),
  ],
  ['{!bbox sfield=coordinate_rpt pt=41.9,-87.9 d=24}', inBox],
  [
    '{!geofilt sfield=coordinate_rpt pt=41.9,-87.9 d=24}',
    (document) => inBox(document) && isInCircle(document),
  ],
  [
    '{!edismax qf=specialties_txt mm=100% v="orthopaedic surgery"}',
    (document) => list(document, 'c_visible_specialties_sm').includes('Orthopaedic Surgery'),
  ],
  // Several queries as one.
  [
    '{!bool must=c_gender_s:Female must_not=c_accepting_new_patients_b:true}',
    (document) => document.c_gender_s === 'Female' && document.c_accepting_new_patients_b !== true,
  ],
  [
    "{!bool should='{!bool filter=c_gender_s:Female filter=c_accepting_new_patients_b:true}' should=c_city_s:Evanston}",
    (document) =>
      (document.c_gender_s === 'Female' && document.c_accepting_new_patients_b === true) ||
      document.c_city_s === 'Evanston',
  ],
  [
    '{!bool filter=c_gender_s:Female must=\'{!edismax qf=specialties_txt mm=100% bq="" pf="" v=neurology}\' should=c_city_s:Evanston}',
    (document) =>
      document.c_gender_s === 'Female' && list(document, 'c_visible_specialties_sm').includes('Neurology'),
  ],
  // Date maths.
  [
    'c_next_available_tdt:[2026-11-22T15:04:05Z/DAY TO 2026-11-22T00:00:00Z+7DAYS}',
    ({ c_next_available_tdt: next }) =>
      next !== undefined && next >= '2026-11-22T00:00:00Z' && next < '2026-11-29T00:00:00Z',
  ],
  [
    'c_next_available_tdt:[2026-10-31T00:00:00Z+1MONTH/MONTH+20DAYS+12HOURS TO *]',
    ({ c_next_available_tdt: next }) => next !== undefined && next >= '2026-11-21T12:00:00Z',
  ],
  ['c_next_available_tdt:[NOW-50YEARS TO NOW/DAY+50YEARS]', (document) => 'c_next_available_tdt' in document],
  ['c_next_available_tdt:[* TO NOW-50YEARS]', () => false],
];

const kmPerDegree = 111.195;
const centre = { latitude: 41.9, longitude: -87.9 };

function awayFrom(document: FixtureDocument): readonly [north: number, east: number] {
  const [latitude = 0, longitude = 0] = String(document.coordinate_rpt ?? '0,0')
    .split(',')
    .map(Number);
  return [
    Math.abs(latitude - centre.latitude) * kmPerDegree,
    Math.abs(longitude - centre.longitude) * kmPerDegree * Math.cos((centre.latitude * Math.PI) / 180),
  ];
}

function inBox(document: FixtureDocument): boolean {
  return awayFrom(document).every((km) => km <= 24);
}

function isInCircle(document: FixtureDocument): boolean {
  return Math.hypot(...awayFrom(document)) <= 24;
}
