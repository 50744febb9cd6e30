import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldChanges, SearchDocument } from '../document.ts';
import { readSnapshot, removeDrafts, writeSnapshot } from '../index/snapshot.ts';

/** What updates added to the content's documents, and removed. */
type Updates = { readonly added: Map<string, SearchDocument>; readonly removed: Set<string> };

const patchesKey = 'patches';

/** What clients changed beside the content: whole documents, and single fields. On disk once it is saved. */
export class KeptUpdates {
  readonly #folder: string | undefined;
  /** Absent until it is needed: an index from disk holds the documents already. */
  #updates: Updates | undefined;
  #areUpdatesSaved = true;
  readonly #patches: Map<string, FieldChanges>;
  #arePatchesSaved = true;
  /** The saved state of the updates, and the name of their file. Writing another name saves another file. */
  #generation: string;

  /** @param folder - absent to keep updates in memory only */
  constructor(folder: string | undefined) {
    this.#folder = folder;
    this.#generation = folder ? String(readSnapshot(join(folder, 'generation')) ?? '') : '';
    if (folder) removeDrafts(folder, `updates.${this.#generation}`);
    const kept = folder ? readSnapshot(join(folder, 'patches'), patchesKey) : undefined;
    this.#patches = kept instanceof Map ? kept : new Map();
  }

  /** Names the state of the documents; undefined while it is not saved. */
  get generation(): string | undefined {
    return this.#areUpdatesSaved ? this.#generation : undefined;
  }

  get patches(): ReadonlyMap<string, FieldChanges> {
    return this.#patches;
  }

  get documents(): Updates {
    this.#updates ??= (this.#folder &&
      (readSnapshot(join(this.#folder, `updates.${this.#generation}`), this.#generation) as
        | Updates
        | undefined)) || { added: new Map(), removed: new Set() };
    return this.#updates;
  }

  /** @param document - undefined: there is none any more */
  put(id: string, document: SearchDocument | undefined): void {
    const { added, removed } = this.documents;
    if (document) added.set(id, document);
    else added.delete(id);
    if (document) removed.delete(id);
    else removed.add(id);
    this.#areUpdatesSaved = false;
    // A whole document replaces all patches.
    if (this.#patches.delete(id)) this.#arePatchesSaved = false;
  }

  patch(id: string, fields: FieldChanges): void {
    this.#patches.set(id, { ...this.#patches.get(id), ...fields });
    this.#arePatchesSaved = false;
  }

  /**
   * Writes what is not on disk yet. What changes meanwhile is for the next time.
   * @throws where it cannot be written, as on a full disk
   */
  async save(): Promise<void> {
    const [arePatchesSaved, areUpdatesSaved] = [this.#arePatchesSaved, this.#areUpdatesSaved];
    this.#arePatchesSaved = this.#areUpdatesSaved = true;
    if (!this.#folder) return;
    try {
      if (!arePatchesSaved) await writeSnapshot(join(this.#folder, 'patches'), patchesKey, this.#patches);
      if (!areUpdatesSaved) await this.#saveDocuments(this.#folder);
    } catch (error) {
      this.#arePatchesSaved &&= arePatchesSaved;
      this.#areUpdatesSaved &&= areUpdatesSaved;
      throw error;
    }
  }

  async #saveDocuments(folder: string): Promise<void> {
    const generation = randomUUID();
    await writeSnapshot(join(folder, `updates.${generation}`), generation, this.documents);
    await writeSnapshot(join(folder, 'generation'), '', generation);
    rmSync(join(folder, `updates.${this.#generation}`), { force: true });
    this.#generation = generation;
  }

  /** Frees what is on disk; a later change reads it again. */
  release(): void {
    if (this.#folder && this.#areUpdatesSaved) this.#updates = undefined;
  }
}
