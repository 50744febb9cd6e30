import { menuItems } from '../oversights/menus.ts';
import { pageOf } from '../oversights/page-texts.ts';
import type { LoadedItem } from '../snapshot.ts';
import type { Finding } from './finding.ts';
import type { Reported, ReportedPage } from './pages.ts';
import { untranslatedFields } from './texts.ts';

/**
 * Links of headers and footers that lead readers of a language to a page that is in English, wholly or in part, while
 * their text does not name English in that language.
 * @requirement O6
 */
export function menuFindings(reported: Reported): readonly Finding[] {
  const { content, index, defaultLanguage } = reported;
  const others = reported.languages.filter((language) => language !== defaultLanguage);
  const pages = new Map(reported.pages.map((page) => [page.item.path, page]));
  const links = [...menuItems(content, index)].flatMap((item) => linksOf(item, defaultLanguage));
  return links.flatMap(({ field, from, target }) => {
    const page = pages.get(target);
    if (!page) return [];
    return others
      .filter((language) => isEnglish(page, language, reported))
      .filter((language) => !saysEnglish(textOf(from, field, language), language))
      .map((language) => ({
        kind: 'menu' as const,
        page: page.path,
        title: page.title,
        owner: page.owner,
        language,
        file: from.file,
        what: `${from.name}: ${field} does not say that the page is in English`,
      }));
  });
}

type MenuLink = { readonly from: LoadedItem; readonly field: string; readonly target: string };

function linksOf(from: LoadedItem, language: string): readonly MenuLink[] {
  return Object.entries(from.values[language] ?? {}).flatMap(([field, value]) =>
    typeof value === 'object' && 'item' in value && typeof value.item === 'string'
      ? [{ from, field, target: value.item }]
      : [],
  );
}

/** Whether texts of the page itself are English: what it shows of others, such as articles, has marks of its own. */
function isEnglish(page: ReportedPage, language: string, { content, defaultLanguage }: Reported): boolean {
  if (!page.loaded.values[language]) return true;
  return page.items
    .filter((item) => pageOf(item, content) === page.item.path)
    .some((item) => untranslatedFields(item, { language, defaultLanguage, content }).length > 0);
}

function textOf({ values }: LoadedItem, field: string, language: string): string {
  const value = values[language]?.[field];
  return typeof value === 'object' && 'text' in value ? String(value.text) : '';
}

/** Spanish says "inglés" and Arabic "الإنجليزية": the name of English in the language, without its capital. */
function saysEnglish(text: string, language: string): boolean {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of('en') ?? 'English';
  return text.toLocaleLowerCase(language).includes(name.toLocaleLowerCase(language));
}
