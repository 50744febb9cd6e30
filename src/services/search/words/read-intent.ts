import type { SearchFilter } from '@/contracts/search';
import { latinDigits } from '@/lib/digits';
import { fold } from '@/lib/fold';
import { childAge } from '@/domain/search/child-age';
import { initialValueOf, patientAgesField } from '@/domain/search/filters';
import type { SearchState } from '@/domain/search/search-url';
import { placeFilter } from '#services/search/fields';
import { openNowField } from '#services/search/open-now';
import { languageNames } from '#services/search/words/language-names';
import { readPlace } from '#services/search/words/read-place';
import { namesIn, withAnyMarks } from '#services/search/words/value-names';
import { take, tidy, type Reading } from '#services/search/words/reading';
import type { IntentWords } from '#services/search/words/intent-words';
import { intentWords } from '#services/search/words/words';

const walkInField = 'c_walk_in_b';

/** Values that the index has in a field, in the language of the page. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

/** Fields whose values a visitor may name in a sentence. */
export const namedFields = {
  language: 'c_languages_sm',
  insurance: 'c_insurance_sm',
  gender: 'c_gender_s',
  openDay: 'c_open_days_sm',
};

/** What only places have: hours, and whether people come without an appointment. @requirement B28 E7 */
export const hoursFields: readonly string[] = [openNowField, namedFields.openDay, walkInField];

const acceptingField = 'c_accepting_new_patients_b';
const noValues: readonly string[] = [];

/** The index's words for women and men, in every language that a site may have. */
const genders = {
  female: new Set(['female', 'woman', 'mujer', 'femenino', 'أنثى']),
  male: new Set(['male', 'man', 'hombre', 'masculino', 'ذكر']),
};

/**
 * Reads a visitor's sentence by rules: "spanish speaking heart doctor near 60637" is "heart doctor" with a filter for
 * Spanish and a place. Only what the search offers as a filter is read, and nothing that the visitor already chose.
 * @returns the search that the words stand for, or undefined when there is nothing to read in them
 * @requirement B28
 */
export function readIntent(
  state: SearchState,
  from: {
    readonly offered: readonly SearchFilter[];
    readonly vocabulary: Vocabulary;
    readonly language: string;
    /** Whether a name that may be another word or a person is a place: nobody is found by it. */
    readonly isOnlyPlace?: boolean;
    /** Whether the search is over all types: each of them reads the words in its own way. */
    readonly isEverything?: boolean;
  },
): SearchState | undefined {
  const { offered, vocabulary, language, isOnlyPlace = false, isEverything = false } = from;
  const isFree = (field: string) =>
    offered.some((filter) => filter.field === field) && !state.filters.some((one) => one.field === field);
  const takesPlace = offered.some(({ kind }) => kind === 'distance') && state.distance === '';
  const reading: Reading = {
    rest: latinDigits(tidy(state.query)),
    filters: [],
    distance: '',
    radius: null,
  };

  const hasDoctors = isEverything || offered.some(({ field }) => field === acceptingField);
  const ages = offered.find(({ field }) => field === patientAgesField);
  const hasHours = isEverything || offered.some(({ field }) => field === openNowField);
  let isLeftOut = false;
  const known = intentWords(language);
  // The place comes last: it takes whatever stands at the end.
  for (const words of known) {
    readBox(reading, { field: openNowField, pattern: words.openNow, isFree });
    readBox(reading, { field: walkInField, pattern: words.walkIn, isFree });
    readNamed(reading, { field: namedFields.openDay, frames: words.openOn, vocabulary, isFree });
    readNamed(reading, { field: namedFields.language, frames: words.speaking, vocabulary, isFree });
    readNamed(reading, { field: namedFields.insurance, frames: words.insured, vocabulary, isFree });
    readGender(reading, { words, values: vocabulary.get(namedFields.gender) ?? [], isFree });
    readBox(reading, { field: 'c_telehealth_b', pattern: words.telehealth, isFree });
    readBox(reading, { field: acceptingField, pattern: words.acceptingNew, isFree });
    if (!hasHours && leaveOut(reading, words.openNow)) isLeftOut = true;
    if (!hasDoctors && leaveDoctor(reading, words)) isLeftOut = true;
    readBox(reading, { field: 'c_provider_has_online_scheduling_b', pattern: words.online, isFree });
    if (ages) readAge(reading, { words, ages, isFree });
    else if (!isEverything && leaveOut(reading, words.ageOfChild)) isLeftOut = true;
  }
  if (takesPlace) readPlace(reading, { known, locations: vocabulary.get(placeFilter) ?? [], isOnlyPlace });
  if (reading.filters.length > 0 || reading.distance !== '' || reading.rest !== state.query)
    for (const { filler } of known) reading.rest = tidy(reading.rest.replace(filler, ' '));
  const isRead = reading.filters.length > 0 || reading.distance !== '';
  if (isRead && known.some(({ anything }) => anything.test(reading.rest))) reading.rest = '';
  if (!isRead && !isLeftOut && !hasOwnPlace(state.query, language)) return undefined;
  return {
    ...state,
    query: reading.rest,
    filters: [...state.filters, ...reading.filters],
    ...(reading.distance ? { distance: reading.distance, radius: state.radius ?? reading.radius } : {}),
  };
}

