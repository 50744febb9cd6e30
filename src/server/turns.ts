import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';

/** Answers that are made at a time while there is no time for more: while one waits for a service, the next is made. */
const fewest = 6;
/** A process, and a machine, that waits for more than this share of its time could make more. */
const spare = 0.2;
/** How often that is looked at while somebody waits. The machine counts its own time in hundredths of a second. */
const everyMs = 100;
/** What a look adds to the answers at a time, or takes away. */
const step = 0.25;

/**
 * Makes answers in the order in which they are asked for, few at a time. Fifty at once are made no sooner than six: each takes longer,
 * and what it needs meanwhile lives so long that V8 has to move it, which makes each cost half as much again. Where a service
 * is slow there is time, and more are made at once until there is none.
 * @requirement O8
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  readonly #hasTime: () => boolean;
  #running = 0;
  #allowed = fewest;
  #looking: NodeJS.Timeout | undefined;

  /** @param hasTime - whether there was time for more since it was asked last */
  constructor(hasTime: () => boolean = watchTime()) {
    this.#hasTime = hasTime;
  }

  /** Resolves or rejects as the making does. */
  async take<T>(make: () => Promise<T>): Promise<T> {
    if (this.#running < this.#allowed) this.#running += 1;
    else await new Promise<void>((begin) => this.#wait(begin));
    try {
      return await make();
    } finally {
      this.#running -= 1;
      this.#begin();
    }
  }

  #wait(begin: () => void): void {
    this.#waiting.push(begin);
    if (this.#looking) return;
    this.#hasTime();
    this.#looking = setInterval(() => this.#look(), everyMs);
  }

  #look(): void {
    const change = Math.floor(this.#allowed * step);
    this.#allowed = this.#hasTime() ? this.#allowed + change : Math.max(fewest, this.#allowed - change);
    this.#begin();
  }

  #begin(): void {
    while (this.#running < this.#allowed) {
      const begin = this.#waiting.shift();
      if (!begin) break;
      this.#running += 1;
      begin();
    }
    if (this.#waiting.length > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }
}

/**
 * Whether the event loop waited, and the machine too. On a machine without time the loop waits for services that have none, and more
 * at once would only wait longer.
 */
function watchTime(): () => boolean {
  let loop = performance.eventLoopUtilization();
  let machine: Times | undefined;
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, loop);
    loop = now;
    // What the machine does is only of interest, and only looked at, while the loop has time.
    const before = machine;
    machine = utilization < 1 - spare ? timesOfMachine() : undefined;
    if (!machine || !before) return false;
    return machine.idle - before.idle > spare * (machine.all - before.all);
  };
}

type Times = { readonly idle: number; readonly all: number };

/** Milliseconds of all processors together. */
function timesOfMachine(): Times {
  const sum = { idle: 0, all: 0 };
  for (const { times } of cpus()) {
    sum.idle += times.idle;
    for (const ms of Object.values(times)) sum.all += ms;
  }
  return sum;
}
