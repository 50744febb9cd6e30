/** The framework loads its own copy of every module for each route; all of them have to know. */
const place = Symbol.for('foyer.stopping');
const shared = globalThis as { [place]?: boolean };

/**
 * Says that this process was asked to stop: it answers on for a while, and readiness sends new visitors elsewhere.
 * @requirement O8
 */
export function announceStop(): void {
  shared[place] = true;
}

/** Whether this process was asked to stop. @requirement O8 */
export function isStopping(): boolean {
  return shared[place] === true;
}
