import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startRedis } from '../../../tests/support/redis.ts';
import { freePort } from '../servers.mjs';
import { onSmallDisk } from './small-disk.mjs';
import { currentBuild, secret, startPair } from './pair.mjs';
import { standBefore } from './stands.mjs';

/** @typedef {{ log: string, figures: string, doctor: string }} Said - what whoever is on duty can read */
/**
 * @typedef {object} Incident
 * @property {string} name - as in docs/runbook.md
 * @property {() => Promise<Said>} stage
 * @property {Partial<Record<keyof Said, RegExp>>} expected - what names the cause
 */

/**
 * @param {Parameters<typeof startPair>[0]} settings
 * @param {(pair: import('./pair.mjs').Pair) => Promise<unknown>} happen
 * @returns {Promise<Said>}
 */
async function withPair(settings, happen) {
  const pair = await startPair(settings);
  try {
    await happen(pair);
    const doctor = await pair.doctor();
    return { log: await pair.log(), figures: await pair.figures(), doctor };
  } finally {
    await pair.stop();
  }
}

/** @param {import('./pair.mjs').Pair} pair @param {number} times */
async function searches({ visit }, times) {
  for (let turn = 0; turn < times; turn += 1)
    await (await visit(`/find-a-physician?query=heart%20${turn}`)).text();
}

/** A form of the site, sent as a browser without scripts does. @param {import('./pair.mjs').Pair} pair */
async function sendForm({ visit, site }) {
  const body = new URLSearchParams({
    form: '51a96fc7-0112-505d-8e08-36da6411102d',
    'field-201': 'River',
    'field-202': 'Rivers',
    'field-203': 'river@example.org',
    'field-204': '03-02-2027',
    'field-205': '2',
    'field-206': 'English',
  });
  const sent = { method: 'POST', body, headers: { origin: site } };
  await (await visit('/womens-health/childbirth-class', sent)).text();
}

/** Waits until the log has something, at most twenty seconds. @param {import('./pair.mjs').Pair} pair @param {RegExp} words */
async function untilLogged({ log }, words) {
  for (let looks = 0; looks < 200 && !words.test(await log()); looks += 1) await pause(100);
}

/**
 * A stand before what a setting names, while the site is looked at.
 * @param {'GRAPH_QL_ENDPOINT' | 'SEARCH_HOST'} setting
 * @param {string} path - of the system below the gateways
 * @param {Parameters<typeof standBefore>[1]} fault
 * @param {(pair: import('./pair.mjs').Pair) => Promise<unknown>} happen
 */
async function withFault(setting, path, fault, happen) {
  const port = await freePort();
  const stand = await standBefore(`http://127.0.0.1:${port}`, fault);
  try {
    const site = () => ({ [setting]: stand.address + path });
    return await withPair({ site, both: { GATEWAYS_PORT: String(port) } }, happen);
  } finally {
    stand.stop();
  }
}

const edge = '/sitecore/api/graph/edge';

