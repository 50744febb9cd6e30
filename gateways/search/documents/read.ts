import { decodeHTML } from 'entities';
import type { ImageValue, LinkValue } from '../../content/fields.ts';
import type { ContentItem, ContentStore } from '../../content/store.ts';

/** An item in one language, with typed access to its fields. */
export type Reader = {
  readonly item: ContentItem;
  readonly language: string;
  text(name: string): string;
  isTrue(name: string): boolean;
  number(name: string): number | undefined;
  image(name: string): string;
  link(name: string): string;
  /** The items that a lookup or list refers to. */
  items(name: string): readonly Reader[];
  /** The names of those items, as visitors see them. */
  names(name: string): readonly string[];
  /** The same item in each of the site's other languages. */
  elsewhere(): readonly Reader[];
};

/** Creates a reader for an item. @requirement B24 */
export function readerOf(content: ContentStore, item: ContentItem, language: string): Reader {
  const value = (name: string) => item.field(name, language);
  const items = (name: string): readonly Reader[] => {
    const found = value(name);
    const paths = Array.isArray(found) ? found : typeof found === 'string' && found !== '' ? [found] : [];
    return paths.flatMap((path: string) => {
      const target = content.item(path);
      return target ? [readerOf(content, target, language)] : [];
    });
  };
  const reader: Reader = {
    item,
    language,
    text: (name) => {
      const found = value(name);
      return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
    },
    isTrue: (name) => value(name) === true,
    number: (name) => {
      const found = value(name);
      return typeof found === 'number' ? found : undefined;
    },
    image: (name) => (value(name) as ImageValue | undefined)?.src ?? '',
    link: (name) => (value(name) as LinkValue | undefined)?.href ?? '',
    items,
    names: (name) => items(name).map((target) => titleOf(target)),
    elsewhere: () =>
      content.languages.filter((other) => other !== language).map((other) => readerOf(content, item, other)),
  };
  return reader;
}

/** What a checkbox says, as a field of a document; no field where nobody has said. @requirement B24 */
export function boxIn({ item, language }: Reader, name: string, field: string): Record<string, boolean> {
  const value = item.field(name, language);
  return value === undefined ? {} : { [field]: value === true };
}

/** An item's title, as visitors see it. @requirement B24 */
export function titleOf(reader: Reader): string {
  for (const name of ['tagDisplayName', 'locationTitle', 'articleTitle', 'BriefTitle', 'headlineText']) {
    const text = reader.text(name);
    if (text !== '') return text;
  }
  return reader.item.displayName(reader.language);
}

/**
 * How registries and the demo begin the list of what rules somebody out, at the beginning of a line or an element, up to
 * where a list of whom the study takes begins, or to the end.
 */
const exclusion =
  /(?<=^|\n|>)[\s*#]*(?:(?:(?!inclusion|and )[\w-]+ ){0,2}exclusion criteria|criterios de exclusión|you (?:cannot|can[’']t|may not) (?:take part|join)|no puede participar|لا تستطيع المشاركة)[^]*?(?=(?:\n|>)[\s*#]*(?:[\w-]+ ){0,2}inclusion criteria|$)/giu;

/**
 * Who may take part in a study, without what rules somebody out: who looks for an illness does not look for the studies
 * that refuse it.
 * @requirement B24
 */
export function withoutExclusion(criteria: string): string {
  return criteria.replace(exclusion, '');
}

/** Markup as plain text. @requirement B24 */
export function plain(html: string): string {
  const comma = /\p{Script=Arabic}/u.test(html) ? '،' : ',';
  return decodeHTML(
    html
      // A list becomes a sentence with commas.
      .replace(/([^.!?:;,؟؛،\s])[.;]?\s*<\/li>\s*<li[^>]*>/gi, `$1${comma} `)
      // A block without punctuation at its end would run into the next one.
      .replace(/([^.!?:;,؟؛،\s])\s*<\/(?:li|p|h[1-6]|td|th|dt|dd)>/gi, '$1. ')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** The lines of a text that are not empty. @requirement B24 */
export function lines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The articles that titles begin with, by language. */
const articles: Readonly<Record<string, RegExp>> = {
  en: /^(?:an?|the) /u,
  es: /^(?:una?|unos|unas|el|la|los|las) /u,
  ar: /^ال(?=\p{L}{2})/u,
};

/**
 * A title as lists put it in order: small letters without accents and signs, and without the article that it begins with.
 * @param language - BCP 47 tag
 * @requirement B24
 */
export function orderOf(title: string, language: string): string {
  const plainTitle = title.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '');
  const words = plainTitle.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return words.replace(articles[language.split('-')[0] ?? ''] ?? /^(?!)/u, '');
}

/** Arabic words without their article, which most people leave out: ربو for الربو. */
const withoutArticles = (name: string): string => name.replaceAll(/(?<!\p{L})ال(?=\p{L}{2})/gu, '');

/**
 * What something is called in the site's other languages, where that differs: visitors search in their own language on
 * whichever page they are.
 * @param namesOf - its names in a reader's language
 * @returns the names with ` ¶ ` between them, Arabic ones without their articles as well
 * @requirement B19
 */
export function namesElsewhere(
  readers: readonly Reader[],
  namesOf: (reader: Reader) => readonly string[],
): string {
  const own = new Set(readers.flatMap(namesOf));
  const others = readers
    .flatMap((reader) => reader.elsewhere())
    .flatMap(namesOf)
    .flatMap((name) => [name, withoutArticles(name)]);
  return [...new Set(others)].filter((name) => name !== '' && !own.has(name)).join(' ¶ ');
}

/**
 * Telephone numbers as somebody may type them, without the signs between the digits: whole, and without the area code.
 * @param numbers - such as `773-555-0150`
 * @requirement B24
 */
export function phoneDigits(numbers: readonly string[]): string {
  const digits = numbers.map((number) => number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, ''));
  const complete = digits.filter(({ length }) => length === 10);
  return [...new Set(complete.flatMap((number) => [number, number.slice(3)]))].join(' ');
}
