import { LRUCache } from 'lru-cache';
import { pageKey } from '@/i18n/speech';
import { jsonIn } from '@/lib/json-in';
import { textKey } from '@/lib/text-key';
import { env } from '#config/server/env';
import { answerCache } from '#gateway/answer-cache';
import { processWide } from '#gateway/process-wide';

/** As many texts as a large site has. */
const maxTexts = 100_000;
/** What a source said in the site's own language is not asked for again so soon. */
const askedAgainMs = 60_000;

const known = () =>
  processWide('texts in the own language', () => new LRUCache<string, true>({ max: maxTexts }));
const asked = () =>
  answerCache<true>('questions in the own language', { maxEntries: 5000, freshMs: askedAgainMs });

/** A single word may be the same in both languages. A letter may stand between two words: "Find a doctor". */
const words = /\p{L}{2,}[^\p{L}<>]+(?:\p{L}[^\p{L}<>]+)*\p{L}{2,}/u;

/**
 * Asks a source the same question for the site's own language, and remembers the texts of its answer: a text that is
 * the same in both answers has not been translated. Sources say of no text in which language it is.
 * @param question - stands for the question, whatever the language
 * @param ask - what it throws is nobody's concern: the page goes without marks
 * @requirement A8
 */
export async function askInOwnLanguage(
  language: string,
  question: string,
  ask: (ownLanguage: string) => Promise<unknown>,
): Promise<void> {
  const own = env().DEFAULT_LANGUAGE;
  if (language === own) return;
  const note = async (): Promise<true> => {
    noteUntranslated(await ask(own));
    return true;
  };
  await asked()
    .get(question, note)
    .catch(() => undefined);
}

/**
 * Remembers that texts are in the site's own language.
 * @param value - texts, however deep in lists and objects. Their lines and the parts of short lists count as well, for
 *   these are shown one by one
 * @requirement A8
 */
export function noteUntranslated(value: unknown): void {
  for (const text of textsIn(value)) {
    const isList = text.length < 400 && !text.includes('<');
    const parts = isList ? text.split(/[\n;,]/) : [];
    for (const part of [text, ...parts]) if (words.test(part)) known().set(textKey(part), true);
  }
}

/**
 * Remembers that the page at an address has no text of its own in a language.
 * @param path - without language prefix
 * @requirement A8
 */
export function noteForeignPage(path: string, language: string): void {
  known().set(`${language} ${pageKey(path, language)}`, true);
}

/**
 * Keys of the texts that are in the site's own language, and of the addresses of such pages: what the browser marks them
 * by.
 * @param value - what a page is made of, or an answer of the API
 * @param language - of the page
 * @requirement A8
 */
export function untranslatedIn(value: unknown, language: string): readonly string[] {
  if (language === env().DEFAULT_LANGUAGE) return [];
  const keys = new Set<string>();
  for (const text of textsIn(value)) {
    if (text.startsWith('/')) {
      const key = pageKey(text, language);
      if (known().has(`${language} ${key}`)) keys.add(key);
      continue;
    }
    if (!words.test(text)) continue;
    const key = textKey(text);
    if (known().has(key)) keys.add(key);
  }
  return [...keys];
}

/** As many letters of English as nobody should come upon unprepared. */
const muchForeign = 400;

/**
 * Whether a good part of what a page says itself is in the site's own language. Items that its fields name, such as the
 * specialties of a condition, do not count: their identifiers and search words are not shown. Nor do fields of JSON: of a review the
 * page itself says in which language it is.
 * @param fields - of the page
 * @requirement A8
 */
export function isMuchForeign(fields: object, language: string): boolean {
  if (language === env().DEFAULT_LANGUAGE) return false;
  const own = Object.values(fields).filter((field) => hasValue(field) && !isJson(field.value));
  const foreign = new Set([...textsIn(own)].filter((text) => words.test(text) && known().has(textKey(text))));
  return [...foreign].reduce((sum, { length }) => sum + length, 0) > muchForeign;
}

const hasValue = (field: unknown): field is { readonly value: unknown } =>
  typeof field === 'object' && field !== null && 'value' in field;

/** Some fields hold JSON, such as the reviews of a physician. */
const isJson = (text: unknown): text is string => typeof text === 'string' && /^[[{]"?/.test(text);

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    const inner = isJson(value) ? jsonIn(value) : undefined;
    if (inner === undefined) yield value;
    else yield* textsIn(inner);
  } else if (Array.isArray(value)) for (const entry of value) yield* textsIn(entry);
  else if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value)) {
      // Lists of names and values, such as hours, show their names too.
      if (name.includes(' ')) yield name;
      yield* textsIn(entry);
    }
}
