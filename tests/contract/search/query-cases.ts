import { list, type Parameter } from './client.ts';
import type { FixtureDocument } from './fixture.ts';

type QueryCase = {
  readonly title: string;
  readonly parameters: readonly Parameter[];
  readonly passes: (document: FixtureDocument) => boolean;
};

const has = (field: string, value: string) => (document: FixtureDocument) =>
  list(document, field).includes(value);
const physicians = (document: FixtureDocument) => has('c_searchsections_sm', 'Doctors')(document);
const english = (passes: (document: FixtureDocument) => boolean) => (document: FixtureDocument) =>
  document._language === 'en' && passes(document);
const physician = (q: string, ...more: readonly Parameter[]): readonly Parameter[] => [
  ['q', q],
  ['model', 'Physician'],
  ['language', 'en'],
  ['fq', '_language:"en"'],
  ...more,
];

const allWords: Parameter = ['mm', '100%'];

/** Queries, and what they find by a plain reading. */
export const queryCases: readonly QueryCase[] = [
  { title: 'everything of a model', parameters: physician('*:*'), passes: english(physicians) },
  {
    title: 'what one of several searches finds, each with its own words and limits',
    parameters: [
      ['q', 'neurology evanston'],
      ['model', 'All'],
      ['language', 'en'],
      ['fq', '_language:"en"'],
      ['mm', '1'],
      ['bq', '_uniqueid:("l1|en"^500 "p3|en"^40)'],
      ['fq', '{!bool should=$search0 should=$search1}'],
      ['search0', '{!bool filter=$search0f0 filter=$search0f1 must=$search0w}'],
      ['search0f0', 'c_searchsections_sm:"Doctors"'],
      ['search0f1', '{!tag=c_gender_s}c_gender_s:"Female"'],
      ['search0w', "{!edismax mm=100% bq='' pf='' v=$search0q}"],
      ['search0q', 'neurology'],
      ['search1', '{!bool filter=$search1f0 filter=$search1f1}'],
      ['search1f0', 'c_searchsections_sm:"Locations"'],
      ['search1f1', 'c_city_s:"Evanston"'],
    ],
    passes: english(
      (document) =>
        (physicians(document) &&
          document.c_gender_s === 'Female' &&
          has('c_visible_specialties_sm', 'Neurology')(document)) ||
        (has('c_searchsections_sm', 'Locations')(document) && document.c_city_s === 'Evanston'),
    ),
  },
  {
    title: 'a star is everything',
    parameters: [
      ['q', '*'],
      ['model', 'Location'],
    ],
    passes: has('c_searchsections_sm', 'Locations'),
  },
  {
    title: 'a word of a specialty',
    parameters: physician('neurology'),
    passes: english(has('c_visible_specialties_sm', 'Neurology')),
  },
  {
    title: 'a specialty of two words',
    parameters: physician('orthopaedic surgery'),
    passes: english(has('c_visible_specialties_sm', 'Orthopaedic Surgery')),
  },
  {
    title: 'letter case does not matter',
    parameters: physician('NEUROLOGY'),
    passes: english(has('c_visible_specialties_sm', 'Neurology')),
  },
  {
    title: 'the beginning of a word',
    parameters: physician('neurol*'),
    passes: english(has('c_visible_specialties_sm', 'Neurology')),
  },
  {
    title: 'a plural finds its singular',
    parameters: physician('hearts failures'),
    passes: english(has('c_visible_specialties_sm', 'Cardiology')),
  },
  // With articles, the ending of an object and its marks, joined particles; drawn out.
  ...'ربو|الربو|أمراض جلديه|طبيبا|طبيبًا|طَبِيبٌ|والطبيب|للطبيب|بالطبيب|وبالطبيب|وللطبيبة|طبيـــب'
    .split('|')
    .map((query) => ({
      title: `Arabic with and without article and endings: ${query}`,
      parameters: [
        ['q', query],
        ['model', 'Physician'],
        ['language', 'ar'],
        ['fq', '_language:"ar"'],
      ] satisfies readonly Parameter[],
      passes: (document: FixtureDocument) => document._language === 'ar',
    })),
  {
    title: 'stop words do not count',
    parameters: physician('the neurology of a'),
    passes: english(has('c_visible_specialties_sm', 'Neurology')),
  },
  {
    title: 'a possessive is its word',
    parameters: [
      ['q', "clinic's"],
      ['model', 'Location'],
    ],
    passes: has('c_searchsections_sm', 'Locations'),
  },
  { title: 'two words need both', parameters: physician('neurology Male', allWords), passes: () => false },
  {
    title: 'without more said, one of the words is enough',
    parameters: physician('neurology Male'),
    passes: english(has('c_visible_specialties_sm', 'Neurology')),
  },
  {
    title: 'a word of a text',
    parameters: physician('conditions'),
    passes: english((document) => String(document.resultbody_t).includes('conditions')),
  },
  { title: 'a number', parameters: physician('1999900007'), passes: has('npi_t', '1999900007') },
  {
    title: 'a hyphenated name by its parts',
    parameters: physician('nunez ohara'),
    passes: has('_uniqueid', 'p7|en'),
  },
  {
    title: 'a name with its title',
    parameters: physician('Noor Núñez-O’Hara, MD', allWords),
    passes: has('_uniqueid', 'p7|en'),
  },
  {
    title: 'words in quotes are neighbours',
    parameters: physician('"heart failure"'),
    passes: english(has('c_visible_specialties_sm', 'Cardiology')),
  },
  {
    title: 'words in quotes in the wrong order are none',
    parameters: physician('"failure heart"'),
    passes: () => false,
  },
  { title: 'what nobody wrote', parameters: physician('zzzzqqqq'), passes: () => false },
  // As the site sends what visitors type.
  ...[
    '\\-heart',
    '\\!heart \\- failure',
    'not heart',
    'heart\\/failure',
    '\\(heart\\) \\&\\& failure\\?',
  ].map((query) => ({
    title: `signs that stand for themselves: ${query}`,
    parameters: physician(query),
    passes: english(has('c_visible_specialties_sm', 'Cardiology')),
  })),
  {
    title: 'a city of a location',
    parameters: [
      ['q', 'evanston'],
      ['model', 'Location'],
    ],
    passes: has('c_city_s', 'Evanston'),
  },
  {
    title: 'a filter beside a query',
    parameters: physician('cardiology', ['fq', 'c_gender_s:"Female"']),
    passes: (document) =>
      has('c_visible_specialties_sm', 'Cardiology')(document) && document.c_gender_s === 'Female',
  },
  {
    title: 'suggestions: the words and again with a beginning',
    parameters: physician('neuro neuro*', ['mm', '-1']),
    passes: english(has('c_visible_specialties_sm', 'Neurology')),
  },
  {
    title: 'every word is needed when asked so',
    parameters: physician('heart conditions', ['mm', '100%']),
    passes: () => false,
  },
  {
    title: 'one word is enough when asked so',
    parameters: physician('heart conditions', ['mm', '1']),
    passes: english(physicians),
  },
  {
    title: 'Spanish words by their stems',
    parameters: [
      ['q', 'niño'],
      ['model', 'Physician'],
      ['language', 'es-MX'],
      ['fq', '_language:"es-MX"'],
    ],
    passes: has('_uniqueid', 'p0|es-MX'),
  },
];

