import { specialties } from './specialties.ts';
import { entriesOf, type Entry } from './text-files.ts';

const names = { en: 'name', 'es-MX': 'spanish', ar: 'arabic' } as const;
type Language = keyof typeof names;

/** The query of the list of conditions of some specialties, whose names are those of a language. */
function queryOf(slugs: readonly string[], language: Language): string {
  return slugs
    .map((slug) => {
      const specialty = specialties.find((each) => each.slug === slug);
      if (!specialty) throw new Error(`no specialty ${slug}`);
      return `filter=${encodeURIComponent(`c_visible_specialties_sm:"${specialty[names[language]]}"`)}`;
    })
    .join('&');
}

/** What a card says in a language, and the list that it leads to. */
function cardFields({ title, lines }: Entry, language: Language): Record<string, unknown> {
  const prefix = language === 'en' ? '' : `${language} `;
  const name = language === 'en' ? title : lines[language];
  const such = lines[`${prefix}such`];
  if (!name || !such) throw new Error(`${title}: nothing in ${language}`);
  return {
    titleText: name,
    details: such,
    linkItem: {
      item: lines.page ?? 'home/conditions-services',
      text: name,
      ...(lines.by ? { querystring: queryOf(lines.by.split(', '), language) } : {}),
    },
  };
}

/** The cards of the areas of the body and of life, each with the list of its conditions. */
export function areaCards(): readonly Record<string, unknown>[] {
  return entriesOf('condition-areas.txt').map((entry) => ({
    template: 'Navigation Card',
    fields: { ...cardFields(entry, 'en'), icon: entry.lines.icon },
    languages: {
      'es-MX': { fields: cardFields(entry, 'es-MX') },
      ar: { fields: cardFields(entry, 'ar') },
    },
  }));
}
