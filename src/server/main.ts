import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import closeWithGrace from 'close-with-grace';
import next from 'next';
import { captchaVendors } from '../config/captcha.ts';
import { searchCookieName } from '../config/search-cookie.ts';
import { readEnvironment } from '../config/server/env.ts';
import { createFront } from './front.ts';
import { PageCache } from './page-cache.ts';
import { announceCache } from './purge.ts';
import { scriptHashes } from './script-hashes.ts';
import { securityHeaders } from './security-headers.ts';
import { endSlowBody, filesWithinMs } from './slow-bodies.ts';

/** Exit code for a configuration that cannot work. */
const badConfiguration = 78;

const read = readEnvironment(process.env);
if (!read.ok) {
  process.stderr.write(read.problems.map((problem) => `${problem}.\n`).join(''));
  process.exit(badConfiguration);
}
const environment = read.value;
const isDevelopment = environment.NODE_ENV === 'development';
const dir = resolve('.');
const port = environment.PORT;

const app = next({ dev: isDevelopment, dir, port, hostname: 'localhost' });
await app.prepare();
const cache = new PageCache(environment.PAGE_CACHE_MEGABYTES * 1024 * 1024);
announceCache(cache);
const front = createFront({
  handle: app.getRequestHandler(),
  cache,
  headersFor: securityHeaders({
    isDevelopment,
    isHttps: environment.FORCE_HTTPS,
    captchaOrigins:
      environment.CAPTCHA_PROVIDER === 'embedded' ? [] : captchaVendors[environment.CAPTCHA_PROVIDER].origins,
    hasGoogleMap: environment.MAPS_KEY !== '',
    scriptHashes: isDevelopment ? [] : scriptHashes(join(dir, environment.FOYER_DIST_DIR)),
  }),
  languagePrefixes: environment.LANGUAGES.map((language) => language.toLowerCase()),
  refreshSeconds: environment.REVALIDATE_SECONDS,
  // Searches are counted of visitors who agreed; nothing else is read of anybody.
  visibleCookies: environment.ANALYTICS_ENABLED
    ? [environment.CONSENT_COOKIE_NAME, 'OptanonConsent', searchCookieName]
    : [],
  isDevelopment,
});

const server = createServer(
  { headersTimeout: 10_000, requestTimeout: filesWithinMs, keepAliveTimeout: 65_000 },
  (request, response) => {
    endSlowBody(request);
    front(request, response).catch((error: unknown) => {
      process.stderr.write(
        `${JSON.stringify({ event: 'request-failed', kind: error instanceof Error ? error.name : 'unknown' })}\n`,
      );
      if (!response.headersSent)
        response.writeHead(500, { 'Content-Type': 'text/plain', 'Retry-After': '30' });
      response.end();
    });
  },
);
server.maxRequestsPerSocket = 1000;
if (isDevelopment) {
  const upgrade = app.getUpgradeHandler();
  server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head));
} else {
  server.on('upgrade', (_request, socket) => socket.destroy());
}
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken: set PORT to another one.`
      : `The site could not start: ${error.message}.`;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});
server.listen(port, () => process.stdout.write(`${JSON.stringify({ event: 'site-ready', port })}\n`));

const closing = closeWithGrace({ delay: 10_000 }, async () => {
  await new Promise((done) => {
    server.close(done);
    server.closeIdleConnections();
  });
  await app.close();
});
// The start script is gone: nobody would stop this program.
process.on('disconnect', () => closing.close());
