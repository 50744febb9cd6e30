/** A program that ran so long was well. */
const wellAfterMs = 60_000;
const longestMs = 30_000;

/**
 * How long to wait before a program that ended by itself is started again: one second, and twice as long each time that
 * it ends soon again, up to half a minute.
 * @param {() => number} [now] - milliseconds
 * @returns {() => number} to be called when the program has ended; milliseconds
 */
export function backOff(now = Date.now) {
  let delayMs = 0;
  let startsAt = now();
  return () => {
    delayMs = now() - startsAt >= wellAfterMs ? 1000 : Math.min(longestMs, Math.max(1000, delayMs * 2));
    startsAt = now() + delayMs;
    return delayMs;
  };
}
