import './react-renderer.ts';
import { createServer, Server } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import next from 'next';
import { bookingCookiePrefix } from '../config/booking-cookie.ts';
import { laterHash } from '../hydration/later-text.ts';
import { captchaVendors } from '../config/captcha.ts';
import { payment } from '../config/payment.ts';
import { searchCookieName } from '../config/search-cookie.ts';
import { readEnvironment } from '../config/server/env.ts';
import { visitorCookieName } from '../config/visitor-cookie.ts';
import { notFoundPath, resourceProblemPath, siteSearchPath } from '../config/site-paths.ts';
import { settleAll } from '../lib/before-end.ts';
import { buildIdIn } from '../lib/build-id.ts';
import { learnFates } from '../lib/page-fates.ts';
import { takePieces } from '../lib/page-pieces.ts';
import { announceStop, isStopping } from '../lib/stopping.ts';
import { announceWarming } from '../lib/warming.ts';
import { gauge } from '../lib/metrics.ts';
import { logError, logInfo, logWarning } from '../lib/log.ts';
import { consoleToLog, whatFailed } from './console-to-log.ts';
import { onPublication, publicationsSeen } from '../lib/publications.ts';
import type { Handler } from './capture.ts';
import { createFront } from './front.ts';
import { countInFlight } from './in-flight.ts';
import { atInnerAddresses } from './inner-address.ts';
import { countAnswer, serveMetrics } from './metrics.ts';
import { PageCache } from './page-cache.ts';
import { PageStore, scopeOf } from './page-store.ts';
import { PageStyles } from './page-styles.ts';
import { PublicationRelay } from './publication-relay.ts';
import { proxyNotice } from './proxy-notice.ts';
import { followRequests } from './requests.ts';
import { resumePublishing } from './resume-publishing.ts';
import { scriptHashes } from './script-hashes.ts';
import { securityHeaders } from './security-headers.ts';
import { shedLoad } from './shedding.ts';
import { figureState } from './state-figures.ts';
import { endSlowBody, filesWithinMs } from './slow-bodies.ts';
import { openTracing } from './tracing.ts';
import { warmFirstPictures, warmUp } from './warm-up.ts';

/** Longer than any answer or body may take. */
const idleMs = 130_000;

/** How long a balancer waits at most for the first searches after a start. */
const warmWithinMs = 15_000;

/** Exit code for a configuration that cannot work. */
const badConfiguration = 78;

// Whoever reads the log may go away. The site serves on; an error that nobody takes would be logged again without end.
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);

const read = readEnvironment(process.env);
if (!read.ok) {
  process.stderr.write(read.problems.map((problem) => `${problem}.\n`).join(''));
  process.exit(badConfiguration);
}
const environment = read.value;
const isDevelopment = environment.NODE_ENV === 'development';
if (!isDevelopment) {
  consoleToLog();
  takePieces();
}
const dir = resolve('.');
const port = environment.PORT;

// The framework would listen for upgrades at the server of its first request; while nobody does, they are ignored, and
// a client that offers HTTP/2 gets its answer in HTTP/1.1.
const noUpgrades = isDevelopment ? {} : { httpServer: new Server() };
const app = next({ dev: isDevelopment, dir, port, hostname: 'localhost', ...noUpgrades });
await app.prepare();
const cache = new PageCache(environment.PAGE_CACHE_MEGABYTES * 1024 * 1024);
onPublication((publication) => {
  learnFates(publication);
  cache.outdate();
});
const build = isDevelopment ? 'none' : buildIdIn(join(dir, environment.FOYER_DIST_DIR));
const relay =
  environment.REDIS_URL === undefined
    ? undefined
    : new PublicationRelay({
        url: environment.REDIS_URL,
        scope: `${environment.GRAPH_QL_ENDPOINT} ${environment.SITECORE_SITE_NAME}`,
      });
await relay?.start();
const store =
  relay && environment.REDIS_URL !== undefined && !isDevelopment
    ? new PageStore({
        url: environment.REDIS_URL,
        scope: scopeOf(build, environment),
        position: () => relay.position(),
        outdatedAt: () => publicationsSeen().lastAt?.getTime() ?? 0,
        keptSeconds: environment.REVALIDATE_SECONDS,
      })
    : undefined;
