import { conditions } from './conditions.ts';
import { slugOf } from './tags.ts';
import { entriesOf, type Entry } from './text-files.ts';
import { asksOf } from './trial-asks.ts';
import { trialWords, type TrialLabels, type TrialWords } from './trial-words.ts';

type Item = Record<string, unknown>;
type Physician = { readonly name: string; readonly displayName: string; readonly fields: Item };

const studyTypes: Readonly<Record<string, string>> = {
  drug: 'medicine',
  device: 'device',
  behavior: 'behavior',
  observe: 'observation',
  treatment: 'treatment',
  support: 'supportive-care',
  prevention: 'prevention',
  screening: 'screening',
};
const statuses: Readonly<Record<string, string>> = {
  open: 'open',
  soon: 'opening-soon',
  closed: 'closed',
};

function known(words: Readonly<Record<string, string>>, word: string): string {
  const found = words[word];
  if (found === undefined) throw new Error(`a trial names ${word}`);
  return found;
}

function list(text: string): string {
  return `<ul>${text
    .split('; ')
    .map((entry) => `<li>${entry}</li>`)
    .join('')}</ul>`;
}

function age(years: string, side: 'lower' | 'upper', words: TrialLabels): string {
  return years === 'none' ? words.noLimit[side] : years === '0' ? words.birth : words.years(years);
}

/** Each trial in the other languages, by English title. */
const translations = { 'es-MX': byTitle('trials/es-MX.txt'), ar: byTitle('trials/ar.txt') };

function byTitle(file: string): ReadonlyMap<string, Entry['lines']> {
  return new Map(entriesOf(file).map(({ title, lines }) => [title, lines]));
}

/** What the page says in a language in which nobody has told the trial. */
function labelsOf(words: TrialLabels, [from = '', to = '']: readonly string[]): Item {
  return {
    MinimumAge: age(from, 'lower', words),
    MaximumAge: age(to, 'upper', words),
    ContactName: words.office,
  };
}

/** What the page says in one language. */
function textsOf(title: string, lines: Entry['lines'], words: TrialWords, ages: readonly string[]): Item {
  return {
    briefTitle: title,
    BriefTitle: title,
    metaDescription: lines.about,
    BriefSummary: lines.about,
    DetailedDescription: lines.more,
    EligibilityDetails: `<h3>${words.mayTakePart}</h3>${list(lines.in ?? '')}<h3>${words.cannotTakePart}</h3>${list(lines.out ?? '')}`,
    ...labelsOf(words, ages),
  };
}

/** A trial in a language; labels alone where nobody has told it there yet. */
function toldIn(language: keyof typeof translations, title: string, ages: readonly string[]): Item {
  const words = trialWords[language];
  const lines = translations[language].get(title);
  const asks = asksOf(title, language);
  if (!lines) return { fields: { ...labelsOf(words, ages), ...asks } };
  return {
    displayName: lines.title,
    fields: { ...textsOf(lines.title ?? title, lines, words, ages), ...asks },
  };
}

function trial({ title, lines }: Entry, position: number, staff: readonly Physician[]): Item {
  const [
    specialty = '',
    about = '',
    type = '',
    gender = '',
    status = '',
    ages = '',
    from = '',
    to = '',
    healthy,
  ] = (lines.of ?? '').split('|').map((word) => word.trim());
  const doctors = staff.filter(({ fields }) =>
    (fields.specialities as readonly string[]).includes(`data/specialties/${specialty}`),
  );
  const lead = doctors[position % doctors.length];
  if (!lead) throw new Error(`${title}: nobody practises ${specialty}`);
  const slugs = about.split('; ').filter((slug) => slug !== '');
  for (const slug of slugs)
    if (!conditions.some((condition) => condition.slug === slug))
      throw new Error(`${title}: no page ${slug}`);
  const number = String(position + 1).padStart(2, '0');
  return {
    template: 'Clinical Trial Details',
    displayName: title,
    fields: {
      ...textsOf(title, lines, trialWords.en, [from, to]),
      ...asksOf(title, 'en'),
      OfficialTitle: lines.full,
      NCT: `NCT099990${number}`,
      IRB: `IRB${24 + (position % 3)}-0${100 + ((position * 37) % 900)}`,
      LeadSponsor: 'Calder University Medicine',
      leadPhysician: `home/find-a-physician/physician/${lead.name}`,
      LeadPhysicianName: lead.displayName,
      ...(position % 4 === 1 ? { Collaborators: 'Lakeshore Medical Center; Prairie General Hospital' } : {}),
      HealthyVolunteers: healthy === 'healthy',
      studyType: `data/tags/study-types/${known(studyTypes, type)}`,
      gender: `data/tags/trial-genders/${gender}`,
      statusAccrual: `data/tags/accrual/${known(statuses, status)}`,
      ageGroup: `data/tags/age-groups/${ages === 'both' ? 'children-and-adults' : ages}`,
      conditions: slugs.map((slug) => `home/conditions-services/${slug}`),
      ContactPhone: '773-555-0183',
      ContactEmail: 'trials@calder.example',
      UpdateDate: `2026-${String(1 + (position % 10)).padStart(2, '0')}-${String(3 + ((position * 7) % 25)).padStart(2, '0')}`,
    },
    languages: {
      'es-MX': toldIn('es-MX', title, [from, to]),
      ar: toldIn('ar', title, [from, to]),
    },
  };
}

/** The clinical trials by the last part of their path; each is led by one of the physicians. */
export function trialItems(staff: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(
    entriesOf('trials/en.txt').map((entry, position) => {
      const item = trial(entry, position, staff as readonly Physician[]);
      return [slugOf(entry.title), item] as const;
    }),
  );
}
