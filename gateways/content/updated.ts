import { createHash } from 'node:crypto';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import type { ContentIndex } from './content-index.ts';
import type { LoadedItem } from './snapshot.ts';
import type { ContentItem } from './store.ts';

/** What was last seen of an item in a language, and since when it is so (ISO instant). */
type Seen = { readonly digest: string; readonly since: string };

export type UpdatedOptions = {
  /** Where dates are kept over restarts; without it they are the files' own. */
  readonly file?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/** Dates that an author writes into a page, the later kind first. */
const ownDates = ['UpdateDate', 'datePublished'];
/** What may change without a visitor noticing, or is a page of its own. */
const unseenKeys: ReadonlySet<string> = new Set(['children', 'items', 'languages', 'owner']);
const saveAfterMs = 1000;

/**
 * When items were last changed, as a CMS knows it. A copy of the files is newer than what they say, so the date of a file
 * counts only for what differs from what was seen before; what was never seen has the date that its author wrote, else
 * its file's.
 * @requirement A15
 */
export class UpdatedDates {
  readonly #options: UpdatedOptions;
  readonly #seen: Map<string, Seen>;
  #checked = new Map<string, string>();
  #revision = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(options: UpdatedOptions) {
    this.#options = options;
    this.#seen = new Map(Object.entries(readKept(options.file)));
  }

  /** ISO instant; undefined for folders that no file describes. */
  of(index: ContentIndex, item: ContentItem, language: string): string | undefined {
    const loaded = index.snapshot.items.get(item.path);
    if (!loaded?.file) return undefined;
    if (this.#revision !== index.snapshot.revision) {
      this.#revision = index.snapshot.revision;
      this.#checked = new Map();
    }
    const key = `${item.path} ${language}`;
    const known = this.#checked.get(key);
    if (known !== undefined) return known;
    const digest = digestOf(index, loaded, language);
    const before = this.#seen.get(key);
    const since =
      before?.digest === digest
        ? before.since
        : new Date(
            before
              ? // A file that somebody put back has its old date, but is new to visitors.
                Math.max(this.#fileDate(loaded.file), Date.parse(before.since))
              : ownDateOf(item, language) || this.#fileDate(loaded.file),
          ).toISOString();
    this.#checked.set(key, since);
    if (before?.digest !== digest) this.#keep(key, { digest, since });
    return since;
  }

  #keep(key: string, seen: Seen): void {
    this.#seen.set(key, seen);
    if (this.#options.file === undefined || this.#timer) return;
    this.#timer = setTimeout(() => this.save(), saveAfterMs);
    this.#timer.unref();
  }

  #fileDate(file: string): number {
    return Math.min(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0, this.#options.now());
  }

  /** Keeps what is not kept yet. A disk that takes nothing costs dates, no page. */
  save(): void {
    const { file } = this.#options;
    if (file === undefined || !this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(this.#seen)));
      renameSync(`${file}.new`, file);
    } catch {
      // The next change tries again.
    }
  }
}

function readKept(file: string | undefined): Record<string, Seen> {
  if (file === undefined) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Seen>;
  } catch {
    return {};
  }
}

/** What an item says in a language, with what belongs to it and is no page: its blocks and the items of its lists. */
function digestOf(index: ContentIndex, loaded: LoadedItem, language: string): string {
  const digest = createHash('sha256');
  const add = (item: LoadedItem) => {
    const said = Object.entries(item.data).filter(([key]) => !unseenKeys.has(key));
    const spoken = item.data.languages as Readonly<Record<string, unknown>> | undefined;
    digest.update(JSON.stringify([item.path, said, spoken?.[language]]));
    for (const child of index.children(item.path)) {
      const below = child.hasLayout ? undefined : index.snapshot.items.get(child.path);
      if (below) add(below);
    }
  };
  add(loaded);
  return digest.digest('hex').slice(0, 16);
}

/** 0 for an item without one. */
function ownDateOf(item: ContentItem, language: string): number {
  const [latest = 0] = ownDates.flatMap((name) => {
    const value = item.field(name, language);
    return (typeof value === 'string' && Date.parse(value)) || [];
  });
  return latest;
}
