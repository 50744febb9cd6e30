import { join } from 'node:path';
import type { ContentStore } from '../content/store.ts';
import { logError } from '../lib/log.ts';
import { atOnce, inTurns, type Steps } from '../lib/steps.ts';
import type { FieldChanges, SearchDocument } from './document.ts';
import { documentSteps } from './documents/from-content.ts';
import { indexSteps } from './index/build-index.ts';
import { SearchIndex, type IndexData } from './index/search-index.ts';
import { engineVersion, readSnapshot, writeSnapshot } from './index/snapshot.ts';
import type { Change } from './updates/changes.ts';
import { KeptUpdates } from './updates/kept-updates.ts';
import { matchingIds } from './updates/matching-ids.ts';

export type CollectionOptions = {
  /** Indexed from the start; absent for an index that only updates fill. */
  readonly content?: ContentStore | undefined;
  /** Where the index is kept for a fast start; absent to keep it in memory only. */
  readonly dataDir?: string | undefined;
};

/** As Solr's soft commit: what nobody commits is found so long after the last update. */
const soonMs = 1000;

type Unbuilt = ReadonlyMap<string, SearchDocument | undefined>;
type Patches = Map<string, FieldChanges>;

type Built = {
  readonly index: SearchIndex;
  /** Identifies everything that it was built from; undefined where that is not on disk. */
  readonly key: string | undefined;
  /** The changes that it holds. */
  readonly changes: Unbuilt;
  /** What to lay over it. */
  readonly patches: Patches;
};

/**
 * The documents of the content and those that came through updates. A change builds another index, in turns with the
 * searches, which the old one answers until then. It is kept on disk with the updates for the next start. New values for
 * single fields are laid over it at once, and kept in a file of their own.
 * @requirement B18
 */
export class SearchCollection {
  readonly #content: ContentStore | undefined;
  readonly #folder: string | undefined;
  readonly #version = engineVersion();
  readonly #stop: (() => void) | undefined;
  readonly #updates: KeptUpdates;
  /** Without the patches. */
  #base: SearchIndex | undefined;
  #index: SearchIndex | undefined;
  #patches: Patches;
  /** What to lay over the index that is being built. */
  #nextPatches: Patches | undefined;
  /** Changes that the index does not hold yet, by id; undefined for a document that is gone. */
  readonly #unbuilt = new Map<string, SearchDocument | undefined>();
  #isStale = false;
  /** What is to be done, one after the other. */
  #work: Promise<void> = Promise.resolve();
  #soon: NodeJS.Timeout | undefined;
  #saveFailure: string | undefined;

  constructor({ content, dataDir }: CollectionOptions) {
    this.#content = content;
    this.#folder = dataDir === undefined ? undefined : join(dataDir, 'search');
    this.#updates = new KeptUpdates(this.#folder);
    this.#patches = new Map(this.#updates.patches);
    this.#stop = content?.onChange(() => {
      this.#isStale = true;
      this.#rebuildIn(0);
    });
  }

  /** Why the index on disk is not the one that answers: `ENOSPC`; undefined when it is. */
  get saveFailure(): string | undefined {
    return this.#saveFailure;
  }

  /** The current index. */
  index(): SearchIndex {
    this.#base ??= this.#fromDisk();
    if (!this.#base) {
      const built = atOnce(this.#buildSteps());
      this.#serve(built);
      void this.#afterOthers(() => this.#keep(built));
    }
    this.#index ??= (this.#base as SearchIndex).with(this.#patches);
    return this.#index;
  }

  /** Applies changes. They are found after a commit, or soon; new values for single fields at once. */
  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.kind === 'set') this.#patch(change.id, change.fields);
      else if (change.kind === 'add') this.#put(change.document._uniqueid, change.document);
      else if (change.kind === 'deleteId') this.#put(change.id, undefined);
      else for (const id of matchingIds(this.index(), this.#unbuilt, change.query)) this.#put(id, undefined);
    }
    if (this.#isStale) this.#rebuildIn(soonMs);
  }

  /**
   * Makes all changes so far outlive a restart, and found.
   * @throws where they cannot be written, as on a full disk
   */
  commit(): Promise<void> {
    return this.#afterOthers(async () => {
      await this.#updates.save();
      await this.#rebuild();
    });
  }

  /** Ends with the work that is under way. */
  close(): Promise<void> {
    this.#stop?.();
    clearTimeout(this.#soon);
    return this.#work;
  }

  #put(id: string, document: SearchDocument | undefined): void {
    this.#updates.put(id, document);
    this.#unbuilt.set(id, document);
    this.#isStale = true;
  }

  #patch(id: string, fields: FieldChanges): void {
    this.#updates.patch(id, fields);
    for (const patches of [this.#patches, this.#nextPatches])
      patches?.set(id, { ...patches.get(id), ...fields });
    this.#index = undefined;
  }

  #afterOthers(task: () => Promise<void>): Promise<void> {
    const done = this.#work.then(task);
    this.#work = done.catch(() => undefined);
    return done;
  }

  #rebuildIn(milliseconds: number): void {
    clearTimeout(this.#soon);
    const rebuild = () => this.#rebuild();
    this.#soon = setTimeout(() => void this.#afterOthers(rebuild), milliseconds).unref();
  }

  async #rebuild(): Promise<void> {
    clearTimeout(this.#soon);
    if (!this.#isStale) return;
    const built = await inTurns(this.#buildSteps());
    this.#serve(built);
    this.#updates.release();
    await this.#keep(built);
  }

  *#buildSteps(): Steps<Built> {
    this.#isStale = false;
    const revision = this.#content?.revision();
    const own = this.#content ? yield* documentSteps(this.#content) : [];
    // What changes from here on is for the next index.
    const { added, removed } = this.#updates.documents;
    const kept = own.filter(({ _uniqueid: id }) => !added.has(id) && !removed.has(id));
    const documents = [...kept, ...added.values()];
    const key = revision === this.#content?.revision() ? this.#key() : undefined;
    const changes = new Map(this.#unbuilt);
    const patches = new Map(this.#updates.patches);
    this.#nextPatches = patches;
    return { index: yield* indexSteps(documents), key, changes, patches };
  }

  #serve({ index, changes, patches }: Built): void {
    this.#base = index;
    this.#index = undefined;
    this.#patches = patches;
    this.#nextPatches = undefined;
    for (const [id, document] of changes) if (this.#unbuilt.get(id) === document) this.#unbuilt.delete(id);
  }

  /** Keeps an index for the next start. Where it cannot be written, that start builds it again. */
  async #keep({ index, key }: Built): Promise<void> {
    if (!this.#folder || key === undefined) return;
    try {
      await writeSnapshot(join(this.#folder, 'index'), key, index.data);
      this.#saveFailure = undefined;
    } catch (error) {
      this.#saveFailure = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      logError('search-index-unwritten', { reason: this.#saveFailure });
    }
  }

  /** Identifies everything that an index is built from; undefined while updates are not saved. */
  #key(): string | undefined {
    const { generation } = this.#updates;
    return generation === undefined
      ? undefined
      : [this.#version, this.#content?.revision() ?? '', generation].join(' ');
  }

  #fromDisk(): SearchIndex | undefined {
    const key = this.#key();
    if (!this.#folder || key === undefined) return undefined;
    const data = readSnapshot(join(this.#folder, 'index'), key) as IndexData | undefined;
    return data && SearchIndex.of(data);
  }
}
