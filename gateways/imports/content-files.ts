import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import { describeProblems } from '../content/describe.ts';
import { loadContent } from '../content/load.ts';
import { bagOf } from '../content/read-files.ts';
import type { Counts, Note } from './report.ts';

/** A page that an import wants. Paths are those of items, below the root: `home/find-a-clinical-trial/nct01234567`. */
export type WantedPage = {
  /** How the report names it. */
  readonly record: string;
  /** What the source calls it, for a page whose path does not say it; see `keysOf`. */
  readonly key?: string;
  readonly path: string;
  readonly template: string;
  readonly displayName: string;
  /** Fields that the source owns: written at every import, and taken away when the source has them no more. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Fields that an author may replace: written only while the page has none. */
  readonly suggested?: Readonly<Record<string, unknown>>;
  /** Names of all fields that the source owns. */
  readonly owned: ReadonlySet<string>;
};

type Written = {
  readonly counts: Counts;
  readonly notes: readonly Note[];
  readonly pages: readonly string[];
};
type Change = { readonly file: string; readonly before: string | undefined; readonly after: string };

/** Content that cannot be served, before an import or because of it. The message names the problems. */
export class BrokenContentError extends Error {}

/**
 * Writes pages into a content folder, one file each. What authors added to such a file stays: translations, an owner, further
 * fields. Files that somebody else wrote are not touched. Should the content not load afterwards, all of it is as it was before.
 * @param options.mark - first line of every file, which says where it comes from
 * @throws BrokenContentError
 * @requirement F2 D2 E1
 */
export async function writePages(
  folder: string,
  wanted: readonly WantedPage[],
  options: { readonly mark: string; readonly isDryRun: boolean },
): Promise<Written> {
  const notes: Note[] = [];
  const counts = { added: 0, changed: 0, unchanged: 0 };
  const changes: Change[] = [];
  const pages: string[] = [];
  for (const page of wanted) {
    const file = join(folder, 'items', `${page.path}.yaml`);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (before !== undefined && !before.startsWith(options.mark)) {
      const reason = `${page.path}.yaml was not written by this import, and is left alone`;
      notes.push({ record: page.record, kind: 'refused', reason });
      continue;
    }
    const old = before === undefined ? undefined : bagOf(parse(before));
    const next = merged(old, page);
    if (old !== undefined && isDeepStrictEqual(old, next)) {
      counts.unchanged += 1;
      continue;
    }
    counts[old === undefined ? 'added' : 'changed'] += 1;
    pages.push(`/${page.path.replace(/^home\//, '')}`);
    changes.push({
      file,
      before,
      after: `${firstLine(options.mark, page.key)}\n${stringify(next, { lineWidth: 0 })}`,
    });
  }
  if (!options.isDryRun) await apply(folder, changes);
  return { counts, notes, pages };
}

function merged(
  old: Readonly<Record<string, unknown>> | undefined,
  { template, displayName, fields, suggested = {}, owned }: WantedPage,
): Record<string, unknown> {
  const authored = Object.entries(bagOf(old?.fields) ?? {}).filter(([name]) => !owned.has(name));
  // Through YAML's own eyes: what cannot be written is not compared either.
  const next: unknown = parse(
    stringify({
      ...old,
      template,
      displayName,
      fields: { ...suggested, ...Object.fromEntries(authored), ...fields },
    }),
  );
  return next as Record<string, unknown>;
}

async function apply(folder: string, changes: readonly Change[]): Promise<void> {
  const done: Change[] = [];
  try {
    for (const change of changes) {
      done.push(change);
      put(change.file, change.after);
    }
    const loaded = await loadContent(folder);
    if (!loaded.ok) throw new BrokenContentError(describeProblems(loaded.problems).join('\n'));
  } catch (error) {
    for (const { file, before } of done.reverse()) {
      if (before === undefined) rmSync(file, { force: true });
      else put(file, before);
    }
    throw error;
  }
}

function firstLine(mark: string, key: string | undefined): string {
  return key === undefined ? mark : `${mark} Source: ${key}`;
}

/**
 * The paths of the pages below a folder that an import wrote, by what the source calls them.
 * @param below - item path below the root, such as `home/find-a-location/location`
 * @requirement F2 D2 E1
 */
export function keysOf(folder: string, below: string, mark: string): ReadonlyMap<string, string> {
  const place = join(folder, 'items', below);
  if (!existsSync(place)) return new Map();
  const files = readdirSync(place).filter((name) => name.endsWith('.yaml'));
  return new Map(
    files.flatMap((name) => {
      const first = readFileSync(join(place, name), 'utf8').split('\n', 1)[0] ?? '';
      const [start, key] = first.split(' Source: ');
      return start === mark && key !== undefined ? [[key, `${below}/${name.slice(0, -'.yaml'.length)}`]] : [];
    }),
  );
}

/** Written beside its place, then renamed: who follows the folder never reads half a file. */
function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
}
