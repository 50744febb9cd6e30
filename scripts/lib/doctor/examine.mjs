import { root } from '../node24.mjs';
import { askBuild, newestBuild } from './build.mjs';
import { askCms, askForms, askScheduling, askSearch, askWebhook } from './services.mjs';
import { askClock, askDisk } from './machine.mjs';
import { askMail } from './mail.mjs';
import { askGateways, askSite } from './programs.mjs';
import { askDatabase, askRedis } from './stores.mjs';

/**
 * Asks every system that the site and the gateways rely on, side by side; nothing is written, sent or published.
 * @param {import('../../../src/config/server/env.ts').Environment} site
 * @param {{ MAIL_URL?: string | undefined, DATABASE_URL: string, GATEWAYS_PORT: number, GATEWAYS_METRICS_PORT: number, METRICS_ADDRESS: string }} gateways
 * @param {readonly number[]} [ports] - for figures, of all processes of the site, where they were named
 * @returns {Promise<readonly import('./finding.mjs').Finding[]>} causes first: a full disk or a wrong clock makes what stands below fail
 * @requirement O8
 */
export async function examine(site, gateways, ports) {
  const found = await Promise.all([
    askDisk(site.DATA_DIR),
    askClock({
      'the CMS': site.GRAPH_QL_ENDPOINT,
      'the search service': site.SEARCH_HOST,
      'the scheduling gateway': site.SCHEDULING_HOST,
    }),
    askBuild(site, newestBuild(root), ports),
    askDatabase(gateways.DATABASE_URL),
    askRedis(site.REDIS_URL),
    askCms(site),
    askSearch(site),
    askScheduling(site),
    askForms(site),
    askMail(gateways.MAIL_URL),
    askWebhook(site),
    askSite(site, ports),
    askGateways(gateways),
  ]);
  const port = String(gateways.GATEWAYS_PORT);
  const hosts = { cms: site.GRAPH_QL_ENDPOINT, search: site.SEARCH_HOST, scheduling: site.SCHEDULING_HOST };
  const embedded = Object.entries({ ...hosts, forms: site.FORMS_GATEWAY_HOST })
    .filter(([, address]) => URL.parse(address)?.port === port)
    .map(([system]) => system);
  return besideVisitors(besideGateways(found.flat(), embedded));
}

/**
 * A gateway may answer the doctor's question while it is not ready. Then one line says both, and not one of each.
 * @param {readonly import('./finding.mjs').Finding[]} found
 * @param {readonly string[]} embedded - systems that are gateways of this machine
 */
export function besideGateways(found, embedded) {
  const unready = found.flatMap(({ notReady = '' }) => (embedded.includes(notReady) ? [notReady] : []));
  const answering = found.flatMap(({ system, state }) =>
    state === 'good' && unready.includes(system) ? [system] : [],
  );
  return found
    .filter(({ notReady = '' }) => !answering.includes(notReady))
    .map((finding) => {
      if (!answering.includes(finding.system)) return finding;
      const why = found.find(({ notReady }) => notReady === finding.system);
      return {
        ...finding,
        state: /** @type {const} */ ('failing'),
        step: /** @type {const} */ ('core'),
        reason: `answers me, but its gateway is not ready: ${finding.reason}`,
        advice: why?.advice ?? '',
      };
    });
}

/** Which system of the doctor's a dependency of the site is. */
const systems = { content: 'cms', layout: 'cms', search: 'search', scheduling: 'scheduling', forms: 'forms' };

/**
 * A system that answers the doctor may fail visitors, who ask more of it: its line says so.
 * @param {readonly import('./finding.mjs').Finding[]} found
 */
export function besideVisitors(found) {
  return found.map((finding) => {
    const missed = found.flatMap(({ visitors }) =>
      visitors && systems[/** @type {keyof typeof systems} */ (visitors.dependency)] === finding.system
        ? [visitors.secondsAgo]
        : [],
    );
    if (finding.state !== 'good' || missed.length === 0) return finding;
    const seconds = Math.min(...missed);
    return {
      ...finding,
      reason: `answers me, but failed visitors ${seconds} s ago (see site): ${finding.reason}`,
    };
  });
}
