import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentStore } from '../content/store.ts';
import type { FieldChanges, SearchDocument } from './document.ts';
import { documentsOf } from './documents/from-content.ts';
import { filterDocuments } from './filters/evaluate.ts';
import { buildIndex, SearchIndex, type IndexData } from './index/search-index.ts';
import { engineVersion, readSnapshot, removeDrafts, writeSnapshot } from './index/snapshot.ts';
import type { Change } from './update.ts';

/** What updates did beside the content. */
type Updates = { readonly added: Map<string, SearchDocument>; readonly removed: Set<string> };

export type LibraryOptions = {
  /** What is indexed from the start; absent for an index that only updates fill. */
  readonly content?: ContentStore | undefined;
  /** Where the index is kept for a fast start; absent: nowhere. */
  readonly dataDir?: string | undefined;
};

const patchesKey = 'patches';

/**
 * What is indexed: the documents of the content, and beside them those that came through updates, until they are
 * deleted. The index is built anew when something changed and somebody asks; it is kept on disk, with the updates, for
 * the next start. New values for single fields are laid over it without building it again, and kept in a file of their
 * own.
 * @requirement B18
 */
export class Library {
  readonly #content: ContentStore | undefined;
  readonly #folder: string | undefined;
  readonly #version = engineVersion();
  readonly #stop: (() => void) | undefined;
  /** Without the patches. */
  #base: SearchIndex | undefined;
  #index: SearchIndex | undefined;
  #patches = new Map<string, FieldChanges>();
  #arePatchesKept = true;
  /** Absent while nobody needs them: an index from disk holds the documents already. */
  #updates: Updates | undefined;
  #areUpdatesKept = true;
  /** Names the committed state of the updates, which lie in a file of that name: naming another commits them. */
  #generation: string;

  constructor({ content, dataDir }: LibraryOptions) {
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

  /** The index of what is known now. */
  index(): SearchIndex {
    this.#base ??= this.#fromDisk() ?? this.#build();
    this.#index ??= this.#base.with(this.#patches);
    return this.#index;
  }

  /** Takes changes in; they are found from now on, and outlive the process once they are committed. */
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
        // A whole document says all its values itself.
        if (this.#patches.delete(id)) this.#arePatchesKept = false;
      }
      this.#base = this.#index = undefined;
      this.#areUpdatesKept = false;
    }
  }

  commit(): void {
    if (!this.#folder) return;
    if (!this.#arePatchesKept) writeSnapshot(join(this.#folder, 'patches'), patchesKey, this.#patches);
    this.#arePatchesKept = true;
    if (this.#areUpdatesKept) return;
    const generation = randomUUID();
    writeSnapshot(join(this.#folder, `updates.${generation}`), generation, this.#pending());
    writeSnapshot(join(this.#folder, 'generation'), '', generation);
    rmSync(join(this.#folder, `updates.${this.#generation}`), { force: true });
    this.#generation = generation;
    this.#areUpdatesKept = true;
    this.#base = this.#build();
    this.#index = undefined;
    this.#updates = undefined;
  }

  #patch(id: string, fields: FieldChanges): void {
    this.#patches.set(id, { ...this.#patches.get(id), ...fields });
    this.#arePatchesKept = false;
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

  /** Names the state of everything that an index is made of; undefined while updates are not committed. */
  #key(): string | undefined {
    if (!this.#areUpdatesKept) return undefined;
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
