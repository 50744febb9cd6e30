import { root } from '../node24.mjs';
import { askBuild, newestBuild } from './build.mjs';
import { askCms, askForms, askScheduling, askSearch, askWebhook } from './services.mjs';
import { askClock, askDatabase, askDisk, askMail, askRedis } from './stores.mjs';

/**
 * Asks every system that the site and the gateways rely on, side by side; nothing is written, sent or published.
 * @param {import('../../../src/config/server/env.ts').Environment} site
 * @param {{ MAIL_URL?: string | undefined, DATABASE_URL: string }} gateways
 * @returns {Promise<readonly import('./finding.mjs').Finding[]>} causes first: a full disk or a wrong clock makes what stands below fail
 * @requirement O8
 */
export function examine(site, gateways) {
  return Promise.all([
    askDisk(site.DATA_DIR),
    askClock(site.GRAPH_QL_ENDPOINT),
    askBuild(site, newestBuild(root)),
    askDatabase(gateways.DATABASE_URL),
    askRedis(site.REDIS_URL),
    askCms(site),
    askSearch(site),
    askScheduling(site),
    askForms(site),
    askMail(gateways.MAIL_URL),
    askWebhook(site),
  ]);
}