function hasOwnPlace(query: string, language: string): boolean {
  return intentWords(language).some(({ nearMe }) => nearMe.test(query));
}

/** As `take`, with a pattern of bare letters, whatever marks the visitor writes with them. */
function takeMarked(reading: Reading, pattern: RegExp): boolean {
  reading.rest = reading.rest.normalize('NFD');
  const isTaken = take(reading, pattern) !== undefined;
  reading.rest = reading.rest.normalize('NFC');
  return isTaken;
}

type Rule = { readonly field: string; readonly isFree: (field: string) => boolean };

/** A value of the index between words that say what it is for; the whole name of an insurance plan says so itself. */
function readNamed(
  reading: Reading,
  {
    field,
    frames,
    vocabulary,
    isFree,
  }: Rule & { readonly frames: readonly string[]; readonly vocabulary: Vocabulary },
): void {
  if (!isFree(field)) return;
  const said = fold(reading.rest);
  const named = field === namedFields.language ? languageNames : namesIn;
  const names = named(vocabulary.get(field) ?? noValues);
  for (const { value, name, firstWord } of names) {
    if (!said.includes(firstWord)) continue;
    const isPlan = field === namedFields.insurance && name === value;
    const match = (isPlan ? [...frames, '%'] : frames).some((frame) =>
      takeMarked(
        reading,
        new RegExp(`(?:^|(?<= ))${frame.replace('%', () => withAnyMarks(name))}(?= |$)`, 'iu'),
      ),
    );
    if (match) {
      reading.filters.push({ field, value });
      return;
    }
  }
}

function readGender(
  reading: Reading,
  {
    words,
    values,
    isFree,
  }: Omit<Rule, 'field'> & { readonly words: IntentWords; readonly values: readonly string[] },
): void {
  const field = namedFields.gender;
  for (const kind of ['female', 'male'] as const) {
    const value = values.find((one) => genders[kind].has(fold(one)) || genders[kind].has(one));
    if (value !== undefined && isFree(field) && reading.filters.every((one) => one.field !== field))
      if (take(reading, words[kind])) reading.filters.push({ field, value });
  }
}

function readBox(reading: Reading, { field, pattern, isFree }: Rule & { readonly pattern: RegExp }): void {
  if (!isFree(field) || !take(reading, pattern)) return;
  reading.filters.push({ field, value: 'true' });
  // "A new doctor accepting patients" says it twice.
  while (take(reading, pattern)) continue;
}

/** What an index cannot know is not looked for; where nothing else is said, the words stay. */
function leaveOut(reading: Reading, pattern: RegExp): boolean {
  const left = tidy(reading.rest.replace(pattern, ' '));
  if (left === reading.rest || left === '') return false;
  reading.rest = left;
  return true;
}

/** Where nobody takes patients, only the doctor of "new patient cardiologist" says something: of stories, trials, places. */
function leaveDoctor(reading: Reading, { acceptingNew, aDoctor }: IntentWords): boolean {
  const left = tidy(reading.rest.replace(acceptingNew, ' '));
  if (left === reading.rest || !aDoctor.test(left)) return false;
  reading.rest = left;
  return true;
}

function readAge(
  reading: Reading,
  { words, ages, isFree }: Omit<Rule, 'field'> & { readonly words: IntentWords; readonly ages: SearchFilter },
): void {
  const isChosen = reading.filters.some(({ field }) => field === patientAgesField);
  if (isChosen || !isFree(patientAgesField)) return;
  const isChild = take(reading, words.childPhrase) !== undefined;
  const isPhrase = take(reading, words.ageOfChild) !== undefined || isChild;
  // Where everybody is a child, "children's" narrows nothing, and "for my child" is no word to find.
  const isSaid = isPhrase || (initialValueOf(ages) !== childAge && words.child.test(reading.rest));
  if (isSaid) reading.filters.push({ field: patientAgesField, value: childAge });
}
