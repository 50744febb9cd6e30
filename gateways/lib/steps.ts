/** Long work in small steps: at each `yield` other work may run. */
export type Steps<T> = Generator<undefined, T>;

/** Requests that come while work is done in turns wait this long at most, and one step. */
const turnMs = 4;

/** Does the work without a pause. @requirement O8 */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does the work in turns with everything else that the process does. @requirement O8 */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (let until = performance.now() + turnMs; ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await new Promise((done) => setImmediate(done));
    until = performance.now() + turnMs;
  }
}
