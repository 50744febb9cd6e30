import { entriesOf } from './text-files.ts';

/** A specialty as the demo site knows it. */
export type SpecialtyData = {
  readonly slug: string;
  readonly name: string;
  readonly spanish: string;
  readonly arabic: string;
  readonly layName: string;
  /** What people say who need it. */
  readonly synonyms: readonly string[];
  /** The same in other languages, of those that its name in them does not say. */
  readonly synonymsElsewhere: Readonly<Record<'es-MX' | 'ar', readonly string[]>>;
  /** What somebody is called who practises it. */
  readonly title: string;
  readonly interests: readonly string[];
  /** How many physicians of the demo site practise it. */
  readonly count: number;
  readonly ages: 'adult' | 'child' | 'both';
};

/** The specialties of `specialties.txt`, in its order. */
export const specialties: readonly SpecialtyData[] = entriesOf('specialties.txt').map(
  ({ title: slug, lines }) => {
    const line = (key: string): string => {
      const text = lines[key];
      if (text === undefined) throw new Error(`specialty ${slug}: no ${key}`);
      return text;
    };
    const [name = '', spanish = '', arabic = ''] = line('name').split(' | ');
    const ages = line('ages');
    return {
      slug,
      name,
      spanish,
      arabic,
      layName: line('lay name'),
      synonyms: line('also').split('; '),
      synonymsElsewhere: {
        'es-MX': lines['also in Spanish']?.split('; ') ?? [],
        ar: lines['also in Arabic']?.split('; ') ?? [],
      },
      title: line('physician'),
      interests: line('interests').split('; '),
      count: Number(line('count')),
      ages: ages === 'adult' || ages === 'child' ? ages : 'both',
    };
  },
);
