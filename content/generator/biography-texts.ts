import type { Language } from './biography-words.ts';
import { practices } from './practice.ts';
import { textOf } from './text-files.ts';

/** The texts of biographies in one language, `@` standing for the name. */
export type BiographyTexts = {
  /** What somebody does outside of work. */
  readonly away: readonly string[];
  /** What an office does, for physicians whose specialty has no line of its own left. */
  readonly ways: readonly string[];
  /** By specialty: how each of its physicians begins, and what their offices do. */
  readonly bySpecialty: ReadonlyMap<string, SpecialtyTexts>;
};

type SpecialtyTexts = { readonly leads: readonly string[]; readonly ways: readonly string[] };

const english: BiographyTexts = {
  away: textOf('voices/away.txt').split('\n'),
  ways: textOf('voices/ways.txt').split('\n'),
  bySpecialty: new Map(
    [...practices].map(([slug, { leads, ways }]) => [slug, { leads: leads.map(({ text }) => text), ways }]),
  ),
};

/**
 * The texts of another language: the entries `# away` and `# ways`, then one for each specialty with its lines in the order of
 * the English ones. `{el/ella}` has the words for a man and for a woman.
 * @throws when a line is missing
 */
function textsIn(language: Exclude<Language, 'en'>): BiographyTexts {
  const entries = new Map(
    textOf(`biographies/${language}.txt`)
      .split(/^# /m)
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [name = '', ...lines] = entry.trim().split('\n');
        return [name, lines] as const;
      }),
  );
  const linesOf = (name: string, beginning: string, like: readonly string[]): readonly string[] => {
    const lines = (entries.get(name) ?? []).filter((line) => line.startsWith(beginning));
    if (lines.length !== like.length)
      throw new Error(
        `biographies/${language}.txt, ${name}: ${lines.length} lines instead of ${like.length}`,
      );
    return lines.map((line) => line.slice(beginning.length));
  };
  return {
    away: linesOf('away', '', english.away),
    ways: linesOf('ways', '', english.ways),
    bySpecialty: new Map(
      [...english.bySpecialty].map(([slug, { leads, ways }]) => [
        slug,
        { leads: linesOf(slug, '- ', leads), ways: linesOf(slug, 'way: ', ways) },
      ]),
    ),
  };
}

export const biographyTexts: Readonly<Record<Language, BiographyTexts>> = {
  en: english,
  'es-MX': textsIn('es-MX'),
  ar: textsIn('ar'),
};
