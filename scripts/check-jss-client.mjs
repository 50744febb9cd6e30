import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from './lib/node24.mjs';
import { textOption } from './lib/options.mjs';
import { startProgram, stopProgram, waitUntilReady } from './lib/programs.mjs';
import { freePort } from './lib/servers.mjs';

/**
 * The official client against the embedded CMS: `npm run check:jss-client` scaffolds it with the vendor's own command into a
 * folder of its own, gives it a layout of ours that shows any block, and compares four of its pages with what the layout
 * service says. Exits with 1 when a page lacks a block. It installs 540 MB, so the tests do not run it; `-- --folder FOLDER`
 * keeps the client for the next time, `-- --list` only prints the kinds of pages.
 */
const client = { package: 'create-sitecore-jss@23.0.0', name: 'foyer-client' };
/** Kinds of pages by their templates; the first page of each is asked for. */
const kinds = {
  home: 'Home',
  article: 'Article',
  condition: 'Condition Details',
  physician: 'Physician Details',
};
const key = 'foyer-demo';

if (process.argv.includes('--list')) {
  process.stdout.write(`${Object.keys(kinds).join('\n')}\n`);
  process.exit(0);
}

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const kept = textOption('--folder');
const folder = resolve(kept ?? mkdtempSync(join(tmpdir(), 'foyer-jss-client-')));
mkdirSync(folder, { recursive: true });
const app = join(folder, 'app');
const gatewaysPort = await freePort();
const clientPort = await freePort();
const cms = `http://127.0.0.1:${gatewaysPort}`;
const gateways = startProgram(
  'gateways/main.ts',
  { GATEWAYS_PORT: String(gatewaysPort), DATA_DIR: join(folder, 'data') },
  openSync(join(folder, 'gateways.log'), 'a'),
);
/** @type {import('node:child_process').ChildProcess[]} */
const started = [];
let isGood = false;
try {
  if (!(await waitUntilReady(`${cms}/healthz`, gateways))) throw new Error('the gateways did not start');
  if (!existsSync(join(app, 'node_modules'))) await install();
  copyFileSync(join(root, 'scripts/lib/jss-client/Layout.tsx.txt'), join(app, 'src/Layout.tsx'));
  await run(['run', 'bootstrap'], app);
  say('Starting it…');
  // It names every block that it has no component for: the layout shows these all the same.
  const log = openSync(join(folder, 'client.log'), 'a');
  const site = start(['exec', '--', 'next', 'dev', '--webpack', '--port', String(clientPort)], app, log);
  started.push(site);
  if (!(await waitUntilReady(`http://127.0.0.1:${clientPort}/favicon.ico`, site)))
    throw new Error('it did not start');
  isGood = (await Promise.all((await pages()).map(check))).every(Boolean);
} catch (error) {
  say(`missing  ${error instanceof Error ? error.message : String(error)}`);
} finally {
  for (const program of started) stopGroup(program);
  await stopProgram(gateways);
  if (!kept) rmSync(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

/** Scaffolds the client and installs what it asks for. @throws when one fails */
async function install() {
  say('Scaffolding and installing the client…');
  const answers = ['nextjs', '--appName', client.name, '--destination', app, '--hostName', cms, '--yes'];
  const choices = ['--fetchWith', 'GraphQL', '--prerender', 'SSR', '--language', 'en', '--noInstall'];
  await run(
    ['exec', '--yes', `--package=${client.package}`, '--', 'create-sitecore-jss', ...answers, ...choices],
    folder,
  );
  await run(['install', '--ignore-scripts', '--no-audit', '--no-fund'], app);
}

/** The first page of each kind. */
async function pages() {
  const query = `query { site { siteInfo(site: "calder") { routes(language: "en", first: 1000) { results {
    routePath route { template { name } } } } } } }`;
  const answer = await fetch(`${cms}/sitecore/api/graph/edge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: key },
    body: JSON.stringify({ query }),
  });
  const { data } = await answer.json();
  /** @type {{ routePath: string, route: { template: { name: string } } }[]} */
  const routes = data.site.siteInfo.routes.results;
  return Object.entries(kinds).map(([kind, template]) => ({
    kind,
    path:
      kind === 'home' ? '/' : (routes.find(({ route }) => route.template.name === template)?.routePath ?? ''),
  }));
}

/** Whether the client's page has every block, in the order in which the layout service names them. */
async function check({ kind, path }) {
  if (path === '') return report(kind, path, 'the CMS has no such page');
  const query = new URLSearchParams({ item: path, sc_lang: 'en', sc_site: 'calder', sc_apikey: key });
  const layout = await (await fetch(`${cms}/sitecore/api/layout/render/sxa-jss?${query.toString()}`)).json();
  const { route } = layout.sitecore;
  const page = await fetch(`http://127.0.0.1:${clientPort}${path}`);
  const html = await page.text();
  const wanted = blocksIn(route.placeholders);
  const shown = [...html.matchAll(/<section data-block="([^"]+)"/g)].map(([, name]) => name);
  const fields = html.split('data-field=').length - 1;
  if (page.status !== 200) return report(kind, path, `status ${page.status}`);
  if (wanted.join() !== shown.join())
    return report(kind, path, `blocks ${shown.join()} instead of ${wanted.join()}`);
  if (fields === 0) return report(kind, path, 'no block has a field');
  return report(kind, path, '', `${shown.length} blocks, ${fields} fields`);
}

/** @returns {string[]} names of blocks, each before those inside it */
function blocksIn(placeholders = {}) {
  return Object.values(placeholders)
    .flat()
    .flatMap(({ componentName, placeholders: inner }) => [componentName, ...blocksIn(inner)]);
}

function report(
  /** @type {string} */ kind,
  /** @type {string} */ path,
  /** @type {string} */ problem,
  what = '',
) {
  say(`${problem === '' ? 'good   ' : 'missing'}  ${kind} ${path}: ${problem || what}`);
  return problem === '';
}

/** Starts npm in a process group of its own. */
function start(
  /** @type {readonly string[]} */ options,
  /** @type {string} */ cwd,
  /** @type {number | 'inherit'} */ complaints = 'inherit',
) {
  return spawn('npm', options, {
    cwd,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'development',
      SITECORE_API_HOST: cms,
      SITECORE_API_KEY: key,
      SITECORE_SITE_NAME: 'calder',
    },
    stdio: ['ignore', 'ignore', complaints],
    detached: true,
  });
}

/** Runs npm. @throws when it fails */
async function run(/** @type {readonly string[]} */ options, /** @type {string} */ cwd) {
  const [code] = await once(start(options, cwd), 'exit');
  if (code !== 0) throw new Error(`npm ${options[0]} ${options[1] ?? ''} ended with ${code}`);
}

/** Ends npm and what it started. */
function stopGroup(/** @type {import('node:child_process').ChildProcess} */ program) {
  try {
    process.kill(-(program.pid ?? 0), 'SIGKILL');
  } catch {
    // It has ended.
  }
}
