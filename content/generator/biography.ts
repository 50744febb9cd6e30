import { biographyTexts } from './biography-texts.ts';
import { biographyWords, type Language } from './biography-words.ts';
import { locations } from './locations.ts';
import { tagFolders } from './tags.ts';
import { termIn } from './terms.ts';

/** What a profile says elsewhere, and a biography builds on. */
export type Facts = {
  /** How the English text names the physician: `Dr. Kapoor`. */
  readonly called: string;
  readonly isWoman: boolean;
  /** From 1, and index among those of the specialty from 0. */
  readonly number: number;
  readonly index: number;
  /** Slug. */
  readonly specialty: string;
  /** First year of practice. */
  readonly year: number;
  /** Paths of the places, the main one first. */
  readonly places: readonly string[];
  readonly interests: readonly string[];
  /** Paths of the tags. */
  readonly languages: readonly string[];
};

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const nameOfPlace = (path: string): string => {
  const slug = lastPart(path);
  return locations.find((place) => place.slug === slug)?.name ?? slug;
};

/** What a language is called in another. */
function nameOfTongue(language: Language, path: string): string {
  const tag = tagFolders.languages?.find(({ name }) => name === lastPart(path));
  const fields = language === 'en' ? tag?.fields : tag?.languages?.[language].fields;
  const name = fields?.tagDisplayName ?? '';
  return language === 'es-MX' ? name.toLowerCase() : name;
}

/** The name with its title, as a sentence of the language has it in the middle. */
function calledIn(language: Language, { called, isWoman }: Facts): string {
  if (language === 'en' || !called.startsWith('Dr. ')) return called;
  const name = called.slice('Dr. '.length);
  if (language === 'ar') return `د. ${name}`;
  return isWoman ? `la Dra. ${name}` : `el Dr. ${name}`;
}

/** Spanish joins two small words to one, and begins a sentence with a capital letter. */
const joined = (text: string): string =>
  text
    .replaceAll(/\b(a|de) el Dr\./g, (_all, word: string) => `${word}l Dr.`)
    .replaceAll(
      /(^|[.?!] )(la|el) (Dra?\.)/g,
      (_all, before: string, word: string, title: string) =>
        `${before}${word === 'la' ? 'La' : 'El'} ${title}`,
    );

const paragraph = (...sentences: readonly string[]): string =>
  sentences.some(Boolean) ? `<p>${sentences.filter(Boolean).join(' ')}</p>` : '';

/**
 * What a physician does, how a visit goes, and for three of four a life outside. The parts are in one of six orders, so that
 * neighbors in a list do not read alike.
 * @returns HTML
 */
export function biographyOf(language: Language, facts: Facts): string {
  const { number, index, isWoman, interests, year, places } = facts;
  const words = biographyWords[language];
  const { away, ways, bySpecialty } = biographyTexts[language];
  const own = bySpecialty.get(facts.specialty);
  const called = calledIn(language, facts);
  const named = (text: string): string =>
    joined(
      text
        .replaceAll('@', called)
        .replaceAll(/\{([^/}]*)\/([^}]*)\}/g, (_all, man: string, woman: string) => (isWoman ? woman : man)),
    );
  const [place = '', also = ''] = places.map(nameOfPlace);
  const work = joined(words.work[number % 3]?.({ called, year, place, also }) ?? '');
  const others = facts.languages
    .filter((path) => lastPart(path) !== 'english')
    .map((path) => nameOfTongue(language, path));
  const tongues = others.length === 0 ? '' : joined(words.tongues(called, words.list(others)));
  const lead = named(own?.leads[index] ?? '');
  const way = named(own?.ways[index] ?? ways[number % ways.length] ?? '');
  const life = number % 4 === 3 ? '' : named(away[number % away.length] ?? '');
  const entries = interests
    .map((interest) => `<li>${language === 'en' ? interest : termIn(language, interest)}</li>`)
    .join('');
  const orders: readonly (() => string)[] = [
    () => paragraph(lead) + paragraph(way) + paragraph(life, tongues),
    () => paragraph(life || work, tongues) + paragraph(lead, way),
    () => paragraph(lead) + paragraph(joined(words.reasons(called))) + `<ul>${entries}</ul>` + paragraph(way),
    () => paragraph(work) + paragraph(lead) + paragraph(way, tongues) + paragraph(life),
    () => paragraph(lead, life) + paragraph(way) + paragraph(work, tongues),
    () => paragraph(way) + paragraph(lead, tongues) + paragraph(work),
  ];
  return orders[number % orders.length]?.() ?? '';
}
