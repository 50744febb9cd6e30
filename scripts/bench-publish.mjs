import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startRedis } from '../tests/support/redis.ts';
import { numberOption } from './lib/options.mjs';
import { startProgram, stopProgram, waitUntilReady } from './lib/programs.mjs';
import { freePort, startServers } from './lib/servers.mjs';

/**
 * Measures how long a publish takes to reach visitors: a page's title, a word of the dictionary and a redirect, at the
 * process that was told and at another one that hears of it over Redis; and how long other visitors of thirty pages wait
 * meanwhile (`--pages`). Needs a build (`npm test -- build`).
 */
const rounds = numberOption('--rounds', 100);
/** No round begins later than that, and what was measured until then is printed. */
const seconds = numberOption('--seconds', 3600);
const secret = 'a-secret-for-measuring-that-is-long-enough';
const visited = numberOption('--pages', 30);

const content = mkdtempSync(join(tmpdir(), 'foyer-bench-publish-'));
cpSync('content', content, { recursive: true });
const redis = await startRedis();
const environment = {
  CONTENT_DIR: content,
  CONTENT_WATCH: '1',
  PUBLISH_SECRET: secret,
  REVALIDATE_SECONDS: '3600',
  REDIS_URL: redis.url,
};
const servers = await startServers({ port: await freePort(), gatewaysPort: await freePort(), environment });
const port = await freePort();
const other = startProgram('src/server/main.ts', {
  ...environment,
  NODE_ENV: 'production',
  PORT: String(port),
  GATEWAYS_PORT: new URL(servers.gateways).port,
  DATA_DIR: mkdtempSync(join(tmpdir(), 'foyer-bench-other-')),
  FOYER_DIST_DIR: basename(servers.distDir),
});
await waitUntilReady(`http://127.0.0.1:${port}/api/livez`, other);
const sites = [servers.site, `http://localhost:${port}`];

const visit = (/** @type {string} */ address) => fetch(address, { redirect: 'manual' });

/** What visitors see of a round's three changes. */
const seen = {
  page: async (/** @type {string} */ site, /** @type {number} */ round) =>
    (await (await visit(`${site}/privacy`)).text()).includes(`Round ${round} - `),
  word: async (/** @type {string} */ site, /** @type {number} */ round) =>
    (await (await visit(`${site}/terms`)).text()).includes(`Medicine ${round}</title>`),
  redirect: async (/** @type {string} */ site, /** @type {number} */ round) =>
    (await visit(`${site}/moved`)).headers.get('location') === `https://moved.example/round-${round}`,
};

/** @param {number} round */
async function change(round) {
  const page = join(content, 'items/home/privacy.yaml');
  const words = join(content, 'dictionary/en.yaml');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/headlineText: .*/, `headlineText: Round ${round}`));
  writeFileSync(
    words,
    readFileSync(words, 'utf8').replace(/^Product Name: .*$/m, `Product Name: Medicine ${round}`),
  );
  const redirects = `- { pattern: /moved, target: "https://moved.example/round-${round}", type: 302 }\n`;
  writeFileSync(join(content, 'redirects.yaml'), redirects);
  const query = '{ site { siteInfo(site: "calder") { redirects { target } } } }';
  for (;;) {
    const answer = await fetch(`${servers.gateways}/sitecore/api/graph/edge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', sc_apikey: 'foyer-demo' },
      body: JSON.stringify({ query }),
    });
    if ((await answer.text()).includes(`/round-${round}"`)) return;
    await pause(20);
  }
}

/** Visitors who come all the time, and how long each waited. */
const paths = [
  '/',
  '/find-a-physician',
  '/find-a-location',
  '/search',
  '/about',
  '/comer',
  '/cancer',
  '/forefront',
  '/heart-vascular',
  '/bones-joints',
  '/find-care',
  '/international',
  '/primary-care',
  '/patients-visitors/billing',
  '/patients-visitors/parking',
  '/patients-visitors/insurance',
  '/about/contact',
  '/about/giving',
  '/about/careers',
  '/conditions-services',
  '/conditions-services/a-z',
  '/find-a-clinical-trial',
  '/request-an-appointment',
  '/accessibility',
  '/terms',
  '/es-mx',
  '/ar',
  '/es-mx/about',
  '/ar/about',
  '/refer-a-patient',
].slice(0, visited);
/** @type {number[]} */
const waits = [];
let isOver = false;
async function visitors() {
  for (let at = 0; !isOver; at += 1) {
    const began = performance.now();
    await (await visit(`${sites[0]}${paths[at % paths.length]}`)).arrayBuffer();
    waits.push(performance.now() - began);
    await pause(10);
  }
}

for (const site of sites) for (const path of paths) await (await visit(site + path)).arrayBuffer();
/** @type {Map<string, number[]>} */
const delays = new Map();
const coming = visitors();
const lastAt = performance.now() + seconds * 1000;
for (let round = 1; round <= rounds && performance.now() < lastAt; round += 1) {
  await change(round);
  const began = performance.now();
  const answer = await fetch(`${sites[0]}/api/publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-publish-secret': secret },
    body: JSON.stringify({ everything: true }),
  });
  if (answer.status !== 202) throw new Error(`The publish was answered ${answer.status}.`);
  await Promise.all(
    sites.flatMap((site, process) =>
      Object.entries(seen).map(async ([kind, isSeen]) => {
        while (!(await isSeen(site, round))) await pause(5);
        const name = `${kind}, ${process === 0 ? 'told' : 'other'} process`;
        delays.set(name, [...(delays.get(name) ?? []), performance.now() - began]);
      }),
    ),
  );
}
isOver = true;
await coming;

/** @param {readonly number[]} values @param {number} part */
const quantile = (values, part) =>
  Math.round(
    values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0,
  );
for (const [name, values] of delays)
  process.stdout.write(
    `${name.padEnd(24)} median ${quantile(values, 0.5)} ms, worst ${quantile(values, 1)} ms of ${values.length}\n`,
  );
process.stdout.write(
  `visitors meanwhile       median ${quantile(waits, 0.5)} ms, p99 ${quantile(waits, 0.99)} ms, worst ${quantile(waits, 1)} ms of ${waits.length}\n`,
);
await stopProgram(other);
await servers.stop();
await redis.end();
rmSync(content, { recursive: true, force: true });
