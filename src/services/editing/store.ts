import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LayoutData } from '@/cms/layout-data';
import type { UnplacedFields } from '@/cms/unplaced-fields';

/** What the editor sends for one rendering of a page. */
export type EditingData = {
  readonly layout: unknown;
  readonly language: string;
  readonly dictionary: Readonly<Record<string, string>>;
};

/** The same, read once for all renderings of the page. */
export type EditedData = Omit<EditingData, 'layout'> & {
  readonly layout: LayoutData;
  /** Fields that the page shows in no editable form; known after its first rendering. */
  readonly unplaced: UnplacedFields;
};

type Kept = LRUCache<string, EditedData>;
const clock = { now: () => Date.now() };
const name = Symbol.for('foyer.editing');

/** One cache for the whole process: the framework loads its own copy of this module for each route. */
function kept(): Kept {
  const holder = globalThis as { [name]?: Kept };
  holder[name] ??= new LRUCache({ max: 50, ttl: 60_000, perf: clock, ttlResolution: 0 });
  return holder[name];
}

/**
 * Keeps what the editor sent for the short time until its page is rendered.
 * @returns the key under which the page finds it; nobody can guess it
 * @requirement O1
 */
export function keepEditingData(data: EditedData): string {
  const key = randomUUID();
  kept().set(key, data);
  return key;
}

/** Takes kept data out; each key works once. @requirement O1 */
export function takeEditingData(key: string): EditedData | undefined {
  const found = kept().get(key);
  kept().delete(key);
  return found;
}
