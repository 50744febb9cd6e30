/** A process that waits for less than a tenth of its time has all the work it can do. */
const saturated = 0.9;
/** What a look leaves of the limit when the process has refused and has no time left. */
const fewer = 0.8;
/** What it makes of the limit once the process has time. */
const more = 1.25;
/** A limit never falls below this share of what it may be: answers wait for other programs too. */
const leastShare = 1 / 8;

export type InFlightLimit = {
  /** Takes a place; false where there is none. */
  take(): boolean;
  /** Gives a place back. */
  giveBack(): void;
  /**
   * Corrects the limit.
   * @param utilisation - share of the time since the last look in which the event loop had work, 0 to 1
   */
  look(utilisation: number): void;
  /** How many may be made at a time now. */
  allowed(): number;
};

/**
 * How many answers may be made at a time. A burst may fill all places. While more come than the process can make, places go
 * away until it is just kept busy: more of them would serve nobody else, and make each answer slower. They come back
 * as soon as it has time. Nothing here depends on how quick a machine is, or a service behind: who waits for a slow
 * service keeps all places, because the process has time.
 * @param most - places at first, and at most; 0: any number
 * @requirement O8
 */
export function limitInFlight(most: number): InFlightLimit {
  const least = Math.max(1, most * leastShare);
  let limit = most;
  let running = 0;
  let hasRefused = false;
  return {
    take: () => {
      if (most > 0 && running >= Math.floor(limit)) {
        hasRefused = true;
        return false;
      }
      running += 1;
      return true;
    },
    giveBack: () => {
      running -= 1;
    },
    look: (utilisation) => {
      if (utilisation < saturated) limit = Math.min(most, limit * more);
      else if (hasRefused) limit = Math.max(least, limit * fewer);
      hasRefused = false;
    },
    allowed: () => Math.floor(limit),
  };
}
