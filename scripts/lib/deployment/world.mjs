import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../../../tests/support/nginx.ts';
import { startPostgres } from '../../../tests/support/postgres.ts';
import { startRedis } from '../../../tests/support/redis.ts';
import { root } from '../node24.mjs';
import { freePort } from '../servers.mjs';
import { member } from './member.mjs';

/** @typedef {import('./member.mjs').Member} Member */

const secret = 'a-secret-of-a-deployment-that-is-long-enough';

/** What the programs have in common; as in the compose file, or what keeps a trial from waiting. @param {string} gateways */
const settings = (gateways) => ({
  NODE_ENV: 'production',
  PUBLISH_SECRET: secret,
  CONTENT_WATCH: '1',
  TRUST_PROXY: '1',
  REVALIDATE_SECONDS: '3600',
  SEARCHES_PER_MINUTE: '1000000',
  // Whoever is refused because the machine is busy is no loss of a program.
  SHED_LAG_MS: '0',
  NEXT_VISITS_MINUTES: '0',
  DATA_KEYS: `first:${randomBytes(32).toString('base64')}`,
  FOYER_DIST_DIR: JSON.parse(readFileSync(join(root, '.foyer', 'build.json'), 'utf8')).distDir,
  SITECORE_API_HOST: gateways,
  SEARCH_HOST: `${gateways}/search`,
  SCHEDULING_HOST: `${gateways}/scheduling/v1`,
  SCHEDULING_EXTENSIONS: 'true',
  FORMS_GATEWAY_HOST: `${gateways}/forms`,
  GEOCODING_HOST: `${gateways}/geocoding`,
  CAPTCHA_HOST: `${gateways}/captcha`,
  VIDEO_HOST: `${gateways}/video`,
  WAITING_HOST: `${gateways}/waiting`,
  SEARCH_COUNTS_HOST: `${gateways}/collector`,
});

/**
 * What `deploy/compose.yaml` runs in containers, as programs of this machine: two sites and two gateways behind a real nginx
 * with `deploy/nginx.conf`, on a real PostgreSQL and a real Redis. The search is the gateways' own. Needs a build.
 * @param {number} log - an open file, which gets what the programs write
 */
export async function startDeployment(log) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-deployment-'));
  const content = join(folder, 'content');
  cpSync('content', content, { recursive: true });
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const nginx = await startNginx({
    'gateways-1:4000': `127.0.0.1:${ports[0]}`,
    'gateways-2:4000': `127.0.0.1:${ports[1]}`,
    'site-1:3000': `127.0.0.1:${ports[2]}`,
    'site-2:3000': `127.0.0.1:${ports[3]}`,
  });
  const address = `http://127.0.0.1:${nginx.sites}`;
  const common = {
    ...settings(`http://127.0.0.1:${nginx.gateways}`),
    PUBLIC_URL: address,
    CONTENT_DIR: content,
    DATABASE_URL: await postgres.createDatabase(),
    REDIS_URL: redis.url,
  };
  const members = ['gateways-1', 'gateways-2', 'site-1', 'site-2'].map((name, at) =>
    member(name, Number(ports[at]), { ...common, DATA_DIR: join(folder, name) }, log),
  );
  // Each finds the database and the CMS as the one before left them.
  for (const { start } of members) await start();
  return {
    address,
    content,
    gateways: /** @type {[Member, Member]} */ (members.slice(0, 2)),
    sites: /** @type {[Member, Member]} */ (members.slice(2)),
    /** @returns the status */
    publish: async () => {
      const headers = { 'content-type': 'application/json', 'x-publish-secret': secret };
      const body = JSON.stringify({ everything: true });
      return (await fetch(`${address}/api/publish`, { method: 'POST', headers, body })).status;
    },
    stop: async () => {
      for (const { stop } of members.toReversed()) await stop();
      await nginx.stop();
      await redis.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