/** @type {readonly Incident[]} */
export const incidents = [
  {
    name: 'wrong token',
    stage: () =>
      withPair(
        { site: () => ({ SITECORE_API_KEY: 'of-another-site', SITECORE_SITE_NAME: 'calder' }) },
        ({ visit }) => visit('/'),
      ),
    expected: {
      log: /"event":"credential.refused".*"gateway":"cms"[^]*"event":"dependency.failed".*"dependency":"(content|layout)","reason":"status 401"/,
      figures: /foyer_dependency_calls_total\{dependency="(content|layout)",outcome="status 401"\}/,
      doctor: /^failing +cms +token: .*SITECORE_API_KEY/m,
    },
  },
  {
    name: 'slow CMS',
    stage: () => withFault('GRAPH_QL_ENDPOINT', edge, { delayMs: 4000 }, ({ visit }) => visit('/')),
    expected: {
      log: /"event":"dependency.failed".*"dependency":"(content|layout)","reason":"timeout"/,
      figures: /foyer_dependency_calls_total\{dependency="(content|layout)",outcome="timeout"\}/,
      doctor: /^failing +cms +time: took \d\.\d s|^failing +cms +time: .*\d\.\d s/m,
    },
  },
  {
    name: 'full disk',
    stage: () =>
      onSmallDisk(async (folder, fill) =>
        withPair({ both: { DATA_DIR: folder } }, async (pair) => {
          fill();
          await sendForm(pair);
          await untilLogged(pair, /ENOSPC|storage|not-written/);
        }),
      ),
    expected: {
      log: /ENOSPC|SQLITE|storage/,
      figures: /^foyer_disk_free_bytes \d{1,7}$/m,
      doctor: /^failing +disk +core: DATA_DIR (is full|has \d+ MB left)/m,
    },
  },
  {
    name: 'dead Redis',
    stage: async () => {
      const redis = await startRedis();
      return withPair({ both: { REDIS_URL: redis.url } }, async (pair) => {
        await redis.end();
        await untilLogged(pair, /"event":"redis.away"/);
      });
    },
    expected: {
      log: /"level":"error","event":"redis.away"/,
      figures: /^foyer_other_processes_reached 0$/m,
      doctor: /^failing +redis +host: .*REDIS_URL/m,
    },
  },
  {
    name: 'bad publish',
    stage: () =>
      withPair({}, async ({ visit }) => {
        const headers = { 'content-type': 'application/json', 'x-publish-secret': `${secret}?` };
        const event = { method: 'POST', headers, body: '{"everything":true}' };
        await (await visit('/api/publish', event)).text();
      }),
    expected: {
      log: /"level":"warn","event":"publish.refused".*"status":401/,
      figures: /^foyer_publish_refused_total\{status="401"\} [1-9]/m,
      doctor: /^failing +site +token: .*PUBLISH_SECRET/m,
    },
  },
  {
    name: 'old build',
    stage: async () => {
      const build = `.next-old-${process.pid}`;
      cpSync(currentBuild(), build, { recursive: true, filter: (from) => !from.includes('/cache') });
      writeFileSync(join(build, 'BUILD_ID'), 'built-before');
      try {
        return await withPair({ both: { FOYER_DIST_DIR: build } }, async ({ visit }) =>
          (await visit('/_next/static/chunks/of-another-build.js')).text(),
        );
      } finally {
        rmSync(build, { recursive: true, force: true });
      }
    },
    expected: {
      figures: /^foyer_build_info\{build="built-before"\} 1$/m,
      doctor: /^failing +build +core: the site runs build built-before, and build \S+ was made since/m,
    },
  },
  {
    name: 'breaker open',
    stage: () => withFault('SEARCH_HOST', '/search', { status: 503 }, (pair) => searches(pair, 30)),
    expected: {
      log: /"dependency":"search","reason":"status 503".*"dependency":"search","reason":"overloaded"/s,
      figures: /foyer_breaker_open\{dependency="search"\} 1/,
      doctor:
        /^failing +search +core: .*503[^]*^failing +site +core: at port \d+ search failed visitors \d+ s ago \(since its start "status 503"/m,
    },
  },
  {
    name: 'mail stuck',
    stage: async () => {
      const port = await freePort();
      const MAIL_URL = `smtp://127.0.0.1:${port}`;
      const both = {
        MAIL_URL,
        MAIL_FROM: 'Clinic <clinic@clinic.example>',
        REQUESTS_TO: 'desk@clinic.example',
      };
      return withPair({ both }, async (pair) => {
        await sendForm(pair);
        await untilLogged(pair, /mail/);
      });
    },
    expected: {
      log: /"event":"form-mail.failed"/,
      figures: /foyer_outbox_waiting\{[^}]*\} [1-9]/,
      doctor: /^failing +mail +host: .*MAIL_URL/m,
    },
  },
  {
    name: 'index empty',
    stage: () => {
      const body = '{"responseHeader":{"status":0},"response":{"numFound":0,"start":0,"docs":[]}}';
      return withFault('SEARCH_HOST', '/search', { body }, (pair) => searches(pair, 2));
    },
    expected: {
      figures: /^foyer_searches_total\{found="nothing"\} [1-9]/m,
      doctor: /^failing +search +fields: its index is empty/m,
    },
  },
  {
    name: 'clock wrong',
    stage: () => withFault('GRAPH_QL_ENDPOINT', edge, { clockMs: -3_600_000 }, ({ visit }) => visit('/')),
    expected: {
      figures: /^foyer_clock_ahead_seconds\{dependency="(content|layout)"\} 3\d{3}$/m,
      doctor: /^failing +clock +core: this clock is 3\d{3} s ahead of the CMS’s/m,
    },
  },
];
