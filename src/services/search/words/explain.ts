import type { ExplainedMatch } from '@/contracts/search';
import { fold } from '@/lib/fold';
import type { SynonymRule } from '#services/search/hits-request';
import { textOf, textsOf, type WireDocument } from '#services/search/wire';
import { readOnce } from '@/lib/read-once';
import { phrasesIn } from '#services/search/words/phrases-in';
import { remembered } from '#services/search/words/remembered';

/** More names than these explain nothing. */
const maxNames = 2;

type Asked = { readonly query: string; readonly synonyms: readonly SynonymRule[] };

/**
 * Why physicians were found by words that none of their specialties' names holds: the specialties to which a lay term
 * of the query belongs, "knee pain" to Orthopaedic Surgery. The terms are those of the documents and the service's
 * synonyms; the longest one that the query holds is meant.
 * @returns null where the query names a specialty itself, or the term does not explain half of the results
 * @requirement B19
 */
export function explainMatch(
  documents: readonly WireDocument[],
  { query, synonyms }: Asked,
): ExplainedMatch | null {
  return (
    explainBy(documents, 'c_specialty_synonyms_t', { query, synonyms }) ??
    explainBy(documents, 'c_treated_conditions_t', { query, synonyms: [] })
  );
}

/** @param field - holds the terms: what a specialty is called, or what it treats */
function explainBy(
  documents: readonly WireDocument[],
  field: 'c_specialty_synonyms_t' | 'c_treated_conditions_t',
  { query, synonyms }: Asked,
): ExplainedMatch | null {
  const asked = plain(query);
  const found = documents.map((document) => ({
    specialties: textsOf(document.c_visible_specialties_sm),
    terms: termsIn(textOf(document[field]))(asked),
  }));
  const names = [...new Set(found.flatMap(({ specialties }) => specialties))];
  if (names.some((name) => holds(asked, plainName(name)))) return null;
  // A rule may call a specialty by its name in another language. Whose that is only those say who have one specialty.
  const namesElsewhere = new Map(
    documents.flatMap((document) => {
      const [name, ...more] = textsOf(document.c_visible_specialties_sm);
      const others = termsOf(textOf(document.c_other_languages_t));
      return name !== undefined && more.length === 0 ? [[name, others] as const] : [];
    }),
  );
  const rules = rulesIn(synonyms)(asked).flatMap(({ rule, term }) => {
    const meant = names.filter((name) =>
      [plainName(name), ...(namesElsewhere.get(name) ?? [])].some((one) => rule.to.includes(one)),
    );
    return meant.length > 0 ? [{ term, meant }] : [];
  });
  const [term] = [...found.flatMap(({ terms }) => terms), ...rules.map((rule) => rule.term)].toSorted(
    (one, other) => other.length - one.length,
  );
  if (term === undefined) return null;
  // Whoever has one specialty says for sure whose term it is.
  const sure = found.flatMap(({ terms, specialties: [name, ...more] }) =>
    name !== undefined && more.length === 0 && terms.includes(term) ? [name] : [],
  );
  const ruled = rules.filter((rule) => rule.term === term).flatMap(({ meant }) => meant);
  const meant = mostFrequent([...sure, ...ruled]).slice(0, maxNames);
  const isExplained = ({ specialties }: { readonly specialties: readonly string[] }) =>
    specialties.some((name) => meant.includes(name));
  const explained = found.filter(isExplained);
  // What does not explain the first result explains nothing.
  return found[0] && isExplained(found[0]) && explained.length * 2 >= documents.length
    ? { term: asTyped(query, term), names: meant }
    : null;
}

/**
 * The other name under which a condition was found, where its title does not say it.
 * @returns '' where the title explains itself
 * @requirement B19
 */
export function alsoCalled(document: WireDocument, query: string): string {
  const asked = plain(query);
  if (asked === '' || holds(plainName(textOf(document.resulttitle_t)), asked)) return '';
  const others = textOf(document.c_specialty_synonyms_t)
    .split('¶')
    .map((name) => name.trim());
  return (
    others.find((name) => name !== '' && (plainName(name) === asked || holds(asked, plainName(name)))) ?? ''
  );
}

/** The terms of a document, plain. */
const termsOf = remembered((field): readonly string[] =>
  field
    .split('¶')
    .map((term) => plain(term))
    .filter((term) => term !== ''),
);

/** Finds the terms of a document in a query. A doctor has some hundred. */
const termsIn = remembered((field) => phrasesIn(termsOf(field).map((term) => [term, term])));

/** Finds the rules for terms that a query holds; the service's are kept, and are the same for each search. */
const rulesIn = readOnce((synonyms: readonly SynonymRule[]) =>
  phrasesIn(synonyms.flatMap((rule) => rule.from.map((term) => [term, { rule, term }] as const))),
);

/** A name of the index, plain. */
const plainName = remembered(plain);

/** Folded words with one space between. */
function plain(text: string): string {
  return fold(text)
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether whole words of a text are the words of another. */
function holds(text: string, words: string): boolean {
  // Most are not in it at all: for those no texts are made.
  return words !== '' && text.includes(words) && ` ${text} `.includes(` ${words} `);
}

/** The words of a query that are a folded term, as the visitor typed them. */
function asTyped(query: string, term: string): string {
  const words = query.split(/\s+/u).filter((word) => plain(word) !== '');
  const wanted = term.split(' ').length;
  const from = words.findIndex((_, at) => plain(words.slice(at, at + wanted).join(' ')) === term);
  const typed = words.slice(from, from + wanted).join(' ');
  return from < 0 ? term : typed.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function mostFrequent(names: readonly string[]): readonly string[] {
  const counted = Map.groupBy(names, (name) => name);
  return [...counted].toSorted(([, one], [, other]) => other.length - one.length).map(([name]) => name);
}
