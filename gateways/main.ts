import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import closeWithGrace from 'close-with-grace';
import { createCmsGateway } from './cms/gateway.ts';
import { createMediaGateway } from './cms/media-gateway.ts';
import { openContent } from './content/open.ts';
import type { Problem } from './content/problems.ts';
import { sendJson, type Gateway } from './lib/http.ts';
import { createSchedulingGateway } from './scheduling/gateway.ts';
import { createSearchGateway } from './search/gateway.ts';

/** The embedded gateways: outside systems in one program, each speaking the wire format of the real one. */

function setting(name: string, fallback: string): string {
  return process.env[name] || fallback;
}

function report(problems: readonly Problem[]): void {
  for (const { file, line, reason } of problems) process.stderr.write(`${file}:${line}: ${reason}\n`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const port = Number(setting('GATEWAYS_PORT', '4000'));
const dataDir = setting('DATA_DIR', 'data');
const folder = setting('CONTENT_DIR', 'content');
const wanted = new Set(setting('GATEWAYS', 'cms,media,search,scheduling').split(','));
if (!existsSync(folder)) fail(`The content folder "${folder}" does not exist: set CONTENT_DIR.`);

const opened = await openContent({ folder, watch: process.env.CONTENT_WATCH === '1', onProblems: report });
if (!opened.ok) {
  report(opened.problems);
  fail(`The content has ${opened.problems.length} problems: see the lines above.`);
}
const content = opened.value;
const gateways: Gateway[] = [];

const server = createServer({ requestTimeout: 30_000, keepAliveTimeout: 65_000 }, (request, response) => {
  const url = URL.canParse(request.url ?? '', 'http://gateways') ? new URL(request.url ?? '', 'http://gateways') : undefined;
  if (!url) return sendJson(response, 400, { error: 'bad request' });
  if (url.pathname === '/healthz') {
    const isReady = gateways.length === wanted.size && gateways.every((gateway) => gateway.ready());
    return sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'starting' });
  }
  const gateway = gateways.find(({ prefix }) => url.pathname === prefix || url.pathname.startsWith(`${prefix}/`));
  if (!gateway) return sendJson(response, 404, { error: 'not found' });
  Promise.resolve(gateway.handle(request, response, url)).catch((error: unknown) => {
    const kind = error instanceof Error ? error.name : 'unknown';
    process.stderr.write(`${JSON.stringify({ event: 'gateway-failed', gateway: gateway.name, kind })}\n`);
    if (response.headersSent) response.end();
    else sendJson(response, 500, { error: 'internal' });
  });
});
server.on('error', (error: NodeJS.ErrnoException) => {
  fail(error.code === 'EADDRINUSE' ? `Port ${port} is taken: set GATEWAYS_PORT to another one.` : `The gateways could not start: ${error.message}.`);
});
server.listen(port, '127.0.0.1');

/** Each gateway by its name; `GATEWAYS` chooses among them. */
const makers: Readonly<Record<string, () => Gateway | Promise<Gateway>>> = {
  cms: () =>
    createCmsGateway({
      content,
      apiKey: setting('SITECORE_API_KEY', 'foyer-demo'),
      allowsIntrospection: process.env.CMS_INTROSPECTION !== '0',
    }),
  media: () => createMediaGateway(content),
  search: () => createSearchGateway({ content, token: setting('SEARCH_TOKEN', 'foyer-demo') }),
  scheduling: () =>
    createSchedulingGateway({
      content,
      authorization: setting('SCHEDULING_AUTHORIZATION', 'Basic Zm95ZXI6ZGVtbw=='),
      databaseUrl: process.env.DATABASE_URL ?? '',
      dataDir,
      holdMinutes: Number(setting('SCHEDULING_HOLD_MINUTES', '10')),
    }),
};
for (const name of wanted) {
  const make = makers[name];
  if (!make) fail(`GATEWAYS names "${name}": choose among ${Object.keys(makers).join(', ')}.`);
  try {
    gateways.push(await make());
  } catch (error) {
    fail(`The ${name} gateway could not start: ${error instanceof Error ? error.message : 'unknown reason'}.`);
  }
}

const closing = closeWithGrace({ delay: 10_000 }, async () => {
  await new Promise((done) => {
    server.close(done);
    server.closeIdleConnections();
  });
  for (const gateway of gateways) await gateway.close();
  content.close();
});
// The start script is gone: nobody would stop this program.
process.on('disconnect', () => void closing.close());
