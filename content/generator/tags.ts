import { specialties } from './specialties.ts';
import { termIn } from './terms.ts';
import { textOf } from './text-files.ts';

type Texts = Readonly<Record<string, string>>;
type TagItem = {
  readonly name: string;
  readonly template: string;
  readonly fields: Texts;
  readonly languages?: Readonly<Record<'es-MX' | 'ar', { readonly fields: Texts }>>;
};

/** A slug of plain letters. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A tag with its fields in English, Spanish and Arabic. */
function tag(
  name: string,
  template: string,
  [english, spanish, arabic]: readonly [Texts, Texts, Texts],
): TagItem {
  return {
    name,
    template,
    fields: english,
    languages: { 'es-MX': { fields: spanish }, ar: { fields: arabic } },
  };
}

/** One tag for each clinical interest of any specialty. */
export function interestItems(): readonly TagItem[] {
  const interests = new Map(
    specialties.flatMap(({ interests: list }) =>
      list.map((interest) => [slugOf(interest), interest] as const),
    ),
  );
  return [...interests].map(([slug, interest]) =>
    tag(slug, 'Tag', [
      { tagDisplayName: interest },
      { tagDisplayName: termIn('es-MX', interest) },
      { tagDisplayName: termIn('ar', interest) },
    ]),
  );
}

const plan = (name: string, title: string, payorId: string): TagItem => ({
  name,
  template: 'Insurance Plan',
  fields: { tagDisplayName: title, payorId },
});

/**
 * One line of `tags.txt`: slug, names in English, Spanish and Arabic, the sub-site that shows what has the tag, and
 * the article that is featured on a channel. A provider type has the name by which rules know it, then the three labels of its badge, then what they mean.
 */
function tagOf(folder: string, line: string): TagItem {
  const [slug = '', ...texts] = line.split(' | ');
  if (folder === 'physician-types') {
    const [code = '', ...said] = texts;
    const badgeIn = (language: 0 | 1 | 2): Texts => ({
      tagDisplayName: code,
      badgeLabel: said[language] ?? '',
      tooltip: said[language + 3] ?? '',
    });
    return tag(slug, 'Tag', [badgeIn(0), badgeIn(1), badgeIn(2)]);
  }
  const [english = '', spanish = '', arabic = '', subsite = '', featured = ''] = texts;
  return tag(slug, folder === 'channels' ? 'Channel Tag' : 'Tag', [
    {
      tagDisplayName: english,
      ...(subsite ? { subsites: subsite } : {}),
      ...(featured ? { featuredArticle: `home/forefront/articles/${featured}` } : {}),
    },
    { tagDisplayName: spanish },
    { tagDisplayName: arabic },
  ]);
}

/** Tags by folder: one entry `# folder` of `tags.txt` each, and the insurance plans. */
export const tagFolders: Readonly<Record<string, readonly TagItem[]>> = {
  ...Object.fromEntries(
    textOf('tags.txt')
      .split(/^# /m)
      .filter((entry) => entry.trim() !== '')
      .map((entry) => {
        const [folder = '', ...lines] = entry.trim().split('\n');
        return [folder, lines.map((line) => tagOf(folder, line))];
      }),
  ),
  insurance: [
    plan('lakeshore-health', 'Lakeshore Health PPO', '1001'),
    plan('prairie-mutual', 'Prairie Mutual HMO', '1002'),
    plan('great-rivers-plan', 'Great Rivers Plan', '1003'),
    plan('midway-care', 'Midway Care', '1004'),
    plan('medicare', 'Medicare', '1005'),
    plan('medicaid', 'Medicaid', '1006'),
  ],
};
