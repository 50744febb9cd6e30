import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/** All conditions and services, by name. */
export const conditions: readonly ConditionData[] = readdirSync(join(import.meta.dirname, 'conditions'))
  .filter((file) => file.endsWith('.txt'))
  .sort()
  .flatMap((file) => entriesOf(`conditions/${file}`))
  .map(conditionOf)
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

const linesByName = (file: string) => new Map(entriesOf(file).map(({ title, lines }) => [title, lines]));

/** The texts of the pages that are most read, in the other languages, by English name. */
const translations = {
  'es-MX': linesByName('conditions/translations/es-MX.txt'),
  ar: linesByName('conditions/translations/ar.txt'),
};

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
  const { about = '', also = '', signs, cause, test, treat, expect, after, prevent, ask, who } = lines;
  const whenToCall = [
    section(`<strong>${words.emergency}</strong>`, lines.now),
    lines.crisis ? paragraph(words.crisis) : '',
    section(isService ? words.callService : words.callCondition, lines.call),
    paragraph(words.nurse),
  ].join('');
  const sections: Readonly<Record<string, string>> = {
    bodyContent: section(words.rightFor, who),
    symptoms: section(words.notice, signs),
    causes: cause ? paragraph(cause) : '',
    diagnosis: test ? paragraph(test) : '',
    whatToExpect: [
      expect ? paragraph(expect) : '',
      after ? `<h3>${words.afterward}</h3>${paragraph(after)}` : '',
    ].join(''),
    treatment: section(words.plan, treat),
    prevention: prevent ? paragraph(prevent) : '',
    questionsToAsk: section(words.ask, ask),
    whenToCall,
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
      ? textsOf(condition, name, { lines, words: conditionWords[language] })
      : { headlineText: name },
  };
}

/** The pages of all conditions and services. */
export function conditionItems(): readonly Record<string, unknown>[] {
  return conditions.map((condition) => ({
    name: condition.slug,
    template: 'Condition Details',
    displayName: condition.name,
    fields: {
      ...textsOf(condition, condition.name, { lines: condition.lines, words: conditionWords.en }),
      isService: condition.isService,
      ...(subsitesOf(condition).length > 0 ? { subsites: subsitesOf(condition).join('\n') } : {}),
      specialties: condition.specialties.map((slug) => `data/specialties/${slug}`),
    },
    languages: { 'es-MX': versionOf(condition, 'es-MX'), ar: versionOf(condition, 'ar') },
  }));
}
