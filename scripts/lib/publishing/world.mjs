import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startRedis } from '../../../tests/support/redis.ts';
import { startProgram, stopProgram, waitUntilReady } from '../programs.mjs';
import { freePort, startServers } from '../servers.mjs';
import { startStand } from './stand.mjs';

const secret = 'a-secret-for-measuring-that-is-long-enough';

/** Two processes of the site over a Redis, before a CMS whose content changes with a number. Needs a build. */
export async function startTwoSites() {
  const redis = await startRedis();
  const gatewaysPort = await freePort();
  const stand = await startStand(`http://127.0.0.1:${gatewaysPort}`);
  const environment = {
    PUBLISH_SECRET: secret,
    REVALIDATE_SECONDS: '3600',
    SEARCHES_PER_MINUTE: '1000000',
    REDIS_URL: redis.url,
    SITECORE_API_HOST: stand.url,
    SEARCH_HOST: `${stand.url}/search`,
  };
  const servers = await startServers({ port: await freePort(), gatewaysPort, environment });
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'foyer-other-site-'));
  const other = startProgram('src/server/main.ts', {
    ...environment,
    NODE_ENV: 'production',
    PORT: String(port),
    GATEWAYS_PORT: String(gatewaysPort),
    DATA_DIR: folder,
    FOYER_DIST_DIR: basename(servers.distDir),
  });
  await waitUntilReady(`http://127.0.0.1:${port}/api/livez`, other);
  const sites = [servers.site, `http://localhost:${port}`];
  return {
    stand,
    sites,
    /** Tells the first process of an event. @param {object} event */
    publish: async (event) => {
      const answer = await fetch(`${servers.site}/api/publish`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-publish-secret': secret },
        body: JSON.stringify(event),
      });
      if (answer.status !== 202) throw new Error(`The publish was answered ${answer.status}.`);
    },
    stop: async () => {
      await stopProgram(other);
      await servers.stop();
      stand.stop();
      await redis.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
