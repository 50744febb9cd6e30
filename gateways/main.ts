import { existsSync } from 'node:fs';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import type { Kysely } from 'kysely';
import { environmentOrExit } from './config/env.ts';
import type { GatewayName } from './config/env-schema.ts';
import { describeProblems } from './content/describe.ts';
import { openContent } from './content/open.ts';
import type { Tables } from './db/schema.ts';
import type { Gateway } from './lib/http.ts';
import { logError, logInfo } from './lib/log.ts';
import { diskFigure } from './lib/disk-figure.ts';
import { serveMetrics } from './lib/metrics.ts';
import { createGatewayServer } from './lib/server.ts';
import { storageFault } from './lib/storage-fault.ts';
import type { FhirSettings } from './scheduling/fhir/settings.ts';

/**
 * The embedded gateways: outside systems in one program, each speaking the wire format of the real one.
 * `config/env-schema.ts` lists the environment variables.
 */

const stopWithinMs = 10_000;
const startAgainMs = 10_000;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

// Whoever reads the log may go away: the gateways answer on.
for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);

const environment = environmentOrExit();
const {
  GATEWAYS_PORT: port,
  DATA_DIR: dataDir,
  CONTENT_DIR: folder,
  DATABASE_URL: databaseUrl,
} = environment;
/** Of the sealed columns of the database, which the gateways share. */
const keys = { given: environment.DATA_KEYS, folder: dataDir };
if (!existsSync(folder)) fail(`The content folder "${folder}" does not exist: set CONTENT_DIR.`);

const authors = environment.CONTENT_WATCH
  ? (await import('./content/author-log.ts')).createAuthorLog({
      folder,
      rules: (await import('./content/oversights/site-rules.ts')).readSiteRules(),
      write: (text) => process.stderr.write(text),
    })
  : undefined;
const tellSite = environment.GATEWAYS.includes('cms')
  ? (await import('./content/tell-site.ts')).createTeller({
      url: environment.PUBLIC_URL,
      secret: environment.PUBLISH_SECRET,
    })
  : undefined;
const opened = await openContent({
  folder,
  datesFile: join(dataDir, 'content-dates.json'),
  onScheduled: tellSite,
  watch: environment.CONTENT_WATCH,
  onProblems: (problems) => {
    authors?.problems(problems);
    logError('content-kept', { problems: problems.length });
  },
  onGood: authors?.good,
});
if (!opened.ok) {
  for (const line of describeProblems(opened.problems)) process.stderr.write(`${line}\n`);
  fail(`The content has ${opened.problems.length} problems: see the lines above.`);
}
const content = opened.value;

/** The server that keeps the calendars, where it is not this program. */
async function fhirBackend(): Promise<FhirSettings | undefined> {
  if (environment.SCHEDULING_BACKEND === 'embedded') return undefined;
  return (await import('./scheduling/fhir/settings.ts')).readFhirSettings(environment);
}

/** Keeps the search index up to date with the calendars; there once everything else is. */
let visits: { readonly touch: (npi: string) => void; readonly stop: () => void } | undefined;

/** Where the gateways that send messages keep those of the development mailbox. */
const messageStores: Kysely<Tables>[] = [];

