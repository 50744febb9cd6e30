import { textOf } from './text-files.ts';

const terms = new Map(
  textOf('terms.txt')
    .split('\n')
    .map((line) => {
      const [english = '', spanish = '', arabic = ''] = line.split(' | ');
      return [english, { 'es-MX': spanish, ar: arabic }] as const;
    }),
);

/** What an illness, a treatment or an interest is called in the other languages: `English | Spanish | Arabic`. */
export function termIn(language: 'es-MX' | 'ar', english: string): string {
  const found = terms.get(english)?.[language];
  if (!found) throw new Error(`terms.txt does not know ${english} in ${language}`);
  return found;
}
