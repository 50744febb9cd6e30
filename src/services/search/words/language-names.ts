import { fold } from '@/lib/fold';
import { readOnce } from '@/lib/read-once';
import { namesIn, type Name } from '#services/search/words/value-names';

/** In these the words of a query are read, whichever the page's own is. */
const read = ['en', 'es', 'ar'];
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** What each language is called in these, folded for comparing; made once it is asked for. */
let known: ReadonlyMap<string, readonly string[]> | undefined;

function namesByName(): ReadonlyMap<string, readonly string[]> {
  const namers = read.map(
    (language) => new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }),
  );
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  return new Map(
    codes.flatMap((code) => {
      const names = namers.map((namer) => namer.of(code)).flatMap((name) => asSpoken(name));
      return names.map((name) => [fold(name), names] as const);
    }),
  );
}

/** In Arabic people say عربي for العربية. */
function asSpoken(name: string | undefined): readonly string[] {
  if (name === undefined) return [];
  const spoken = name.replace(/^ال(\p{L}+)ية$/u, '$1ي');
  return spoken === name ? [name] : [name, spoken];
}

/**
 * Names of spoken languages, with those that they have in the visitor's own: "Spanish" is "español" too.
 * @requirement B28
 */
export const languageNames = readOnce((values: readonly string[]): readonly Name[] => {
  known ??= namesByName();
  return [
    ...namesIn(values),
    ...values.flatMap((value) =>
      (known?.get(fold(value)) ?? [])
        .filter((name) => fold(name) !== fold(value))
        .map((name) => ({ value, name, firstWord: fold(name.split(' ')[0] ?? '') })),
    ),
  ];
});
