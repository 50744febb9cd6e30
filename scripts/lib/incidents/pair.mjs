import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quietFlags, root } from '../node24.mjs';
import { startProgram, stopProgram, waitUntilReady } from '../programs.mjs';
import { freePort } from '../servers.mjs';

export const secret = 'a-secret-of-incidents-that-is-long-enough';

/** The folder of the last build. @returns {string} */
export const currentBuild = () =>
  JSON.parse(readFileSync(join(root, '.foyer', 'build.json'), 'utf8')).distDir;

/**
 * @typedef {object} Pair - a site with its gateways, whose log, figures and doctor can be read as whoever is on duty does
 * @property {string} site
 * @property {string} gateways
 * @property {(path: string, init?: RequestInit) => Promise<Response>} visit
 * @property {() => Promise<void>} stop
 * @property {() => Promise<string>} log
 * @property {() => Promise<string>} figures - of both programs
 * @property {() => Promise<string>} doctor - what it prints
 * @property {Readonly<Record<string, string>>} settings - of the site
 */

/**
 * @param {object} given
 * @param {(addresses: { gateways: string }) => Readonly<Record<string, string>>} [given.site] - settings of the site alone
 * @param {Readonly<Record<string, string>>} [given.both]
 * @returns {Promise<Pair>}
 */
export async function startPair({ site: own = () => ({}), both = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-incident-'));
  const file = join(folder, 'log');
  const output = openSync(file, 'a');
  const gatewaysPort = Number(both['GATEWAYS_PORT'] ?? (await freePort()));
  const ports = [await freePort(), gatewaysPort, await freePort(), await freePort()];
  const gateways = `http://127.0.0.1:${ports[1]}`;
  const site = `http://127.0.0.1:${ports[0]}`;
  const common = {
    NODE_ENV: 'production',
    PORT: String(ports[0]),
    GATEWAYS_PORT: String(ports[1]),
    METRICS_PORT: String(ports[2]),
    GATEWAYS_METRICS_PORT: String(ports[3]),
    PUBLIC_URL: site,
    DATA_DIR: join(folder, 'data'),
    PUBLISH_SECRET: secret,
    NEXT_VISITS_MINUTES: '0',
    SHED_LAG_MS: '0',
    FOYER_DIST_DIR: currentBuild(),
    ...both,
  };
  const settings = { ...common, ...own({ gateways }) };
  const programs = [startProgram('gateways/main.ts', common, output)];
  const first = /** @type {import('node:child_process').ChildProcess} */ (programs[0]);
  if (!(await waitUntilReady(`${gateways}/healthz`, first))) throw new Error('the gateways did not start');
  const second = startProgram('src/server/main.ts', settings, output);
  programs.push(second);
  if (!(await waitUntilReady(`${site}/api/livez`, second))) throw new Error('the site did not start');
  return {
    site,
    gateways,
    settings,
    visit: (path, init) => fetch(site + path, { redirect: 'manual', ...init }),
    log: async () => readFileSync(file, 'utf8'),
    figures: async () =>
      (
        await Promise.all(
          ports.slice(2).map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
        )
      ).join(''),
    doctor: async () => {
      const program = spawn(process.execPath, [...quietFlags, 'scripts/doctor.mjs'], {
        cwd: root,
        env: /** @type {NodeJS.ProcessEnv} */ ({ ...process.env, ...settings }),
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const printed = text(program.stdout);
      await once(program, 'close');
      return printed;
    },
    stop: async () => {
      for (const program of programs.toReversed()) await stopProgram(program);
      closeSync(output);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
