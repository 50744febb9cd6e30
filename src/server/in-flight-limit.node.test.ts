import { limitInFlight } from './in-flight-limit.ts';

/**
 * A process whose answers each need one turn of its own time, and wait for so long besides; more come than it can make.
 * @returns answers made, and the places that there were in the second half
 */
function underway({ waits, arrivals }: { readonly waits: number; readonly arrivals: number }) {
  const limit = limitInFlight(32);
  const ready: number[] = [];
  let waiting: number[] = [];
  let made = 0;
  let refused = 0;
  const places: number[] = [];
  let busy = 0;
  for (let turn = 0; turn < 4000; turn += 1) {
    for (let came = 0; came < arrivals; came += 1) {
      if (limit.take()) waiting.push(turn + waits);
      else refused += 1;
    }
    ready.push(...waiting.filter((until) => until <= turn));
    waiting = waiting.filter((until) => until > turn);
    if (ready.shift() !== undefined) {
      limit.giveBack();
      made += 1;
      busy += 1;
    }
    if (turn % 10 === 9) {
      limit.look(busy / 10);
      busy = 0;
      if (turn > 2000) places.push(limit.allowed());
    }
  }
  return { made, refused, places };
}

test('[O8] while more come than can be made, fewer are made at a time, and as many in all', () => {
  const { made, refused, places } = underway({ waits: 4, arrivals: 3 });
  expect(refused).toBeGreaterThan(0);
  expect(Math.max(...places)).toBeLessThanOrEqual(12);
  // Nothing is gained by refusing: the process has work nearly all the time.
  expect(made).toBeGreaterThan(4000 * 0.85);
});

test('[O8] who waits for a slow service keeps every place, for the process has time', () => {
  const { places } = underway({ waits: 200, arrivals: 3 });
  expect(Math.min(...places)).toBe(32);
});

test('[O8] a burst may fill all places, and a busy process that refuses nobody keeps them', () => {
  const limit = limitInFlight(32);
  for (let look = 0; look < 50; look += 1) limit.look(1);
  expect(limit.allowed()).toBe(32);
  const taken = Array.from({ length: 40 }, () => limit.take());
  expect(taken.filter(Boolean)).toHaveLength(32);
  limit.look(1);
  expect(limit.allowed()).toBeLessThan(32);
  for (let look = 0; look < 50; look += 1) {
    limit.take();
    limit.look(1);
  }
  // Never none at all.
  expect(limit.allowed()).toBe(4);
  for (let look = 0; look < 10; look += 1) limit.look(0.5);
  expect(limit.allowed()).toBe(32);
});

test('[O8] without a limit nobody is refused', () => {
  const limit = limitInFlight(0);
  expect(Array.from({ length: 100 }, () => limit.take())).not.toContain(false);
});
