import type { ContentItem, ContentStore } from '../../content/store.ts';
import { nameKey, pathOf } from '../names.ts';

/** Finds the item that the site has for a name of the directory. */
export type FindItem = (name: string) => string | undefined;

/** The items of the site that a directory's words can mean. */
export type SiteNames = {
  readonly specialty: FindItem;
  readonly service: FindItem;
  readonly language: FindItem;
  readonly gender: FindItem;
  readonly placeType: FindItem;
};

/** Words of FHIR's codes, and everyday ones, for the tags of places. */
const placeTypes: Readonly<Record<string, string>> = {
  hosp: 'hospital',
  'acute care hospitals': 'hospital',
  'critical access hospitals': 'hospital',
  outpht: 'clinic',
  'outpatient clinic': 'clinic',
  outpatient: 'clinic',
  'outpatient health': 'clinic',
  'outpatient facility': 'clinic',
  uc: 'urgent care',
  'urgent care center': 'urgent care',
  pedc: 'children s clinic',
};

/** Specialties as the list of the NUCC names them, where the site's own name is another one. */
const nuccSpecialties: Readonly<Record<string, string>> = {
  'allergy immunology': 'allergy and immunology',
  'cardiovascular disease': 'cardiology',
  'endocrinology diabetes metabolism': 'endocrinology',
  'general practice': 'family medicine',
  'geriatric medicine': 'geriatrics',
  'hematology oncology': 'oncology',
  'infectious disease': 'infectious diseases',
  'medical oncology': 'oncology',
  'neurological surgery': 'neurosurgery',
  'obstetrics gynecology': 'obstetrics and gynecology',
  'physical medicine rehabilitation': 'physical medicine and rehabilitation',
  podiatrist: 'podiatry',
  'pulmonary disease': 'pulmonary medicine',
  surgery: 'general surgery',
  'thoracic surgery cardiothoracic vascular surgery': 'cardiac surgery',
};

/** BCP 47 codes of the languages that physicians speak; FHIR names a language by code. */
const languageCodes: Readonly<Record<string, string>> = {
  en: 'english',
  es: 'spanish',
  pl: 'polish',
  ar: 'arabic',
  zh: 'mandarin',
  cmn: 'mandarin',
  hi: 'hindi',
  fr: 'french',
  pt: 'portuguese',
  tl: 'tagalog',
  fil: 'tagalog',
  ur: 'urdu',
  ase: 'american sign language',
};

/**
 * Reads which specialties, services, languages and types of places the content has, with their names in every language.
 * @requirement D2 E1
 */
export function siteNames(content: ContentStore): SiteNames {
  const folder = (path: string) => content.children(`${content.rootPath}/data/tags/${path}`);
  const specialty = finder(content, content.byTemplate('Specialty'), [
    'tagDisplayName',
    'layName',
    'synonyms',
  ]);
  const ofNucc = (name: string) => {
    const known = nameKey(name).replace(/ physician$/, '');
    return specialty(known) ?? specialty(nuccSpecialties[known] ?? '');
  };
  const language = finder(content, folder('languages'), ['tagDisplayName']);
  const placeType = finder(content, folder('location-types'), ['tagDisplayName']);
  const gender = finder(content, folder('genders'), ['tagDisplayName']);
  return {
    specialty: (name) => specialty(name) ?? ofNucc(name),
    service: finder(content, content.byTemplate('Condition Details'), ['headlineText', 'synonyms']),
    language: (name) =>
      language(name) ?? language(languageCodes[name.toLowerCase().split('-')[0] ?? ''] ?? ''),
    placeType: (name) => placeType(name) ?? placeType(placeTypes[nameKey(name)] ?? ''),
    gender: (name) =>
      gender({ m: 'male', f: 'female', other: 'nonbinary', x: 'nonbinary' }[name.toLowerCase()] ?? name),
  };
}

function finder(content: ContentStore, items: Iterable<ContentItem>, fields: readonly string[]): FindItem {
  const paths = new Map<string, string>();
  // A name of an item's own counts before another item's synonym.
  const named = [...items].flatMap((item) =>
    content.languages.flatMap((language) => [
      { item, rank: 0, text: item.name },
      { item, rank: 0, text: item.displayName(language) },
      ...fields.flatMap((field, index) => {
        const value = item.field(field, language);
        const lines = typeof value === 'string' ? value.split('\n') : [];
        return lines.map((text) => ({ item, rank: index + 1, text }));
      }),
    ]),
  );
  for (const { item, text } of named.sort((one, other) => one.rank - other.rank)) {
    const key = nameKey(text);
    if (key !== '' && !paths.has(key)) paths.set(key, pathOf(content, item));
  }
  return (name) => paths.get(nameKey(name));
}