/** Each gateway by its name; `GATEWAYS` chooses among them. A gateway's code is read only if it is chosen. */
const makers: Readonly<Record<GatewayName, () => Promise<Gateway>>> = {
  cms: async () =>
    (await import('./cms/gateway.ts')).createCmsGateway({
      content,
      apiKey: environment.SITECORE_API_KEY,
      allowsIntrospection: environment.CMS_INTROSPECTION,
    }),
  media: async () => (await import('./cms/media-gateway.ts')).createMediaGateway(content),
  search: async () =>
    (await import('./search/gateway.ts')).createSearchGateway({
      content,
      dataDir,
      token: environment.SEARCH_TOKEN,
    }),
  geocoding: async () => (await import('./demo/geocoding/gateway.ts')).createGeocodingGateway(),
  captcha: async () =>
    (await import('./captcha/gateway.ts')).createCaptchaGateway({
      secret: environment.CAPTCHA_SECRET,
    }),
  collector: async () =>
    (await import('./collector/gateway.ts')).createCollectorGateway({
      databaseUrl,
      dataDir,
      keys,
      key: environment.SEARCH_COUNTS_KEY,
      retentionDays: environment.SEARCH_COUNTS_DAYS,
    }),
  video: async () =>
    (await import('./video/gateway.ts')).createVideoGateway({
      content,
      token: environment.VIDEO_TOKEN,
      siteUrl: environment.PUBLIC_URL,
    }),
  waiting: async () =>
    (await import('./demo/waiting/gateway.ts')).createWaitingGateway({
      content,
      token: environment.WAITING_TOKEN,
    }),
  scheduling: async () => {
    const gateway = await (
      await import('./scheduling/gateway.ts')
    ).createSchedulingGateway({
      content,
      fill: (await import('./demo/calendars/fill.ts')).fillDemoCalendars,
      authorization: environment.SCHEDULING_AUTHORIZATION,
      databaseUrl,
      dataDir,
      keys,
      holdMinutes: environment.SCHEDULING_HOLD_MINUTES,
      onTimeChanged: (npi) => visits?.touch(npi),
      mail: {
        url: environment.MAIL_URL ?? '',
        from: environment.MAIL_FROM,
        siteUrl: environment.PUBLIC_URL,
        requestsTo: environment.REQUESTS_TO,
        everyMs: 1_000,
      },
      texts: {
        url: environment.SMS_URL ?? '',
        account: environment.SMS_ACCOUNT,
        token: environment.SMS_TOKEN,
        from: environment.SMS_FROM,
        repliesUrl: environment.SMS_REPLIES_URL ?? '',
      },
      retentionDays: environment.RETENTION_DAYS,
      fhir: await fhirBackend(),
    });
    messageStores.push(gateway.db);
    return gateway;
  },
  forms: async () => {
    const gateway = await (
      await import('./forms/gateway.ts')
    ).createFormsGateway({
      contentDir: folder,
      watch: environment.CONTENT_WATCH,
      authorization: environment.FORMS_AUTHORIZATION,
      databaseUrl,
      dataDir,
      keys,
      mail: {
        url: environment.MAIL_URL ?? '',
        from: environment.MAIL_FROM,
        siteUrl: environment.PUBLIC_URL,
        readers: environment.REQUESTS_TO,
        everyMs: 1_000,
      },
      retentionDays: environment.RETENTION_DAYS,
      ...(await import('./forms/vendors.ts')).formVendors(environment),
    });
    messageStores.push(gateway.db);
    return gateway;
  },
};
const wanted = new Set(environment.GATEWAYS);

const showsMailbox =
  (wanted.has('scheduling') || wanted.has('forms')) &&
  (environment.MAILBOX || environment.NODE_ENV !== 'production');
const showsReport =
  wanted.has('cms') && (environment.CONTENT_REPORT || environment.NODE_ENV !== 'production');
const gateways = createGatewayServer({
  expected: wanted.size + (showsMailbox ? 1 : 0) + (showsReport ? 1 : 0),
  accessLog: environment.ACCESS_LOG,
  onFailure: (fields) => logError('gateway-failed', fields),
  onRefused: (fields) => logError('credential.refused', fields),
});
gateways.server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken: set GATEWAYS_PORT to another one.`);
  fail(`The gateways could not start: ${error.message}.`);
});
await new Promise<void>((listening) => {
  gateways.server.listen(port, environment.GATEWAYS_HOST, listening);
});

const closing = closeWithGrace({ delay: stopWithinMs }, async ({ err }) => {
  if (err) logError('gateways-ended', { error: err.name });
  visits?.stop();
  await gateways.stop();
  content.close();
});
// The start script is gone: nobody would stop this program.
process.on('disconnect', () => closing.close());

/** A full disk passes: until then the other gateways serve, and this one is tried again. */
async function startGateway(name: GatewayName): Promise<void> {
  try {
    gateways.mount(await makers[name]());
  } catch (error) {
    const fault = storageFault(error);
    if (fault === undefined)
      fail(
        `The ${name} gateway could not start: ${error instanceof Error ? error.message : 'unknown reason'}.`,
      );
    logError('gateway-not-started', { gateway: name, reason: fault });
    gateways.postpone(name, `not started: ${fault}`);
    setTimeout(() => void startGateway(name), startAgainMs).unref();
  }
}

for (const name of wanted) await startGateway(name);
if (showsMailbox)
  gateways.mount((await import('./demo/mailbox/gateway.ts')).createMailboxGateway(messageStores));
if (showsReport)
  gateways.mount((await import('./content/report/gateway.ts')).createReportGateway(folder, content.revision));
const address = gateways.server.address();
const ownPort = typeof address === 'object' && address ? address.port : port;
if (environment.GATEWAYS_METRICS_PORT > 0)
  serveMetrics({
    port: environment.GATEWAYS_METRICS_PORT,
    host: environment.METRICS_ADDRESS,
    sources: () => [...gateways.figures(), () => diskFigure(dataDir)],
  });
logInfo('gateways-ready', { port: ownPort, pid: process.pid });

const { NEXT_VISITS_MINUTES: visitMinutes, SEARCH_HOST: otherSearch } = environment;
if (visitMinutes > 0 && wanted.has('scheduling') && (wanted.has('search') || otherSearch)) {
  const { startNextVisits } = await import('./feeds/start.ts');
  visits = startNextVisits({
    port: ownPort,
    environment,
    everyMinutes: visitMinutes,
    onFailure: (reason) => logError('next-visits-failed', { reason }),
  });
}