const languagePrefixes = environment.LANGUAGES.map((language) => language.toLowerCase());
const prefixes = environment.LANGUAGES.map((language) =>
  language === environment.DEFAULT_LANGUAGE ? '' : `/${language.toLowerCase()}`,
);
const standIns = prefixes.flatMap((prefix) => [
  `${prefix}${resourceProblemPath}`,
  `${prefix}${notFoundPath}`,
]);
const headersFor = securityHeaders({
  isDevelopment,
  isHttps: environment.FORCE_HTTPS,
  captchaOrigins:
    environment.CAPTCHA_PROVIDER === 'embedded' ? [] : captchaVendors[environment.CAPTCHA_PROVIDER].origins,
  paymentOrigins: isDevelopment || environment.PAYMENT_MODE === 'mock' ? [] : payment.origins,
  ...(environment.JSS_EDITING_SECRET === '' ? {} : { editors: environment.JSS_ALLOWED_ORIGINS }),
  ...(environment.WIDGET_HOST ? { widgetOrigin: new URL(environment.WIDGET_HOST).origin } : {}),
  hasGoogleMap: environment.MAPS_KEY !== '',
  scriptHashes: isDevelopment ? [] : [...scriptHashes(join(dir, environment.FOYER_DIST_DIR)), laterHash()],
});
const { handle, settled } = countInFlight(atInnerAddresses(app.getRequestHandler()));
const front = createFront({
  handle,
  cache,
  headersFor,
  styles: isDevelopment ? undefined : new PageStyles(join(dir, environment.FOYER_DIST_DIR)),
  languagePrefixes,
  refreshSeconds: environment.REVALIDATE_SECONDS,
  store,
  // A booking without scripts is read, forms are counted, and searches are counted of visitors who agreed; nothing else of anybody.
  visibleCookies: [
    bookingCookiePrefix,
    visitorCookieName,
    ...(environment.ANALYTICS_ENABLED ? [environment.CONSENT_COOKIE_NAME, 'OptanonConsent'] : []),
    ...(environment.ANALYTICS_ENABLED && environment.SEARCH_ANALYTICS_HOST !== undefined
      ? [searchCookieName]
      : []),
  ],
  isDevelopment,
});

const noticeProxy = proxyNotice(environment.TRUST_PROXY, (sentence) => {
  logWarning('proxy-not-trusted', { sentence });
});
const follow = followRequests({
  accessLog: environment.ACCESS_LOG,
  trustsIds: environment.TRUST_PROXY > 0,
  isReady: ({ method, url = '' }) => method === 'GET' && cache.isReady(url),
  traced:
    environment.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? undefined
      : await openTracing({
          endpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: environment.OTEL_EXPORTER_OTLP_HEADERS,
          trustsParents: environment.TRUST_PROXY > 0,
        }),
});
const shed = shedLoad({
  lagMs: isDevelopment ? 0 : environment.SHED_LAG_MS,
  inFlight: isDevelopment ? 0 : environment.SHED_IN_FLIGHT,
  phone: environment.PHONE_NUMBER,
  headersFor,
  isKept: (path) => cache.get(path) !== undefined,
});
const answer: Handler = (request, response) => shed(request, response, front);
const server = createServer(
  {
    headersTimeout: 10_000,
    requestTimeout: filesWithinMs,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
  },
  (request, response) => {
    endSlowBody(request);
    noticeProxy(request);
    if (isStopping()) response.setHeader('Connection', 'close');
    if (environment.METRICS_PORT > 0) countAnswer(request.url ?? '', response);
    follow(request, response, answer).catch((error: unknown) => {
      logError('request-failed', { error: error instanceof Error ? error.name : 'unknown' });
      if (!response.headersSent)
        response.writeHead(500, { 'Content-Type': 'text/plain', 'Retry-After': '30' });
      response.end();
    });
  },
);
if (environment.METRICS_PORT > 0) {
  gauge('foyer_page_cache_bytes', {}, () => cache.bytes);
  figureState({ build, dataDir: environment.DATA_DIR, hasOthers: relay !== undefined });
  serveMetrics({ port: environment.METRICS_PORT, host: environment.METRICS_ADDRESS });
}
server.maxRequestsPerSocket = 1000;
if (isDevelopment) {
  const upgrade = app.getUpgradeHandler();
  server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head));
} else {
  // Who stops reading an answer gives its memory back.
  server.setTimeout(idleMs);
}
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken: set PORT to another one.`
      : `The site could not start: ${error.message}.`;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});
// The first search in a language reads and compiles more than any other. A balancer sends visitors when those are made;
// where there is none, who comes earlier waits as long as the first search takes.
announceWarming(!isDevelopment);
server.listen(port, () => {
  logInfo('site-ready', { port, pid: process.pid });
  if (isDevelopment) return;
  void getReady();
  void resumePublishing(front, environment.PUBLISH_SECRET);
});

async function getReady(): Promise<void> {
  const searches = prefixes.map((prefix) => `${prefix}${siteSearchPath}?query=heart`);
  await Promise.race([warmUp(front, searches), setTimeout(warmWithinMs)]);
  announceWarming(false);
  await warmUp(front, standIns);
  await warmFirstPictures(front, ['/']);
}

const drainMs = environment.DRAIN_SECONDS * 1000;
const closing = closeWithGrace({ delay: drainMs + 10_000 }, async ({ err }) => {
  if (err) logError('site-ended', whatFailed(err));
  announceStop();
  // A balancer in front sees that this process is not ready, before it refuses anybody.
  if (!err) await setTimeout(drainMs);
  await new Promise((done) => {
    server.close(done);
    server.closeIdleConnections();
  });
  await settled();
  await app.close();
  relay?.close();
  store?.close();
  await settleAll();
});
// The start script is gone: nobody would stop this program.
process.on('disconnect', () => closing.close());
