import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentStore } from '../content/store.ts';
import type { FieldChanges, SearchDocument } from './document.ts';
import { documentsOf } from './documents/from-content.ts';
import { filterDocuments } from './filters/evaluate.ts';
import { buildIndex } from './index/build-index.ts';
import { SearchIndex, type IndexData } from './index/search-index.ts';
import { engineVersion, readSnapshot, removeDrafts, writeSnapshot } from './index/snapshot.ts';
import type { Change } from './update.ts';

/** What updates added to the content's documents, and removed. */
type Updates = { readonly added: Map<string, SearchDocument>; readonly removed: Set<string> };

export type CollectionOptions = {
  /** Indexed from the start; absent for an index that only updates fill. */
  readonly content?: ContentStore | undefined;
  /** Where the index is kept for a fast start; absent to keep it in memory only. */
  readonly dataDir?: string | undefined;
};

const patchesKey = 'patches';

/**
 * The documents of the content and those that came through updates. The index is rebuilt on the first request after a
 * change, and kept on disk with the updates for the next start. New values for single fields are laid over it without a
 * rebuild, and kept in a file of their own.
 * @requirement B18
 */
export class SearchCollection {
  readonly #content: ContentStore | undefined;
  readonly #folder: string | undefined;
  readonly #version = engineVersion();
  readonly #stop: (() => void) | undefined;
  /** Without the patches. */
  #base: SearchIndex | undefined;
  #index: SearchIndex | undefined;
  #patches = new Map<string, FieldChanges>();
  #arePatchesSaved = true;
  /** Absent until it is needed: an index from disk holds the documents already. */
  #updates: Updates | undefined;
  #areUpdatesSaved = true;
  /** The committed state of the updates, and the name of their file. Writing another name commits another file. */
  #generation: string;

  constructor({ content, dataDir }: CollectionOptions) {
    this.#content = content;
    this.#folder = dataDir === undefined ? undefined : join(dataDir, 'search');
    this.#generation = this.#folder ? String(readSnapshot(join(this.#folder, 'generation')) ?? '') : '';
    if (this.#folder) {
      removeDrafts(this.#folder, `updates.${this.#generation}`);
      const kept = readSnapshot(join(this.#folder, 'patches'), patchesKey);
      if (kept instanceof Map) this.#patches = kept;
    }
    this.#stop = content?.onChange(() => {
      this.#base = this.#index = undefined;
    });
  }

  /** The current index. */
  index(): SearchIndex {
    this.#base ??= this.#fromDisk() ?? this.#build();
    this.#index ??= this.#base.with(this.#patches);
    return this.#index;
  }

  /** Applies changes. They are found at once, and survive a restart after a commit. */
  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.kind === 'set') {
        this.#patch(change.id, change.fields);
        continue;
      }
      const ids =
        change.kind === 'add'
          ? [change.document._uniqueid]
          : change.kind === 'deleteId'
            ? [change.id]
            : this.#idsOf(change.query);
      const { added, removed } = this.#pending();
      for (const id of ids) {
        if (change.kind === 'add') added.set(id, change.document);
        else added.delete(id);
        if (change.kind === 'add') removed.delete(id);
        else removed.add(id);
        // A whole document replaces all patches.
        if (this.#patches.delete(id)) this.#arePatchesSaved = false;
      }
      this.#base = this.#index = undefined;
      this.#areUpdatesSaved = false;
    }
  }

  commit(): void {
    if (!this.#folder) return;
    if (!this.#arePatchesSaved) writeSnapshot(join(this.#folder, 'patches'), patchesKey, this.#patches);
    this.#arePatchesSaved = true;
    if (this.#areUpdatesSaved) return;
    const generation = randomUUID();
    writeSnapshot(join(this.#folder, `updates.${generation}`), generation, this.#pending());
    writeSnapshot(join(this.#folder, 'generation'), '', generation);
    rmSync(join(this.#folder, `updates.${this.#generation}`), { force: true });
    this.#generation = generation;
    this.#areUpdatesSaved = true;
    this.#base = this.#build();
    this.#index = undefined;
    this.#updates = undefined;
  }

  #patch(id: string, fields: FieldChanges): void {
    this.#patches.set(id, { ...this.#patches.get(id), ...fields });
    this.#arePatchesSaved = false;
    this.#index = undefined;
  }

  close(): void {
    this.#stop?.();
  }

  #pending(): Updates {
    this.#updates ??= (this.#folder &&
      (readSnapshot(join(this.#folder, `updates.${this.#generation}`), this.#generation) as
        | Updates
        | undefined)) || {
      added: new Map(),
      removed: new Set(),
    };
    return this.#updates;
  }

  #idsOf(query: string): readonly string[] {
    const index = this.index();
    const found = filterDocuments(index, query, { field: '', point: '', distanceKm: '' });
    return [...found].map((number) => index.document(number)._uniqueid);
  }

  /** Identifies everything that an index is built from; undefined while updates are not committed. */
  #key(): string | undefined {
    if (!this.#areUpdatesSaved) return undefined;
    return [this.#version, this.#content?.revision() ?? '', this.#generation].join(' ');
  }

  #fromDisk(): SearchIndex | undefined {
    const key = this.#key();
    if (!this.#folder || key === undefined) return undefined;
    const data = readSnapshot(join(this.#folder, 'index'), key) as IndexData | undefined;
    return data && SearchIndex.of(data);
  }

  #build(): SearchIndex {
    const { added, removed } = this.#pending();
    const own = this.#content ? documentsOf(this.#content) : [];
    const kept = own.filter(({ _uniqueid: id }) => !added.has(id) && !removed.has(id));
    const index = buildIndex([...kept, ...added.values()]);
    const key = this.#key();
    if (this.#folder && key !== undefined) writeSnapshot(join(this.#folder, 'index'), key, index.data);
    return index;
  }
}
