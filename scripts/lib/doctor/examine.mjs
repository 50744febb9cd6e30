import { root } from '../node24.mjs';
import { askBuild, newestBuild } from './build.mjs';
import { askCms, askForms, askScheduling, askSearch, askWebhook } from './services.mjs';
import { askGateways, askSite } from './figures.mjs';
import { askClock, askDisk } from './machine.mjs';
import { askMail } from './mail.mjs';
import { askDatabase, askRedis } from './stores.mjs';

/**
 * Asks every system that the site and the gateways rely on, side by side; nothing is written, sent or published.
 * @param {import('../../../src/config/server/env.ts').Environment} site
 * @param {{ MAIL_URL?: string | undefined, DATABASE_URL: string, GATEWAYS_METRICS_PORT: number, METRICS_ADDRESS: string }} gateways
 * @returns {Promise<readonly import('./finding.mjs').Finding[]>} causes first: a full disk or a wrong clock makes what stands below fail
 * @requirement O8
 */
export async function examine(site, gateways) {
  const found = await Promise.all([
    askDisk(site.DATA_DIR),
    askClock({
      'the CMS': site.GRAPH_QL_ENDPOINT,
      'the search service': site.SEARCH_HOST,
      'the scheduling gateway': site.SCHEDULING_HOST,
    }),
    askBuild(site, newestBuild(root)),
    askDatabase(gateways.DATABASE_URL),
    askRedis(site.REDIS_URL),
    askCms(site),
    askSearch(site),
    askScheduling(site),
    askForms(site),
    askMail(gateways.MAIL_URL),
    askWebhook(site),
    askSite(site),
    askGateways(gateways),
  ]);
  return found.flat();
}
