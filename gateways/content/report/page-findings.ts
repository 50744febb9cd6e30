import { addressesIn, authoredValues } from '../oversights/authored.ts';
import { createLinkCheck } from '../oversights/links.ts';
import { bagOf } from '../read-files.ts';
import type { LoadedItem } from '../snapshot.ts';
import { inheritsFrom } from '../templates.ts';
import type { Finding, FindingKind } from './finding.ts';
import type { Reported, ReportedPage } from './pages.ts';
import { hardToRead } from './reading.ts';
import { createSharedFindings } from './shared-findings.ts';
import { plainText, proseOf, untranslatedFields } from './texts.ts';

const longest = { title: 60, description: 160 } as const;

type Add = (kind: FindingKind, language: string, what: string, item?: LoadedItem) => void;

/** What there is to look at on each page, in each of its languages. @requirement O6 */
export function pageFindings(reported: Reported): readonly Finding[] {
  const checkLink = createLinkCheck(reported.content, reported.index);
  const found: Finding[] = [];
  const shared = createSharedFindings(reported);
  for (const page of reported.pages) {
    const add: Add = (kind, language, what, item = page.loaded) =>
      isOf(page, item)
        ? found.push({
            kind,
            language,
            what: item === page.loaded ? what : `${item.name}: ${what}`,
            file: item.file,
            page: page.path,
            title: page.title,
            owner: page.owner,
          })
        : shared.add({ kind, language, what, item, page: page.path });
    addLinks(page, reported, checkLink, add);
    addAlternatives(page, reported, add);
    addPhysician(page, reported, add);
    for (const language of reported.languages) {
      const isOwn = page.loaded.values[language] !== undefined;
      if (isOwn) addWords(page, language, reported, add);
      if (language !== reported.defaultLanguage) addEnglish(page, language, reported, add);
    }
  }
  return [...found, ...shared.all()];
}

function isOf({ item }: ReportedPage, { path }: LoadedItem): boolean {
  return path === item.path || path.startsWith(`${item.path}/`);
}

function addLinks(
  page: ReportedPage,
  { content }: Reported,
  checkLink: ReturnType<typeof createLinkCheck>,
  add: Add,
): void {
  const host = content.site.hostName.toLowerCase();
  for (const authored of authoredValues(content, page.items)) {
    for (const address of addressesIn(authored)) {
      const reason = checkLink(address, authored.item);
      if (reason !== undefined) add('link', authored.language, reason, authored.item);
      else if (URL.canParse(address) && new URL(address).hostname === host)
        add('outer', authored.language, `"${address}": write the path alone`, authored.item);
    }
  }
}

function addAlternatives({ items }: ReportedPage, { content, defaultLanguage }: Reported, add: Add): void {
  for (const { item, field, language, value } of authoredValues(content, items)) {
    const written = language === defaultLanguage ? item.data : bagOf(bagOf(item.data.languages)?.[language]);
    const image = field.type === 'image' ? bagOf(bagOf(written?.fields)?.[field.name]) : undefined;
    const isBare =
      image !== undefined
        ? image.alt === undefined
        : typeof value === 'string' && field.type === 'richtext' && /<img\b(?![^>]*\balt\s*=)/i.test(value);
    if (isBare) add('alternative', language, `${field.name}: say what it shows, or alt: ''`, item);
  }
}

function addWords(page: ReportedPage, language: string, { content }: Reported, add: Add): void {
  const field = (name: string) => plainText(page.item.field(name, language));
  const title = field('metaTitle') || field('headlineText') || page.item.displayName(language);
  if (title.length > longest.title)
    add('title', language, `the title has ${title.length} letters; search engines show ${longest.title}`);
  const isHidden = page.item.field('hideFromSearchEngines', language) === true;
  const description = field('metaDescription');
  if (description === '' && !isHidden)
    add('description', language, 'metaDescription is empty: say in a sentence what the page is for');
  if (description.length > longest.description)
    add(
      'title',
      language,
      `the description has ${description.length} letters; search engines show ${longest.description}`,
    );
  const hard = hardToRead(proseOf(page.items, language, content), language);
  if (hard !== undefined) add('reading', language, hard);
}

function addEnglish(
  page: ReportedPage,
  language: string,
  { content, defaultLanguage, index }: Reported,
  add: Add,
): void {
  if (!page.loaded.values[language]) {
    const what = index.speaks(page.item, language) ? 'the whole page is in English' : 'there is no such page';
    return add('english', language, what);
  }
  for (const item of page.items) {
    const names = untranslatedFields(item, { language, defaultLanguage, content });
    if (names.length > 0) add('english', language, names.join(', '), item);
  }
}

/** By what visitors look for a physician. */
const wanted = {
  'a specialty': /^specialities$/,
  'a place': /^(?:primaryLocation|otherLocations)$/,
  'an NPI': /^npi$/,
} as const;

function addPhysician({ item }: ReportedPage, { content, defaultLanguage }: Reported, add: Add): void {
  const template = content.templates.get(item.template);
  if (!template || !inheritsFrom(template, 'Physician Details')) return;
  for (const [name, pattern] of Object.entries(wanted)) {
    const fields = [...template.fields.keys()].filter((field) => pattern.test(field));
    const isFilled = fields.some((field) => {
      const value = item.field(field, defaultLanguage);
      return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
    });
    if (fields.length > 0 && !isFilled)
      add('physician', '', `without ${name}: no search or filter shows them`);
  }
  if (item.field('hideFromSearchEngines', defaultLanguage) === true)
    add('physician', '', 'hidden from search engines');
}
