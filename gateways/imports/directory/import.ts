import { describeProblems } from '../../content/describe.ts';
import { openContent } from '../../content/open.ts';
import type { ContentStore } from '../../content/store.ts';
import { BrokenContentError, keysOf, writePages, type WantedPage } from '../content-files.ts';
import { pathOf, slugOf } from '../names.ts';
import { UnreadableFileError } from '../read-input.ts';
import type { ImportReport, Note } from '../report.ts';
import { readCsvDirectory } from './csv.ts';
import { readFhirDirectory } from './fhir.ts';
import { personPage, placePage } from './pages.ts';
import type { Directory } from './records.ts';
import { readResources, Resources } from './resources.ts';
import { siteNames } from './site-names.ts';

const mark = '# From a directory: npm run import:directory writes it again, and keeps what you add.';
const placesFolder = 'home/find-a-location/location';
const peopleFolder = 'home/find-a-physician/physician';

/** A file of a directory: its name says its format. */
export type DirectoryFile = { readonly name: string; readonly text: string };

/**
 * Imports places and physicians as pages of the embedded CMS, from FHIR R4 (`.json`, `.ndjson`) and CSV.
 * @param files - all files of the directory that belong together: references lead from one to another
 * @throws UnreadableFileError; BrokenContentError where the content cannot be served
 * @requirement D2 D4 E1 E6
 */
export async function importDirectory(
  folder: string,
  files: readonly DirectoryFile[],
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<ImportReport> {
  const { places, people, notes: read } = readFiles(files);
  const opened = await openContent({ folder });
  if (!opened.ok) throw new BrokenContentError(describeProblems(opened.problems).join('\n'));
  const content = opened.value;
  const names = siteNames(content);
  const notes: Note[] = [...read];
  const placePaths = new Paths(content, placesFolder, keysOf(folder, placesFolder, mark));
  const peoplePaths = new Paths(content, peopleFolder, keysOf(folder, peopleFolder, mark));
  const wanted: WantedPage[] = [];
  const take = (paths: Paths, result: ReturnType<typeof placePage>, name: string, twin?: string) => {
    notes.push(...result.notes);
    const { page } = result;
    if (page?.key === undefined) return;
    const refuse = (reason: string) => notes.push({ record: page.record, kind: 'refused', reason });
    if (paths.isTaken(page.key)) refuse('it is there twice; the first one counts');
    else if (twin !== undefined && twin !== paths.known(page.key)) refuse(`${twin} has this NPI already`);
    else wanted.push({ ...page, path: paths.take(page.key, name) });
  };
  for (const place of places) take(placePaths, placePage(place, names), place.name);
  const numbers = npiPages(content);
  const taken = new Map<string, string>();
  for (const person of people) {
    const result = personPage(person, names, (key) => placePaths.known(key));
    const twin = numbers.get(person.npi) ?? taken.get(person.npi);
    take(peoplePaths, result, `${person.firstName} ${person.lastName}`, person.npi === '' ? undefined : twin);
    const path = peoplePaths.known(person.key);
    if (person.npi !== '' && path !== undefined) taken.set(person.npi, path);
  }
  const written = await writePages(folder, wanted, { mark, isDryRun });
  return { isDryRun, counts: written.counts, pages: written.pages, notes: [...notes, ...written.notes] };
}

function readFiles(files: readonly DirectoryFile[]): Directory {
  const resources = new Resources();
  const tables: Directory[] = [];
  for (const { name, text } of files) {
    const format = name.replace(/\.gz$/, '').split('.').at(-1);
    if (format === 'csv') tables.push(readCsvDirectory(name, text));
    else if (format === 'json' || format === 'ndjson') readResources(name, text, resources);
    else throw new UnreadableFileError(`${name} is neither .json, .ndjson nor .csv.`);
  }
  const all = [readFhirDirectory(resources), ...tables];
  const directory = {
    places: all.flatMap(({ places }) => places),
    people: all.flatMap(({ people }) => people),
    notes: all.flatMap(({ notes }) => notes),
  };
  if (directory.places.length + directory.people.length + directory.notes.length === 0)
    throw new UnreadableFileError('There are neither locations nor physicians in it.');
  return directory;
}

/** Item paths of the physicians' pages by NPI. */
function npiPages(content: ContentStore): ReadonlyMap<string, string> {
  return new Map(
    content.byTemplate('Physician Details').flatMap((item) => {
      const npi = item.field('npi', content.languages[0] ?? 'en');
      return typeof npi === 'string' && npi !== '' ? [[npi, pathOf(content, item)] as const] : [];
    }),
  );
}

/** Gives each record of a directory the path of its page: that of an earlier import, else one of its name. */
class Paths {
  readonly #content: ContentStore;
  readonly #folder: string;
  readonly #byKey: Map<string, string>;
  readonly #used: Set<string>;
  readonly #taken = new Set<string>();

  constructor(content: ContentStore, folder: string, known: ReadonlyMap<string, string>) {
    this.#content = content;
    this.#folder = folder;
    this.#byKey = new Map(known);
    this.#used = new Set(known.values());
  }

  isTaken(key: string): boolean {
    return this.#taken.has(key);
  }

  known(key: string): string | undefined {
    return this.#byKey.get(key);
  }

  /** The name's own path, else with the key behind it. */
  take(key: string, name: string): string {
    this.#taken.add(key);
    const before = this.#byKey.get(key);
    if (before !== undefined) return before;
    const slug = slugOf(name) || slugOf(key) || 'page';
    const path = [slug, `${slug}-${slugOf(key)}`]
      .map((last) => `${this.#folder}/${last}`)
      .find(
        (one) => !this.#used.has(one) && this.#content.item(`${this.#content.rootPath}/${one}`) === undefined,
      );
    const free = path ?? `${this.#folder}/${slug}-${this.#used.size}`;
    this.#used.add(free);
    this.#byKey.set(key, free);
    return free;
  }
}
