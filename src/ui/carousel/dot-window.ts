/** No more dots than these are shown at once. */
const mostDots = 5;

/**
 * The slides that have a dot: five at most, with the current one in their middle where there are slides on both sides.
 * @param current - index of the current slide, from 0
 * @param count - number of slides
 * @returns indexes from 0, in order
 * @requirement G6
 */
export function dotWindow(current: number, count: number): readonly number[] {
  const size = Math.min(mostDots, count);
  const start = Math.max(0, Math.min(current - Math.floor(mostDots / 2), count - size));
  return Array.from({ length: size }, (_, index) => start + index);
}
