import { closeSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beginBooking, isError, startVisitors } from './lib/deployment/visitors.mjs';
import { startDeployment } from './lib/deployment/world.mjs';
import { numberOption } from './lib/options.mjs';

/**
 * Two sites and two gateways behind a real nginx, on PostgreSQL and Redis: one of each is killed while visitors come, and comes
 * back. `npm run check:deployment [-- --seconds 10] [-- --visitors 6]`; needs a build. It fails where an answer was an error that
 * was not in flight at a kill, where a visitor lost the time that was held for them, or where a correction was not seen at
 * both sites. `-- --list` only says what it does.
 */
const seconds = numberOption('--seconds', 10);
const howMany = numberOption('--visitors', 6);
const seenWithinMs = 60_000;
const steps = [
  'all well',
  'a gateway is killed',
  'it comes back',
  'a site is killed',
  'published without it',
  'it comes back',
  'published with both',
];
if (process.argv.includes('--list')) {
  process.stdout.write(`${steps.join('\n')}\n`);
  process.exit(0);
}

const logFile = join(mkdtempSync(join(tmpdir(), 'foyer-deployment-')), 'log');
const log = openSync(logFile, 'a');
process.stdout.write(`The log is ${logFile}.\n`);
const world = await startDeployment(log);
/** @type {string[]} */
const wrong = [];
const say = (/** @type {string} */ sentence) => process.stdout.write(`${sentence}\n`);

/** @param {string} title - of the page, that both gateways give before anybody publishes */
async function correct(title) {
  const file = join(world.content, 'items/home/privacy.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/headlineText: .*/, `headlineText: ${title}`));
  for (const { address } of world.gateways)
    while (!(await layoutOf(address)).includes(title)) await pause(50);
}

/** @param {string} gateway */
async function layoutOf(gateway) {
  const query = '{ layout(site: "calder", routePath: "/privacy", language: "en") { item { rendered } } }';
  const headers = { 'content-type': 'application/json', sc_apikey: 'foyer-demo' };
  const body = JSON.stringify({ query });
  return (await fetch(`${gateway}/sitecore/api/graph/edge`, { method: 'POST', headers, body })).text();
}

/** How long until a site shows a title, in milliseconds. @param {string} site @param {string} title */
async function seenAt(site, title) {
  const startedAt = performance.now();
  for (;;) {
    const text = await (await fetch(`${site}/privacy`)).text();
    const ms = performance.now() - startedAt;
    if (text.includes(`<title data-next-head="">${title} - `)) return Math.round(ms);
    if (ms > seenWithinMs) return wrong.push(`${site} does not show "${title}"`) && Infinity;
    await pause(20);
  }
}

/** @param {string} title @param {readonly import('./lib/deployment/member.mjs').Member[]} sites */
async function publish(title, sites) {
  await correct(title);
  const status = await world.publish();
  if (status !== 202) wrong.push(`the publish was answered ${status}`);
  const seen = await Promise.all(
    sites.map(async ({ name, address }) => `${name} ${await seenAt(address, title)} ms`),
  );
  say(`published "${title}": ${seen.join(', ')}`);
}

/** @type {number[]} */
const killedAt = [];
const during = () => pause(seconds * 1000);

/**
 * Kills one, and looks meanwhile whether the visitor still has the time that was held.
 * @param {import('./lib/deployment/member.mjs').Member} member
 * @param {Awaited<ReturnType<typeof beginBooking>>} booking
 */
async function lose(member, booking) {
  killedAt.push(performance.now());
  await member.kill();
  await during();
  if (!(await booking.holds())) wrong.push(`the time that was held is lost without ${member.name}`);
}

async function killOneOfEach() {
  const booking = await beginBooking(world.address);
  if (!(await booking.holds())) wrong.push('no time was held');
  const { visits, end } = startVisitors(world.address, howMany);
  const [gateway] = world.gateways;
  const [site, other] = world.sites;
  await during();
  await lose(gateway, booking);
  await gateway.start();
  await during();
  await lose(site, booking);
  await publish('Corrected while one is away', [other]);
  await site.start();
  await publish('Corrected when both are there', [site, other]);
  await during();
  await end();
  return visits;
}

const visits = await killOneOfEach().finally(() => world.stop());
closeSync(log);
const errors = visits.filter(isError);
const inFlight = errors.filter(({ startedAt, endedAt }) =>
  killedAt.some((at) => startedAt <= at && endedAt >= at),
);
for (const { path, status } of errors.filter((visit) => !inFlight.includes(visit)))
  wrong.push(`${path} was answered ${status}`);
say(`${visits.length} answers, ${errors.length} errors, ${inFlight.length} of them in flight at a kill`);
for (const sentence of wrong) say(sentence);
process.exitCode = wrong.length === 0 ? 0 : 1;
