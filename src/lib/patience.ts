import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a visitor still waits for a page. */
export type Patience = {
  leftMs: number;
  /** The end of the last wait in vain, by the process's own clock. */
  until: number;
};

/** A question that several may wait for, and whether its asker waited in vain for any part of its answer. */
export type Question = { isInVain: boolean };

/** One for the process: the framework loads its own copy of this module for each route. */
const place = Symbol.for('foyer.patience');
const shared = globalThis as { [place]?: AsyncLocalStorage<Patience> };
shared[place] ??= new AsyncLocalStorage();
const storage = shared[place];
const questionPlace = Symbol.for('foyer.question');
const sharedQuestion = globalThis as { [questionPlace]?: AsyncLocalStorage<Question> };
sharedQuestion[questionPlace] ??= new AsyncLocalStorage();
const asking = sharedQuestion[questionPlace];

/**
 * @param ms - so long a page waits in all for systems that give no answer, before it asks the CMS no more
 * @requirement O8
 */
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

/**
 * Asks something that others wait for too: what is waited for in vain meanwhile is noted on the question.
 * @requirement O8
 */
export function withQuestion<T>(question: Question, ask: () => T): T {
  return asking.run(question, ask);
}

/** Milliseconds that the page may still wait; Infinity where nobody waits for a page. @requirement O8 */
export function patienceLeft(): number {
  return storage.getStore()?.leftMs ?? Infinity;
}

/**
 * Takes a wait off the page's patience. Waits that overlap count once.
 * @param startedAt - when it began, as `performance.now()` says it
 * @requirement O8
 */
export function waitedInVain(startedAt: number): void {
  const question = asking.getStore();
  if (question) question.isInVain = true;
  const patience = storage.getStore();
  if (!patience) return;
  const now = performance.now();
  patience.leftMs -= Math.max(0, now - Math.max(startedAt, patience.until));
  patience.until = now;
}

/**
 * Waits for what somebody else has asked, for no longer than the page has patience.
 * @returns undefined where it has not come by then
 * @requirement O8
 */
export async function waitInTime<T>(answer: Promise<T>): Promise<T | undefined> {
  const left = patienceLeft();
  if (left === Infinity) return answer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), Math.max(0, left));
  });
  return Promise.race([answer, enough]).finally(() => clearTimeout(timer));
}
