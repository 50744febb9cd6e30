import { setTimeout as pause } from 'node:timers/promises';
import { numberOption } from './lib/options.mjs';
import { kinds, texts } from './lib/publishing/kinds.mjs';
import { startVisitors } from './lib/publishing/visitors.mjs';
import { startTwoSites } from './lib/publishing/world.mjs';

/**
 * Measures how long a publish of each kind of thing takes to reach visitors, at the process that was told and at another one
 * that hears of it over Redis, and how long other visitors wait meanwhile: `npm run bench:publish [-- --rounds 100] [-- --pages
 * 3]`. `-- --in-a-row 1000` publishes so often without a pause, while visitors look whether anything older ever comes back or
 * stays; it exits with 1 where it does. Needs a build (`npm test -- build`).
 */
const rounds = numberOption('--rounds', 100);
/** No round begins later than that, and what was measured until then is printed. */
const seconds = numberOption('--seconds', 3600);
const inARow = process.argv.includes('--in-a-row') ? numberOption('--in-a-row', 1000) : 0;
/** Pages that other visitors ask for. */
const visited = numberOption('--pages', 3);
/** Longer than that nothing may stay that is outdated, on a busy machine too. */
const stayMs = 60_000;

const world = await startTwoSites();
const { stand, sites } = world;

/** @param {readonly number[]} values @param {number} part */
const quantile = (values, part) =>
  Math.round(
    values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0,
  );
/** @param {string} name @param {readonly number[]} values */
const print = (name, values) =>
  process.stdout.write(
    `${name.padEnd(32)} median ${quantile(values, 0.5)} ms, p99 ${quantile(values, 0.99)} ms, worst ${quantile(values, 1)} ms of ${values.length}\n`,
  );

/** Waits until a kind is seen at a site. @param {import('./lib/publishing/kinds.mjs').Kind} kind @param {string} site */
async function seenAt({ name, isSeen }, site) {
  const startedAt = performance.now();
  while (!(await isSeen(stand, site))) {
    if (performance.now() - startedAt > stayMs) throw new Error(`${site} does not show the ${name}.`);
    await pause(5);
  }
  return performance.now() - startedAt;
}

async function measure() {
  const { waits, end } = startVisitors(String(sites[0]), visited);
  const lastAt = performance.now() + seconds * 1000;
  /** @type {Map<string, number[]>} */
  const delays = new Map();
  for (let round = 1; round <= rounds; round += 1)
    for (const kind of kinds) {
      if (performance.now() > lastAt) break;
      for (const site of sites) await kind.before?.(stand, site);
      const event = kind.change(stand);
      const startedAt = performance.now();
      await world.publish(event);
      const tellMs = performance.now() - startedAt;
      const seen = await Promise.all(sites.map((site) => seenAt(kind, site)));
      for (const [at, ms] of seen.entries()) {
        const name = `${kind.name}, ${at === 0 ? 'told' : 'other'} process`;
        delays.set(name, [...(delays.get(name) ?? []), tellMs + ms]);
      }
    }
  await end();
  for (const [name, values] of delays) print(name, values);
  print('other visitors meanwhile', waits);
}

/** Publishes without a pause. @returns what was older than it may be */
async function publishInARow() {
  /** @type {string[]} */
  const wrong = [];
  let isOver = false;
  const looking = sites.flatMap((site, at) =>
    texts.map(async ({ name, roundAt }) => {
      let last = 0;
      let looks = 0;
      const look = async () => {
        const round = await roundAt(site);
        if (round < last) wrong.push(`${name} at process ${at + 1}: round ${round} after ${last}`);
        last = Math.max(last, round);
        looks += 1;
      };
      while (!isOver) await look();
      const until = performance.now() + stayMs;
      while (last < stand.state.round && performance.now() < until) await look();
      if (last < stand.state.round) wrong.push(`${name} at process ${at + 1}: round ${last} stays`);
      return looks;
    }),
  );
  const startedAt = performance.now();
  while (stand.state.round < inARow) {
    stand.state.round += 1;
    await world.publish({ everything: true });
  }
  const ms = performance.now() - startedAt;
  isOver = true;
  const looks = (await Promise.all(looking)).reduce((sum, some) => sum + some, 0);
  process.stdout.write(
    `${inARow} publishes in ${Math.round(ms / 1000)} s, ${looks} looks of visitors, ${wrong.length} at something older than before\n`,
  );
  return wrong;
}

try {
  const wrong = inARow > 0 ? await publishInARow() : await measure().then(() => []);
  for (const sentence of wrong) process.stdout.write(`${sentence}\n`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await world.stop();
}
