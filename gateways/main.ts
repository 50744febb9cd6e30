import { existsSync } from 'node:fs';
import closeWithGrace from 'close-with-grace';
import { openContent } from './content/open.ts';
import type { Problem } from './content/problems.ts';
import type { Gateway } from './lib/http.ts';
import { createGatewayServer } from './lib/server.ts';
import type { FhirSettings } from './scheduling/fhir/settings.ts';

/**
 * The embedded gateways: outside systems in one program, each speaking the wire format of the real one.
 * Environment: GATEWAYS_PORT, GATEWAYS (which of them), CONTENT_DIR, CONTENT_WATCH, DATA_DIR, NEXT_VISITS_MINUTES (how
 * often the search index hears of free visits; 0 for never) and each gateway's own.
 */

const stopWithinMs = 10_000;

function setting(name: string, fallback: string): string {
  return process.env[name] || fallback;
}

function report(problems: readonly Problem[]): void {
  for (const { file, line, reason } of problems) process.stderr.write(`${file}:${line}: ${reason}\n`);
}

function log(event: string, fields: Readonly<Record<string, unknown>>): void {
  process.stderr.write(`${JSON.stringify({ event, ...fields })}\n`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const port = Number(setting('GATEWAYS_PORT', '4000'));
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail('GATEWAYS_PORT is no port number (0 to 65535).');
const dataDir = setting('DATA_DIR', 'data');
const folder = setting('CONTENT_DIR', 'content');
if (!existsSync(folder)) fail(`The content folder "${folder}" does not exist: set CONTENT_DIR.`);

const opened = await openContent({
  folder,
  watch: process.env.CONTENT_WATCH === '1',
  onProblems: (problems) => {
    report(problems);
    log('content-kept', { problems: problems.length });
  },
});
if (!opened.ok) {
  report(opened.problems);
  fail(`The content has ${opened.problems.length} problems: see the lines above.`);
}
const content = opened.value;

/** The server that keeps the calendars, where it is not this program. */
async function fhirBackend(): Promise<FhirSettings | undefined> {
  const backend = setting('SCHEDULING_BACKEND', 'embedded');
  if (backend === 'embedded') return undefined;
  if (backend !== 'fhir') throw new Error(`SCHEDULING_BACKEND is "${backend}": choose embedded or fhir`);
  return (await import('./scheduling/fhir/settings.ts')).readFhirSettings(process.env);
}

/** Keeps the search index up to date with the calendars; there once everything else is. */
let visits: { readonly touch: (npi: string) => void; readonly stop: () => void } | undefined;

/** Each gateway by its name; `GATEWAYS` chooses among them. A gateway's code is read only if it is chosen. */
const makers: Readonly<Record<string, () => Promise<Gateway & { readonly mailbox?: Gateway }>>> = {
  cms: async () =>
    (await import('./cms/gateway.ts')).createCmsGateway({
      content,
      apiKey: setting('SITECORE_API_KEY', 'foyer-demo'),
      allowsIntrospection: process.env.CMS_INTROSPECTION !== '0',
    }),
  media: async () => (await import('./cms/media-gateway.ts')).createMediaGateway(content),
  search: async () =>
    (await import('./search/gateway.ts')).createSearchGateway({
      content,
      dataDir,
      token: setting('SEARCH_TOKEN', 'foyer-demo'),
    }),
  geocoding: async () => (await import('./geocoding/gateway.ts')).createGeocodingGateway(),
  captcha: async () =>
    (await import('./captcha/gateway.ts')).createCaptchaGateway({
      secret: setting('CAPTCHA_SECRET', 'foyer-demo'),
    }),
  collector: async () =>
    (await import('./collector/gateway.ts')).createCollectorGateway({
      databaseUrl: process.env.DATABASE_URL ?? '',
      dataDir,
      key: setting('SEARCH_ANALYTICS_KEY', 'foyer-demo'),
      retentionDays: Number(setting('SEARCH_EVENTS_DAYS', '400')),
    }),
  scheduling: async () =>
    (await import('./scheduling/gateway.ts')).createSchedulingGateway({
      content,
      authorization: setting('SCHEDULING_AUTHORIZATION', 'Basic Zm95ZXI6ZGVtbw=='),
      databaseUrl: process.env.DATABASE_URL ?? '',
      dataDir,
      holdMinutes: Number(setting('SCHEDULING_HOLD_MINUTES', '10')),
      onTimeChanged: (npi) => visits?.touch(npi),
      mail: {
        url: process.env.MAIL_URL ?? '',
        from: setting('MAIL_FROM', 'Calder University Medicine <appointments@calder.example>'),
        siteUrl: setting('PUBLIC_URL', 'http://localhost:3000').replace(/\/$/, ''),
        everyMs: 1_000,
      },
      texts: {
        url: process.env.SMS_URL ?? '',
        account: process.env.SMS_ACCOUNT ?? '',
        token: process.env.SMS_TOKEN ?? '',
        from: process.env.SMS_FROM ?? '',
        repliesUrl: process.env.SMS_REPLIES_URL ?? '',
      },
      retentionDays: (await import('./scheduling/retention/enforce.ts')).retentionDaysOf(
        process.env.RETENTION_DAYS,
      ),
      fhir: await fhirBackend(),
    }),
};
const wanted = new Set(setting('GATEWAYS', Object.keys(makers).join(',')).split(','));
for (const name of wanted) {
  if (!Object.hasOwn(makers, name))
    fail(`GATEWAYS names "${name}": choose among ${Object.keys(makers).join(', ')}.`);
}

const showsMailbox =
  wanted.has('scheduling') && (process.env.MAILBOX === '1' || process.env.NODE_ENV !== 'production');
const gateways = createGatewayServer({
  expected: wanted.size + (showsMailbox ? 1 : 0),
  onFailure: (fields) => log('gateway-failed', fields),
});
gateways.server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken: set GATEWAYS_PORT to another one.`);
  fail(`The gateways could not start: ${error.message}.`);
});
await new Promise<void>((listening) => {
  gateways.server.listen(port, '127.0.0.1', listening);
});

const closing = closeWithGrace({ delay: stopWithinMs }, async () => {
  visits?.stop();
  await gateways.stop();
  content.close();
});
// The start script is gone: nobody would stop this program.
process.on('disconnect', () => void closing.close());

for (const name of wanted) {
  try {
    const gateway = await makers[name]?.();
    if (gateway) gateways.mount(gateway);
    if (gateway?.mailbox && showsMailbox) gateways.mount(gateway.mailbox);
  } catch (error) {
    fail(
      `The ${name} gateway could not start: ${error instanceof Error ? error.message : 'unknown reason'}.`,
    );
  }
}
const address = gateways.server.address();
const ownPort = typeof address === 'object' && address ? address.port : port;
const ready = { event: 'gateways-ready', port: ownPort, pid: process.pid };
process.stdout.write(`${JSON.stringify(ready)}\n`);

const visitMinutes = Number(setting('NEXT_VISITS_MINUTES', '5'));
if (visitMinutes > 0 && wanted.has('scheduling') && (wanted.has('search') || process.env.SEARCH_HOST)) {
  const { startNextVisits } = await import('./feeds/start.ts');
  visits = startNextVisits({
    port: ownPort,
    environment: process.env,
    everyMinutes: visitMinutes,
    onFailure: (reason) => log('next-visits-failed', { reason }),
  });
}
