import { startPostgres } from '../../../tests/support/postgres.ts';
import { startRedis } from '../../../tests/support/redis.ts';
import { startSmtp } from '../../../tests/support/smtp.ts';
import { freePort, startServers } from '../servers.mjs';
import { faultyHttp, faultyTcp } from './faulty.mjs';

/** @typedef {import('./lanes.mjs').Lane} Lane */
/** @typedef {import('./faulty.mjs').Faulty} Faulty */

const secret = 'a-secret-for-faults-that-is-long-enough';
const settings = {
  NEXT_VISITS_MINUTES: '0',
  BOOKINGS_PER_TEN_MINUTES: '1000000',
  SEARCHES_PER_MINUTE: '1000000',
  REVALIDATE_SECONDS: '3600',
  // A search that is refused because six systems are broken on a busy machine says nothing of the search service.
  SHED_LAG_MS: '0',
  PUBLISH_SECRET: secret,
};
const correspondents = {
  MAIL_FROM: 'Clinic <clinic@clinic.example>',
  REQUESTS_TO: 'requests@clinic.example',
};
const bookable = '/find-a-physician?filter=c_provider_has_online_scheduling_b%3A%22true%22';
/** Where each system lies below the embedded gateways. */
const paths = {
  SITECORE_API_HOST: '',
  SEARCH_HOST: '/search',
  SCHEDULING_HOST: '/scheduling/v1',
  FORMS_GATEWAY_HOST: '/forms',
  VIDEO_HOST: '/video',
  GEOCODING_HOST: '/geocoding',
};

/**
 * A server of its own for a system that speaks another protocol than HTTP.
 * @param {string} setting
 * @param {(() => Promise<unknown>)[]} ends - gets how to end it
 * @returns {Promise<{ url: string, more?: Readonly<Record<string, string>>, mail?: readonly string[] }>}
 */
async function startSystem(setting, ends) {
  if (setting === 'DATABASE_URL') {
    const postgres = await startPostgres();
    ends.push(postgres.stop);
    return { url: await postgres.createDatabase() };
  }
  if (setting === 'REDIS_URL') {
    const redis = await startRedis();
    ends.push(redis.end);
    return { url: redis.url };
  }
  const smtp = await startSmtp();
  ends.push(smtp.stop);
  return { url: smtp.url, more: correspondents, mail: smtp.messages };
}

/**
 * A stand before the system of each lane, and the settings that lead to them.
 * @param {readonly Lane[]} lanes
 * @param {number} gatewaysPort
 * @param {(() => Promise<unknown>)[]} ends
 */
async function standBefore(lanes, gatewaysPort, ends) {
  /** @type {Map<string, Faulty>} */
  const faulty = new Map();
  /** @type {Record<string, string>} */
  const environment = {};
  /** @type {readonly string[]} */
  let mail = [];
  for (const { setting, protocol } of lanes) {
    if (protocol === 'http') {
      const stand = await faultyHttp(gatewaysPort);
      faulty.set(setting, stand);
      const path = paths[/** @type {keyof typeof paths} */ (setting)];
      environment[setting] = `http://127.0.0.1:${stand.port}${path}`;
      continue;
    }
    const system = await startSystem(setting, ends);
    const address = new URL(system.url);
    const stand = await faultyTcp(Number(address.port));
    faulty.set(setting, stand);
    address.host = `127.0.0.1:${stand.port}`;
    Object.assign(environment, system.more, { [setting]: address.href.replace(/\/$/, '') });
    mail = system.mail ?? mail;
  }
  return { faulty, environment, mail };
}

/**
 * @param {string} site
 * @returns {import('./lanes.mjs').Visit}
 */
function visitor(site) {
  return async (path, form) => {
    const startedAt = performance.now();
    const ended = (/** @type {number} */ status, text = '') => ({
      status,
      text,
      ms: performance.now() - startedAt,
      isSent: form !== undefined,
    });
    const sent = form && { method: 'POST', body: new URLSearchParams(form), headers: { origin: site } };
    try {
      const answer = await fetch(site + path, { ...sent, signal: AbortSignal.timeout(18_000) });
      return ended(answer.status, await answer.text());
    } catch {
      return ended(0);
    }
  };
}

/**
 * Starts the built site with everything that the given lanes need, and a stand before each of their systems.
 * @param {readonly Lane[]} lanes
 * @param {string} logFile
 */
export async function startWorld(lanes, logFile) {
  const gatewaysPort = await freePort();
  /** @type {(() => Promise<unknown>)[]} */
  const ends = [];
  const { faulty, environment, mail } = await standBefore(lanes, gatewaysPort, ends);
  const servers = await startServers({
    port: await freePort(),
    gatewaysPort,
    environment: { ...settings, ...environment },
    logFile,
  });
  const visit = visitor(servers.site);
  const unseen = await addresses(visit);
  const doctors = (await visit(bookable)).text;
  const physicians = [...doctors.matchAll(/href="(\/find-a-physician\/physician\/[a-z0-9-]+)#book"/g)];
  return {
    faulty,
    servers,
    visit,
    publish: async () => {
      const headers = { 'content-type': 'application/json', 'x-publish-secret': secret };
      const body = JSON.stringify({ everything: true });
      await fetch(`${servers.site}/api/publish`, { method: 'POST', headers, body });
    },
    unseen: () => unseen.pop() ?? '/about',
    physicians: physicians.map(([, path]) => String(path)),
    mail: () => mail,
    stop: async () => {
      await servers.stop();
      for (const stand of faulty.values()) await stand.stop();
      for (const end of ends.toReversed()) await end();
    },
  };
}

/** Pages of the sitemap, of which each is asked for once. @param {import('./lanes.mjs').Visit} visit */
async function addresses(visit) {
  const locs = async (/** @type {string} */ path) =>
    [...(await visit(path)).text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) =>
      String(path),
    );
  const maps = await locs('/sitemap.xml');
  const pages = (await Promise.all(maps.map(locs))).flat();
  return pages.filter((path) => /\/(article|physician|condition|location)s?\//.test(path));
}
