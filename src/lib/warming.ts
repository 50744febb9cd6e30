/** The framework loads its own copy of every module for each route; all of them have to know. */
const place = Symbol.for('foyer.warming');
const shared = globalThis as { [place]?: boolean };

/**
 * Says whether the first searches are being made: visitors are answered, and readiness sends most of them elsewhere.
 * @requirement O8
 */
export function announceWarming(isWarming: boolean): void {
  shared[place] = isWarming;
}

/** Whether this process has just started. @requirement O8 */
export function isWarming(): boolean {
  return shared[place] === true;
}
