import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureOf } from './condition-pictures.ts';
import { reviewOf, type Reviewer } from './condition-review.ts';
import { storiesAbout } from './condition-stories.ts';
import { conditionWords, type ConditionWords } from './condition-words.ts';
import { specialties } from './specialties.ts';
import { slugOf } from './tags.ts';
import { termIn } from './terms.ts';
import { entriesOf, type Entry } from './text-files.ts';

/** A condition or a service as its text file tells it. */
export type ConditionData = {
  readonly slug: string;
  readonly name: string;
  readonly isService: boolean;
  readonly specialties: readonly string[];
  /** The lines of the entry by their key: about, signs, call, now, treat … */
  readonly lines: Readonly<Record<string, string>>;
};

/** Whose conditions stand in a sub-site's list: those that one of these specialties treats. */
const specialtiesOfSubsites: Readonly<Record<string, readonly string[]>> = {
  comer: specialties.filter(({ ages }) => ages === 'child').map(({ slug }) => slug),
  cancer: ['oncology'],
};

function subsitesOf({ specialties }: ConditionData): readonly string[] {
  return Object.entries(specialtiesOfSubsites)
    .filter(([, own]) => own.some((specialty) => specialties.includes(specialty)))
    .map(([subsite]) => subsite);
}

/** An entry `# Name` or `# service: Name`. */
function conditionOf({ title, lines }: Entry): ConditionData {
  const isService = title.startsWith('service: ');
  const name = title.replace('service: ', '');
  return { slug: slugOf(name), name, isService, specialties: lines.by?.split(', ') ?? [], lines };
}

const linesByName = (file: string) => new Map(entriesOf(file).map(({ title, lines }) => [title, lines]));

/** Further sections of conditions, by name. */
const further = linesByName('conditions/further/en.txt');

/** All conditions and services, by name. */
export const conditions: readonly ConditionData[] = readdirSync(join(import.meta.dirname, 'conditions'))
  .filter((file) => file.endsWith('.txt'))
  .sort()
  .flatMap((file) => entriesOf(`conditions/${file}`))
  .map(conditionOf)
  .map((condition) => ({ ...condition, lines: { ...condition.lines, ...further.get(condition.name) } }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** The texts of the pages that are most read, in the other languages, by English name. */
const translations = {
  'es-MX': translationsIn('es-MX'),
  ar: translationsIn('ar'),
};

function translationsIn(language: 'es-MX' | 'ar'): ReadonlyMap<string, ConditionData['lines']> {
  const more = linesByName(`conditions/further/${language}.txt`);
  const texts = linesByName(`conditions/translations/${language}.txt`);
  return new Map([...texts].map(([name, lines]) => [name, { ...lines, ...more.get(name) }]));
}

const paragraph = (text: string): string => `<p>${text}</p>`;

function list(text: string): string {
  return `<ul>${text
    .split('; ')
    .map((entry) => `<li>${entry}</li>`)
    .join('')}</ul>`;
}

/** A list below its opening words; nothing where there is no text. */
function section(opening: string, text: string | undefined): string {
  return text ? `${paragraph(opening)}${list(text)}` : '';
}

/** What the page says in one language; `lines` are the entry's in that language. */
function textsOf(
  { isService }: ConditionData,
  name: string,
  { lines, words }: { readonly lines: ConditionData['lines']; readonly words: ConditionWords },
): Readonly<Record<string, string>> {
  const {
    about = '',
    also = '',
    now,
    room,
    call,
    signs,
    cause,
    test,
    treat,
    self,
    expect,
    after,
    prevent,
    ask,
    who,
  } = lines;
  const sections: Readonly<Record<string, string>> = {
    bodyContent: section(words.rightFor, who),
    emergency:
      section(`<strong>${words.emergency}</strong>`, now) +
      section(`<strong>${words.emergencyRoom}</strong>`, room),
    whenToCall: section(`<strong>${isService ? words.callService : words.callCondition}</strong>`, call),
    symptoms: section(words.notice, signs),
    causes: cause ? paragraph(cause) : '',
    diagnosis: test ? paragraph(test) : '',
    whatToExpect: [
      expect ? paragraph(expect) : '',
      after ? `<h3>${words.afterward}</h3>${paragraph(after)}` : '',
    ].join(''),
    treatment: section(words.plan, treat),
    selfCare: section(words.yourself, self),
    prevention: prevent ? paragraph(prevent) : '',
    questionsToAsk: section(words.ask, ask),
  };
  return {
    headlineText: name,
    metaDescription: about,
    synonyms: also.split('; ').join('\n'),
    introText: paragraph(about),
    ...Object.fromEntries(Object.entries(sections).filter(([, html]) => html !== '')),
  };
}

/** The page in another language; its name alone where nobody has translated the text. */
function versionOf(condition: ConditionData, language: 'es-MX' | 'ar'): Readonly<Record<string, unknown>> {
  const name = termIn(language, condition.name);
  const lines = translations[language].get(condition.name);
  return {
    displayName: name,
    fields: lines
      ? {
          ...textsOf(condition, name, { lines, words: conditionWords[language] }),
          ...reviewOf(condition, language, []),
        }
      : { headlineText: name },
  };
}

/** The stories beside the page, where any is about it. */
function storiesOf({ name }: ConditionData): Readonly<Record<string, unknown>> {
  const stories = storiesAbout(name);
  return stories.length > 0 ? { relatedArticles: stories } : {};
}

/** The pages of all conditions and services. */
export function conditionItems(staff: readonly Reviewer[]): readonly Record<string, unknown>[] {
  return conditions.map((condition) => ({
    name: condition.slug,
    template: 'Condition Details',
    displayName: condition.name,
    fields: {
      ...textsOf(condition, condition.name, { lines: condition.lines, words: conditionWords.en }),
      isService: condition.isService,
      ...(condition.lines.crisis ? { showCrisisLine: true } : {}),
      ...reviewOf(condition, 'en', staff),
      ...(subsitesOf(condition).length > 0 ? { subsites: subsitesOf(condition).join('\n') } : {}),
      specialties: condition.specialties.map((slug) => `data/specialties/${slug}`),
      ...storiesOf(condition),
      ...pictureOf(condition.name),
    },
    languages: { 'es-MX': versionOf(condition, 'es-MX'), ar: versionOf(condition, 'ar') },
  }));
}
