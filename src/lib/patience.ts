import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a visitor still waits for a page. */
export type Patience = {
  leftMs: number;
  /** The end of the last wait in vain, by the process's own clock. */
  until: number;
};

/** One for the process: the framework loads its own copy of this module for each route. */
const place = Symbol.for('foyer.patience');
const shared = globalThis as { [place]?: AsyncLocalStorage<Patience> };
shared[place] ??= new AsyncLocalStorage();
const storage = shared[place];

/** @param ms - so long a page waits in all for systems that give no answer, before it asks the CMS no more */
export function newPatience(ms: number): Patience {
  return { leftMs: ms, until: -Infinity };
}

/**
 * Does a part of a page's making, for somebody who waits for it.
 * @requirement O8
 */
export function withPatience<T>(patience: Patience, make: () => T): T {
  return storage.run(patience, make);
}

/** Milliseconds that the page may still wait; Infinity where nobody waits for a page. */
export function patienceLeft(): number {
  return storage.getStore()?.leftMs ?? Infinity;
}

/**
 * Takes a wait off the page's patience. Waits that overlap count once.
 * @param startedAt - when it began, as `performance.now()` says it
 */
export function waitedInVain(startedAt: number): void {
  const patience = storage.getStore();
  if (!patience) return;
  const now = performance.now();
  patience.leftMs -= Math.max(0, now - Math.max(startedAt, patience.until));
  patience.until = now;
}
