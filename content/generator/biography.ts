import { locations } from './locations.ts';
import type { Practice } from './practice.ts';
import { textOf } from './text-files.ts';

/** What an office does, for physicians whose specialty has no line of its own left; `@` stands for the name. */
const ways = textOf('voices/ways.txt').split('\n');
const away = textOf('voices/away.txt').split('\n');

/** What a profile says elsewhere, and a biography builds on. */
export type Facts = {
  /** How the text names the physician: `Dr. Kapoor`. */
  readonly called: string;
  /** From 1, and index among those of the specialty from 0. */
  readonly number: number;
  readonly index: number;
  /** First year of practice. */
  readonly year: number;
  /** Paths of the places, the main one first. */
  readonly places: readonly string[];
  readonly interests: readonly string[];
  /** Paths of the tags. */
  readonly languages: readonly string[];
};

const nameOfPlace = (path: string): string => {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  return locations.find((place) => place.slug === slug)?.name ?? slug;
};

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Where and since when: each sentence is of one physician alone, because it has the name. */
function workOf({ called, number, year, places: [main = '', other] }: Facts): string {
  const place = nameOfPlace(main);
  const also = other ? nameOfPlace(other) : '';
  return (
    [
      `${called} has practiced since ${year} and sees patients at ${place}${also ? `, on some days at ${also}` : ''}.`,
      `At ${place} you find ${called} most of the week${also ? `, and at ${also} for the rest of it` : ''}. The first patient came in ${year}.`,
      `A practice that began in ${year} has brought ${called} to ${place}${also ? `, with a second office at ${also}` : ''}.`,
    ][number % 3] ?? ''
  );
}

function tonguesOf({ called, languages }: Facts): string {
  const others = languages
    .map((path) => path.slice(path.lastIndexOf('/') + 1))
    .filter((slug) => slug !== 'english')
    .map((slug) => slug.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()).replaceAll('-', ' '));
  return others.length === 0 ? '' : `${called} speaks ${list(others)} as well as English.`;
}

const paragraph = (...sentences: readonly string[]): string =>
  sentences.some(Boolean) ? `<p>${sentences.filter(Boolean).join(' ')}</p>` : '';

/**
 * What a physician does, how a visit goes, and for three of four a life outside. The parts are in one of six orders, so that
 * neighbors in a list do not read alike.
 * @param text - the first words, `@` standing for the name
 * @returns HTML
 */
export function biographyOf(text: string, practice: Practice, facts: Facts): string {
  const { called, number, index, interests } = facts;
  const named = (words: string): string => words.replace('@', called);
  const lead = named(text);
  const way = named(practice.ways[index] ?? ways[number % ways.length] ?? '');
  const life = number % 4 === 3 ? '' : named(away[number % away.length] ?? '');
  const [work, tongues] = [workOf(facts), tonguesOf(facts)];
  const entries = interests.map((interest) => `<li>${interest}</li>`).join('');
  const orders: readonly (() => string)[] = [
    () => paragraph(lead) + paragraph(way) + paragraph(life, tongues),
    () => paragraph(life || work, tongues) + paragraph(lead, way),
    () =>
      paragraph(lead) + paragraph(`People come to ${called} for:`) + `<ul>${entries}</ul>` + paragraph(way),
    () => paragraph(work) + paragraph(lead) + paragraph(way, tongues) + paragraph(life),
    () => paragraph(lead, life) + paragraph(way) + paragraph(work, tongues),
    () => paragraph(way) + paragraph(lead, tongues) + paragraph(work),
  ];
  return orders[number % orders.length]?.() ?? '';
}
