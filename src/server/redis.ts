export type Redis = Awaited<ReturnType<typeof makeClient>>;

/** Delays before the next attempt at a connection, in milliseconds; the last one repeats. */
const retryMs = [100, 250, 500, 1000, 2000];

/** Redis gave no answer in time, or there is no connection and it is too soon for another attempt. */
export class RedisAway extends Error {
  override readonly name = 'RedisAway';
}

/**
 * One connection to Redis, opened when it is needed. Whatever fails or takes too long closes it: a server that hangs is as
 * good as none. Between two attempts every call fails at once, so that no visitor waits for a Redis that is down.
 * @requirement O5 O8
 */
export class RedisLink {
  readonly #url: string;
  #connecting: Promise<Redis> | undefined;
  #failures = 0;
  #notBefore = 0;

  /** @param url - `redis://…` or `rediss://…`, with user and password where the server wants them; never logged */
  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Runs commands.
   * @param withinMs - for the connection and the commands together; not for reading the package, which a busy machine
   *   does for seconds at a start. What the process lost of it to its own work comes on top, as long again at most
   * @throws RedisAway, or what Redis says of a wrong command
   */
  async run<T>(withinMs: number, task: (redis: Redis) => Promise<T>): Promise<T> {
    await readPackage();
    if (!this.#connecting && performance.now() < this.#notBefore) throw new RedisAway('too soon');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const due = performance.now() + withinMs;
      // After a long turn of the event loop the timer comes first, and the answer waits to be read or is still to come.
      const afterLoss = () => {
        const lostMs = Math.min(withinMs, performance.now() - due);
        timer = setTimeout(() => reject(new RedisAway('late')), lostMs);
      };
      timer = setTimeout(afterLoss, withinMs);
    });
    const connecting = (this.#connecting ??= this.#connect());
    try {
      const answer = await Promise.race([connecting.then(task), late]);
      this.#failures = 0;
      return answer;
    } catch (error) {
      if (this.#connecting === connecting) this.#drop();
      void connecting.then((redis) => redis.destroy()).catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    void this.#connecting?.then((redis) => redis.destroy()).catch(() => undefined);
    this.#connecting = undefined;
    this.#notBefore = Infinity;
  }

  #drop(): void {
    this.#connecting = undefined;
    this.#notBefore = performance.now() + (retryMs[Math.min(this.#failures, retryMs.length - 1)] ?? 0);
    this.#failures += 1;
  }

  async #connect(): Promise<Redis> {
    const redis = await makeClient(this.#url);
    // Whoever waits for an answer hears of it; an error that nobody takes would end the process.
    redis.on('error', () => undefined);
    await redis.connect();
    return redis;
  }
}

/** The package is read by sites that have a Redis only: it is a tenth of what a site does until it listens. */
const readPackage = () => import('@redis/client');

async function makeClient(url: string) {
  const { createClient } = await readPackage();
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 1000, reconnectStrategy: false },
  });
}
