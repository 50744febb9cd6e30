import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { numberOption } from './lib/options.mjs';
import { freePort, startServers } from './lib/servers.mjs';

/**
 * What three times the load that one process can serve does to those who are served, in one run, with the visitors on
 * the same cores: `npm run bench:overload [-- --seconds 10] [-- --times 3]`; needs a build. Every visitor searches for
 * something else. Prints how long accepted requests took with as many as the process serves, and beyond.
 */
const seconds = numberOption('--seconds', 10);
const times = numberOption('--times', 3);
const visitors = 16;
const mostWaiting = 2000;

/** @typedef {{ taken: number[], refused: number, failed: number, health: number[] }} Measured - milliseconds */

/** @returns {Measured} */
const nothing = () => ({ taken: [], refused: 0, failed: 0, health: [] });

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const servers = await startServers({
  port,
  gatewaysPort: await freePort(),
  environment: { SEARCHES_PER_MINUTE: '1000000', NEXT_VISITS_MINUTES: '0' },
});
const agent = new Agent({ connections: mostWaiting, pipelining: 1 });
const words = [
  'heart',
  'knee',
  'cancer',
  'doctor',
  'skin',
  'children',
  'asthma',
  'diabetes',
  'back',
  'sleep',
];
let asked = 0;

/** @param {Measured} into */
async function search(into) {
  asked += 1;
  const path = `/search?query=${words[asked % words.length]}%20${asked}`;
  const startedAt = performance.now();
  try {
    const { statusCode, body } = await request(origin + path, { dispatcher: agent });
    await body.dump({ limit: 10_000_000 });
    if (statusCode === 503) into.refused += 1;
    else if (statusCode === 200) into.taken.push(performance.now() - startedAt);
    else into.failed += 1;
  } catch {
    into.failed += 1;
  }
}

/** As many as are answered, from visitors who ask again at once. @param {number} forSeconds */
async function atCapacity(forSeconds) {
  const into = nothing();
  const until = performance.now() + forSeconds * 1000;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (performance.now() < until) await search(into);
    }),
  );
  return into;
}

/** So many a second, answered or not; a probe asks for health meanwhile. @param {number} rate */
async function atRate(rate) {
  const into = nothing();
  /** @type {Set<Promise<void>>} */
  const waiting = new Set();
  const from = performance.now();
  for (let sent = 0; performance.now() - from < seconds * 1000;) {
    const due = ((performance.now() - from) / 1000) * rate;
    for (; sent < due; sent += 1) {
      if (waiting.size >= mostWaiting) continue;
      const one = search(into).finally(() => waiting.delete(one));
      waiting.add(one);
    }
    const startedAt = performance.now();
    if (sent % 50 < 2)
      void request(`${origin}/api/healthz`, { dispatcher: agent }).then(async ({ statusCode, body }) => {
        await body.dump();
        if (statusCode === 200) into.health.push(performance.now() - startedAt);
      });
    await pause(5);
  }
  await Promise.all(waiting);
  return into;
}

/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

/** @param {string} title @param {Measured} measured @param {number} forSeconds */
function report(title, { taken, refused, failed, health }, forSeconds) {
  const p = (/** @type {number} */ share) => `${Math.round(quantile(taken, share))} ms`;
  process.stdout.write(
    `${title}: ${Math.round(taken.length / forSeconds)}/s taken, ${refused} refused, ${failed} failed; p50 ${p(0.5)}, p99 ${p(0.99)}` +
      (health.length > 0 ? `; health p99 ${Math.round(quantile(health, 0.99))} ms` : '') +
      '\n',
  );
}

try {
  await atCapacity(seconds / 2);
  const base = await atCapacity(seconds);
  report('what it can serve', base, seconds);
  const rate = (base.taken.length / seconds) * times;
  const over = await atRate(rate);
  report(`${times} times that (${Math.round(rate)}/s)`, over, seconds);
  const ratio = quantile(over.taken, 0.99) / quantile(base.taken, 0.99);
  await pause(1000);
  const after = await atCapacity(seconds);
  report('a second later', after, seconds);
  process.stdout.write(`p99 of those taken: ${ratio.toFixed(2)} times\n`);
} finally {
  await servers.stop();
  await agent.destroy();
}
