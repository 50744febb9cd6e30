type Finish = () => Promise<unknown>;

/** The framework loads its own copy of every module for each route; they finish together. */
const place = Symbol.for('foyer.before-end');
const shared = globalThis as { [place]?: Set<Finish> };
const ending = (shared[place] ??= new Set());

/** Has something finished before the process ends as it was asked to. @requirement O8 */
export function beforeEnd(finish: Finish): void {
  ending.add(finish);
}

/** Resolves when everything that has to be finished before the end is. @requirement O8 */
export async function settleAll(): Promise<void> {
  await Promise.allSettled([...ending].map((finish) => finish()));
}
