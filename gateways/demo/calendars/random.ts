/** A stream of numbers in [0, 1) that depends on nothing but its seed text. */
export type RandomStream = () => number;

/** FNV-1a, 32 bits: spreads short texts well enough for calendars. Not for secrets. @requirement I4 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** @param seed - the same text gives the same numbers on every machine and day @requirement I4 */
export function randomStream(seed: string): RandomStream {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Picks one entry of a list that is not empty. @requirement I4 */
export function pick<T>(random: RandomStream, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
