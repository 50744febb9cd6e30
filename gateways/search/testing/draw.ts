/** Pseudo-random draws: the same seed gives the same draws. */
export function drawFrom(seed: number) {
  let state = seed;
  /** A whole number from 0 to below the limit. */
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return { below, one };
}