type SortCase = {
  readonly title: string;
  readonly parameters: readonly Parameter[];
  readonly compare: (one: FixtureDocument, other: FixtureDocument) => number;
};

const numberOf = (field: string) => (document: FixtureDocument) => Number(document[field]);
const text = (field: string) => (document: FixtureDocument) => String(document[field] ?? '');

/** Documents that a boost lifts to the front. */
export const boostCase = {
  parameters: physician('*', ['bq', '_uniqueid:("p9|en"^5000 "p3|en"^9000)']),
  first: ['p3|en', 'p9|en'],
};

/** Orders, and how two neighbours compare by a plain reading. */
export const sortCases: readonly SortCase[] = [
  {
    title: 'by rating, best first',
    parameters: physician('*', ['sort', 'overallrating_tf desc']),
    compare: (a, b) => numberOf('overallrating_tf')(b) - numberOf('overallrating_tf')(a),
  },
  {
    title: 'by rating, worst first',
    parameters: physician('*', ['sort', 'overallrating_tf asc']),
    compare: (a, b) => numberOf('overallrating_tf')(a) - numberOf('overallrating_tf')(b),
  },
  {
    title: 'by last name',
    parameters: physician('*', ['sort', 'c_last_name_s asc']),
    compare: (a, b) => text('c_last_name_s')(a).localeCompare(text('c_last_name_s')(b)),
  },
  {
    title: 'by gender, then last name backwards',
    parameters: physician('*', ['sort', 'c_gender_s asc, c_last_name_s desc']),
    compare: (a, b) =>
      text('c_gender_s')(a).localeCompare(text('c_gender_s')(b)) ||
      text('c_last_name_s')(b).localeCompare(text('c_last_name_s')(a)),
  },
  {
    title: 'by next visit, those without one last',
    parameters: physician('*', ['sort', 'c_next_available_tdt asc']),
    compare: (a, b) =>
      (text('c_next_available_tdt')(a) || '9').localeCompare(text('c_next_available_tdt')(b) || '9'),
  },
  {
    title: 'documents without a value come last',
    parameters: [
      ['q', '*'],
      ['sort', 'overallrating_tf desc'],
    ],
    compare: (a, b) => Number(a.overallrating_tf === undefined) - Number(b.overallrating_tf === undefined),
  },
];
