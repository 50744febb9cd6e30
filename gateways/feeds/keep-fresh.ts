/** How a feed is kept going. Times in milliseconds. */
export type Freshness = {
  /** Brings over everything, or only what belongs to some providers. */
  readonly refresh: (npis?: readonly string[]) => Promise<unknown>;
  readonly onFailure: (reason: string) => void;
  /** Until the first time: the start of the program comes first. */
  readonly firstAfterMs: number;
  readonly everyMs: number;
  /** Bookings within this time are brought over together. */
  readonly gatherMs: number;
};

/**
 * Refreshes from time to time, and soon after a booking for its provider alone; never two at once.
 * @requirement B28
 */
export function keepFresh({ refresh, onFailure, firstAfterMs, everyMs, gatherMs }: Freshness): {
  readonly touch: (npi: string) => void;
  readonly stop: () => void;
} {
  const touched = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  let gathering: NodeJS.Timeout | undefined;
  let isStopped = false;

  const run = (npisOf: () => readonly string[] | undefined) => {
    last = last.then(async () => {
      if (isStopped) return;
      try {
        await refresh(npisOf());
      } catch (error) {
        if (!isStopped) onFailure(error instanceof Error ? error.message : 'unknown reason');
      }
    });
  };
  const whole = () => {
    run(() => undefined);
    timer = setTimeout(whole, everyMs).unref();
  };
  let timer = setTimeout(whole, firstAfterMs).unref();

  return {
    touch: (npi) => {
      touched.add(npi);
      gathering ??= setTimeout(() => {
        gathering = undefined;
        run(() => {
          const npis = [...touched];
          touched.clear();
          return npis;
        });
      }, gatherMs).unref();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(gathering);
    },
  };
}
