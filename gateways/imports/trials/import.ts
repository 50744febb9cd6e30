import { describeProblems } from '../../content/describe.ts';
import { openContent } from '../../content/open.ts';
import type { ContentStore } from '../../content/store.ts';
import { bagOf } from '../../content/read-files.ts';
import { BrokenContentError, writePages, type WantedPage } from '../content-files.ts';
import { nameKey, pathOf } from '../names.ts';
import { UnreadableFileError } from '../read-input.ts';
import type { ImportReport, Note } from '../report.ts';
import { readStudy, type Known } from './study.ts';

const template = 'Clinical Trial Details';
const mark = '# From ClinicalTrials.gov: npm run import:trials writes it again, and keeps what you add.';

/**
 * Imports studies of ClinicalTrials.gov (API v2) as pages of the embedded CMS.
 * @param source - a study, a list of studies, or a page of the API with `studies`
 * @returns what was done, with a reason for each study that was refused and each text that was altered
 * @throws UnreadableFileError for any other value; BrokenContentError where the content cannot be served
 * @requirement F2
 */
export async function importTrials(
  folder: string,
  source: unknown,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<ImportReport> {
  const studies = studiesOf(source);
  const opened = await openContent({ folder });
  if (!opened.ok) throw new BrokenContentError(describeProblems(opened.problems).join('\n'));
  const content = opened.value;
  const notes: Note[] = [];
  const pages = new Map<string, WantedPage>();
  const known = knownOf(content);
  const numbers = numbersOf(content);
  for (const [index, study] of studies.entries()) {
    const read = readStudy(study, index + 1, known);
    notes.push(...read.notes);
    const { page } = read;
    if (page === undefined) continue;
    const other = numbers.get(page.record);
    if (pages.has(page.record))
      notes.push({
        record: page.record,
        kind: 'refused',
        reason: 'it is in the file twice; the first one counts',
      });
    else if (other !== undefined && other !== page.path)
      notes.push({ record: page.record, kind: 'refused', reason: `${other} has this number already` });
    else pages.set(page.record, page);
  }
  const written = await writePages(folder, [...pages.values()], { mark, isDryRun });
  return { isDryRun, counts: written.counts, pages: written.pages, notes: [...notes, ...written.notes] };
}

function studiesOf(source: unknown): readonly unknown[] {
  if (Array.isArray(source)) return source;
  const bag = bagOf(source);
  if (Array.isArray(bag?.studies)) return bag.studies;
  if (bag !== undefined && 'protocolSection' in bag) return [bag];
  throw new UnreadableFileError('The file is no study of ClinicalTrials.gov (API v2), nor a list of them.');
}

/** Item paths below the root by the NCT number that their pages have. */
function numbersOf(content: ContentStore): ReadonlyMap<string, string> {
  return new Map(
    content.byTemplate(template).map((item) => {
      const number = item.field('NCT', content.languages[0] ?? 'en');
      return [typeof number === 'string' ? number.toUpperCase() : '', pathOf(content, item)];
    }),
  );
}

function knownOf(content: ContentStore): Known {
  const language = content.languages[0] ?? 'en';
  const conditions = new Map<string, string>();
  for (const item of content.byTemplate('Condition Details')) {
    const synonyms = item.field('synonyms', language);
    const names = [item.displayName(language), ...(typeof synonyms === 'string' ? synonyms.split('\n') : [])];
    for (const name of names.map(nameKey))
      if (name !== '' && !conditions.has(name)) conditions.set(name, pathOf(content, item));
  }
  const physicians = new Map(
    content
      .byTemplate('Physician Details')
      .map((item) => [nameKey(item.displayName(language)), pathOf(content, item)] as const),
  );
  return {
    condition: (name) => conditions.get(nameKey(name)) ?? conditions.get(nameKey(turned(name))),
    physician: (name) => physicians.get(nameKey(name)),
  };
}

/** The registry inverts names: "Disk, Herniated". */
function turned(name: string): string {
  return name.split(',').reverse().join(' ');
}
