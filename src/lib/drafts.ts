import { AsyncLocalStorage } from 'node:async_hooks';

/** Which layout of the CMS an author looks at. */
export type LayoutKind = 'final' | 'shared';

type Drafts = { readonly layoutKind: LayoutKind };

/** One for the process: the framework loads its own copy of this module for each route. */
const place = Symbol.for('foyer.drafts');
const shared = globalThis as { [place]?: AsyncLocalStorage<Drafts> };
shared[place] ??= new AsyncLocalStorage();
const storage = shared[place];

/**
 * Runs something that sees what is not published yet: questions go to the CMS of the authors, and nothing that they bring
 * is kept or taken from what visitors get.
 * @requirement O1
 */
export function withDrafts<T>(run: () => Promise<T>, layoutKind: LayoutKind = 'final'): Promise<T> {
  return storage.run({ layoutKind }, run);
}

/** What the running request may see besides what is published; undefined for a visitor's. @requirement O1 */
export function draftsShown(): Drafts | undefined {
  return storage.getStore();
}
