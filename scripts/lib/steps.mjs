import { globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node24.mjs';
import { runJest, runNodeTests, runPlaywright } from './runners.mjs';
import { runTool } from './tool.mjs';

const typesOf = (what, project) =>
  runTool(`${what} type-check`, 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', project]);

/**
 * Every check of the project, in the order in which they run: the quick ones first.
 * A step answers with its tests: `[{title, file, passed}]`; a tool counts as one test.
 */
/**
 * @param {readonly string[]} patterns - of test files that ask real servers
 * @returns {Promise<Test[]>}
 */
async function runContracts(patterns) {
  const { prepareRealServers } = await import('./real-servers.mjs');
  const servers = await prepareRealServers();
  if (servers.failed.length > 0) {
    await servers.stop();
    return servers.failed;
  }
  try {
    return await runNodeTests(patterns, servers.environment);
  } finally {
    await servers.stop();
  }
}

async function buildSite() {
  const { buildIfChanged } = await import('./build.mjs');
  buildIfChanged();
  return [{ title: 'the site builds', file: 'next.config.ts', passed: true }];
}

/** Not a multiple of the languages: the sitemap names them in turn, and each run is to see all of them. */
const pageShares = 25;

/** Opens a share of the sitemap's addresses, another one with each commit. @returns {Promise<Test[]>} */
async function checkShareOfPages() {
  const { checkPages } = await import('./checked-pages.mjs');
  const { findChromium } = await import('./chromium.mjs');
  const { freePort, startServers } = await import('./servers.mjs');
  const { shareOfCommit } = await import('./share-of-commit.mjs');
  const from = shareOfCommit(pageShares);
  const chromium = findChromium();
  const servers = await startServers({ port: await freePort(), gatewaysPort: await freePort() });
  /** @type {string[]} */
  const findings = [];
  try {
    const said = (/** @type {string} */ line) => void findings.push(line);
    const { checked } = await checkPages({
      site: servers.site,
      every: pageShares,
      from,
      tabs: 2,
      chromium,
      said,
    });
    process.stdout.write(`${checked} pages, share ${from + 1} of ${pageShares}\n${findings.join('\n')}\n`);
  } catch (error) {
    findings.push(`the pages cannot be checked: ${error.message}`);
  } finally {
    await servers.stop();
  }
  const title = `[O7] share ${from + 1} of ${pageShares} of the pages keeps WCAG 2.2 AA, and its links lead somewhere`;
  const file = 'scripts/check-pages.mjs';
  return [
    { title, file, passed: findings.length === 0 },
    ...findings.map((finding) => ({ title: `[O7] ${finding}`, file, passed: false })),
  ];
}

/** @typedef {{ title: string, file: string, passed: boolean }} Test */
/** @type {Map<string, () => Promise<Test[]>>} */
const steps = new Map(
  Object.entries({
    format: () => runTool('the code is formatted', 'node_modules/oxfmt/bin/oxfmt', ['--check', '.']),
    lint: () =>
      runTool('the code keeps the lint and layer rules', 'node_modules/oxlint/bin/oxlint', [
        '--type-aware',
        '--deny-warnings',
      ]),
    types: async () => [
      ...(await typesOf('the site', '.')),
      ...(await typesOf('the gateways and the content', 'gateways')),
      ...(await typesOf('the scripts', 'tsconfig.tools.json')),
    ],
    unit: async () => [
      ...(await runJest()),
      ...(await runNodeTests(['gateways/**/*.test.ts', 'content/**/*.test.ts', 'scripts/**/*.test.mjs'])),
    ],
    contract: () => runContracts(['tests/architecture/**/*.test.ts', 'tests/contract/**/*.test.ts']),
    build: buildSite,
    bundle: () =>
      runTool('the client output keeps its budgets and holds no server code', 'scripts/check-bundle.mjs', []),
    e2e: () => runPlaywright(),
    pages: checkShareOfPages,
    requirements: () =>
      runTool('the requirements marked done are tested', 'scripts/check-requirements.mjs', []),
  }),
);

/**
 * Runs single test files, each with the runner that it is written for.
 * @param {readonly string[]} files - paths below the project
 */
async function runFiles(files) {
  const journeys = files.filter((file) => file.endsWith('.spec.ts'));
  const site = files.filter((file) => file.startsWith('src/') && !journeys.includes(file));
  const others = files.filter((file) => !site.includes(file) && !journeys.includes(file));
  return [
    ...(site.length > 0 ? await runJest(site) : []),
    ...(await testsAt(others)),
    ...(journeys.length > 0 ? [...(await buildSite()), ...(await runPlaywright(journeys))] : []),
  ];
}

/**
 * Runs tests of Node's own runner. A path that has none fails: it is misspelt.
 * @param {readonly string[]} paths - of files, or of folders
 */
async function testsAt(paths) {
  const patterns = paths.map((path) =>
    statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()
      ? `${path.replace(/\/$/, '')}/**/*.test.{ts,mjs}`
      : path,
  );
  const missing = patterns.filter((pattern) => globSync(pattern, { cwd: root }).length === 0);
  return [
    ...(await runNodeTests(patterns)),
    ...missing.map((pattern) => ({ title: 'there are tests at this path', file: pattern, passed: false })),
  ];
}

const results = join(root, '.foyer', 'results');

/**
 * Prints which steps would run.
 * @param {readonly string[]} names
 */
function list(names) {
  for (const name of names.length > 0 ? names : steps.keys()) process.stdout.write(`${name}\n`);
  return 0;
}

/**
 * Runs the named steps or test files, or everything, and prints what came of them; the last line is the sum.
 * @param {readonly string[]} given - names of steps, or paths of test files
 * @returns the exit code
 */
export async function runSteps(given) {
  if (given.includes('--list')) return list(given.filter((name) => name !== '--list'));
  const files = given.filter((name) => name.includes('/'));
  if (files.length > 0) steps.set('files', () => runFiles(files));
  const names = [...given.filter((name) => !files.includes(name)), ...(files.length > 0 ? ['files'] : [])];
  const unknown = names.filter((name) => !steps.has(name));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no step ${unknown.join(', ')}: choose among ${[...steps.keys()].join(', ')}.\n`,
    );
    return 2;
  }
  if (names.length === 0) rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const chosen = names.length > 0 ? names : [...steps.keys()];
  let passed = 0;
  let failed = 0;
  const lines = [];
  for (const name of chosen) {
    const began = Date.now();
    process.stdout.write(`\n── ${name} ──\n`);
    const tests = (await steps.get(name)?.()) ?? [];
    writeFileSync(join(results, `${name}.json`), JSON.stringify(tests));
    const good = tests.filter((test) => test.passed).length;
    passed += good;
    failed += tests.length - good;
    lines.push(
      `${name.padEnd(13)} ${String(good).padStart(4)} passed, ${tests.length - good} failed, ${((Date.now() - began) / 1000).toFixed(1)} s`,
    );
    for (const test of tests) if (!test.passed) lines.push(`  failed: ${test.title} (${test.file})`);
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}
