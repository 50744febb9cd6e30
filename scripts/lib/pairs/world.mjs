import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../../../tests/support/nginx.ts';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { startRedis } from '../../../tests/support/redis.ts';
import { root } from '../node24.mjs';
import { startProgram, stopProgram, waitUntilReady } from '../programs.mjs';
import { freePort } from '../servers.mjs';

/** @typedef {'site-1' | 'site-2' | 'gateways-1' | 'gateways-2'} Name */
/** @typedef {Awaited<ReturnType<typeof startPairs>>} Pairs */

/** @type {readonly Name[]} */
export const programs = ['site-1', 'site-2', 'gateways-1', 'gateways-2'];
export const secret = 'a-secret-for-pairs-that-is-long-enough';

/**
 * Two sites and two gateways as processes behind a real nginx with the configuration of deploy/, on one PostgreSQL and one
 * Redis: what compose starts, without containers and with the embedded search. Needs a build.
 */
export async function startPairs() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-pairs-'));
  const content = join(folder, 'content');
  cpSync(join(root, 'content'), content, { recursive: true });
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  const ports = {
    'site-1': await freePort(),
    'site-2': await freePort(),
    'gateways-1': await freePort(),
    'gateways-2': await freePort(),
  };
  const addresses = Object.entries(ports).map(([name, port]) => [
    `${name}:${name.startsWith('site') ? 3000 : 4000}`,
    `127.0.0.1:${port}`,
  ]);
  const nginx = await startNginx(Object.fromEntries(addresses));
  const behind = `http://127.0.0.1:${nginx.gateways}`;
  const site = `http://localhost:${nginx.sites}`;
  const shared = { NODE_ENV: 'production', PUBLIC_URL: site, SCHEDULING_EXTENSIONS: 'true' };
  const environments = {
    gateways: {
      ...shared,
      DATABASE_URL: await postgres.createDatabase(),
      DATA_KEYS: `1:${randomBytes(32).toString('base64')}`,
      CONTENT_DIR: content,
      CONTENT_WATCH: '1',
      NEXT_VISITS_MINUTES: '0',
    },
    site: {
      ...shared,
      TRUST_PROXY: '1',
      REDIS_URL: redis.url,
      PUBLISH_SECRET: secret,
      REVALIDATE_SECONDS: '3600',
      SEARCHES_PER_MINUTE: '1000000',
      SITECORE_API_HOST: behind,
      SEARCH_HOST: `${behind}/search`,
      SCHEDULING_HOST: `${behind}/scheduling/v1`,
      FORMS_GATEWAY_HOST: `${behind}/forms`,
      GEOCODING_HOST: `${behind}/geocoding`,
      CAPTCHA_HOST: `${behind}/captcha`,
      VIDEO_HOST: `${behind}/video`,
      SEARCH_COUNTS_HOST: `${behind}/collector`,
      FOYER_DIST_DIR: JSON.parse(readFileSync(join(root, '.foyer', 'build.json'), 'utf8')).distDir,
    },
  };
  const output = openSync(join(folder, 'log'), 'a');
  /** @type {Map<Name, ReturnType<typeof startProgram>>} */
  const running = new Map();
  /** @param {Name} name */
  const start = async (name) => {
    const isSite = name.startsWith('site');
    const environment = {
      ...(isSite ? environments.site : environments.gateways),
      [isSite ? 'PORT' : 'GATEWAYS_PORT']: String(ports[name]),
      DATA_DIR: join(folder, name),
    };
    const program = startProgram(isSite ? 'src/server/main.ts' : 'gateways/main.ts', environment, output);
    running.set(name, program);
    const health = `http://127.0.0.1:${ports[name]}${isSite ? '/api/livez' : '/healthz'}`;
    if (!(await waitUntilReady(health, program))) throw new Error(`${name} did not start, see ${folder}/log`);
  };
  const stop = async () => {
    await Promise.all([...running.values()].map(stopProgram));
    await nginx.stop();
    await redis.end();
    await postgres.stop();
  };
  return {
    site,
    content,
    folder,
    /** @param {'site-1' | 'site-2'} name */
    addressOf: (name) => `http://127.0.0.1:${ports[name]}`,
    start,
    /** @param {Name} name */
    kill: (name) => running.get(name)?.kill('SIGKILL'),
    stop,
  };
}
