/** How a feed is kept up to date. Times in milliseconds. */
export type RefreshSchedule = {
  /** Refreshes everything, or only some providers. */
  readonly refresh: (npis?: readonly string[]) => Promise<unknown>;
  readonly onFailure: (reason: string) => void;
  /** Delay of the first refresh, so that it does not slow the start. */
  readonly firstAfterMs: number;
  readonly everyMs: number;
  /** Bookings within this time are refreshed together. */
  readonly gatherMs: number;
};

/**
 * Refreshes at intervals, and a single provider soon after a booking. Never runs two refreshes at once.
 * @requirement B28
 */
export function scheduleRefreshes({ refresh, onFailure, firstAfterMs, everyMs, gatherMs }: RefreshSchedule): {
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
