import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBooking, startVisitors } from './lib/pairs/visitors.mjs';
import { programs, secret, startPairs } from './lib/pairs/world.mjs';

/**
 * Runs two sites and two gateways behind a real nginx, on PostgreSQL and Redis, kills one of each under load and starts it
 * again: `npm run check:pairs`. No error beyond what was in flight, a held time stays held, a publish is seen on both
 * sites, also by the one that was away. Exits with 1 where that is not so; needs a build. `-- --list` prints what it starts.
 */
if (process.argv.includes('--list')) {
  for (const name of programs) process.stdout.write(`${name}\n`);
  process.exit();
}
const visitors = 6;
const seenWithinMs = 15_000;
const pairs = await startPairs();
/** @type {string[]} */
const bad = [];
/** @param {boolean} isGood @param {string} line */
const say = (isGood, line) => {
  process.stdout.write(`${isGood ? 'good' : 'BAD '}  ${line}\n`);
  if (!isGood) bad.push(line);
};

/** Changes a page, publishes it at nginx, and waits until it is seen. @param {string} title @param {readonly ('site-1' | 'site-2')[]} names */
async function publish(title, names) {
  const file = join(pairs.content, 'items/home/privacy.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/headlineText: .*/, `headlineText: ${title}`));
  // Both gateways read their files again.
  await pause(3000);
  const publishedAt = performance.now();
  const answer = await fetch(`${pairs.site}/api/publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-publish-secret': secret },
    body: JSON.stringify({ everything: true }),
  });
  say(answer.status === 202, `publishing "${title}" was answered ${answer.status}`);
  await Promise.all(names.map((name) => isSeen(name, title, publishedAt)));
}

/** @param {'site-1' | 'site-2'} name @param {string} title @param {number} since */
async function isSeen(name, title, since) {
  let isThere = false;
  while (!isThere && performance.now() - since < seenWithinMs) {
    isThere = (await (await fetch(`${pairs.addressOf(name)}/privacy`)).text()).includes(title);
    if (!isThere) await pause(50);
  }
  say(isThere, `${name} shows "${title}" after ${Math.round(performance.now() - since)} ms`);
}

/** Kills a process under load. @param {import('./lib/pairs/world.mjs').Name} name */
async function lose(name) {
  const load = startVisitors(pairs.site, visitors);
  await pause(4000);
  const before = load.seen.answered;
  const failedBefore = load.seen.failed.length;
  pairs.kill(name);
  await pause(8000);
  await load.end();
  const { answered, failed, slowestMs } = load.seen;
  say(failedBefore === 0, `before ${name} was killed ${before} pages, ${failedBefore} failed`);
  say(
    failed.length - failedBefore <= visitors && answered > before,
    `${name} killed with ${visitors} visitors: ${answered - before} pages after it, ${failed.length - failedBefore} failed, slowest ${Math.round(slowestMs)} ms${failed.length > 0 ? ` (${failed.slice(0, 6).join(', ')})` : ''}`,
  );
}

try {
  await Promise.all([pairs.start('gateways-1'), pairs.start('gateways-2')]);
  await Promise.all([pairs.start('site-1'), pairs.start('site-2')]);
  for (const name of /** @type {const} */ (['site-1', 'site-2']))
    for (const path of ['/', '/privacy', '/find-a-physician'])
      await (await fetch(pairs.addressOf(name) + path)).text();
  const isStillTheirs = await startBooking(pairs.site);
  await publish('Privacy one', ['site-1', 'site-2']);
  await lose('site-1');
  say(await isStillTheirs(), 'a time held before is still held without site-1');
  await lose('gateways-1');
  say(await isStillTheirs(), 'and without gateways-1');
  await publish('Privacy two', ['site-2']);
  await Promise.all([pairs.start('site-1'), pairs.start('gateways-1')]);
  await isSeen('site-1', 'Privacy two', performance.now());
  await publish('Privacy three', ['site-1', 'site-2']);
} finally {
  await pairs.stop();
}
process.stdout.write(
  bad.length === 0 ? '\nNothing was lost.\n' : `\n${bad.length} bad; the log is in ${pairs.folder}.\n`,
);
process.exitCode = bad.length === 0 ? 0 : 1;
