import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChromium } from './chromium.mjs';
import { root } from './node24.mjs';
import { runScript } from './tool.mjs';

const reports = join(root, '.foyer', 'reports');

/** A fresh place for a runner's report; what an earlier run left there must not speak for this one. */
function reportFile(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

function readReport(file, runner) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    process.stderr.write(`${runner} left no report.\n`);
    return undefined;
  }
}

/** A whole run of one runner that takes longer hangs: all of them together take less on two cores. */
const runWithinMs = 2_400_000;

const broken = (runner) => [{ title: `${runner} runs to its end`, file: runner, passed: false }];

/**
 * The site's unit tests.
 * @param {readonly string[]} files - only these, or all
 */
export async function runJest(files = []) {
  const file = reportFile('jest.json');
  const code = await runScript(
    'node_modules/jest/bin/jest.js',
    // Left to itself Jest keeps one core free, which is half of a small machine.
    ['--maxWorkers=100%', '--json', `--outputFile=${file}`, ...files],
    {
      // Some packages are ES modules only, and Jest loads those through this.
      NODE_OPTIONS: '--experimental-vm-modules',
    },
    runWithinMs,
  );
  const text = readReport(file, 'jest');
  if (!text) return broken('jest');
  const report = JSON.parse(text);
  const tests = report.testResults.flatMap((suite) => {
    const path = relative(root, suite.name);
    if (suite.assertionResults.length === 0)
      return [{ title: `${path} can run`, file: path, passed: suite.status === 'passed' }];
    return suite.assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: path,
      passed: status === 'passed',
    }));
  });
  return code !== 0 && tests.every((test) => test.passed) ? [...tests, ...broken('jest')] : tests;
}

/** A test that waits for what never comes fails, instead of holding all the others up. Whole files are far below this. */
const testWithinMs = 600_000;

/**
 * Tests on Node's own runner: gateways, contracts, architecture, scripts.
 * @param {readonly string[]} patterns - of their files
 * @param {Readonly<Record<string, string>>} environment - added to that of this program
 */
export async function runNodeTests(patterns, environment = {}) {
  const files = globSync(patterns, { cwd: root });
  if (files.length === 0) return [];
  const file = reportFile(`node-${patterns.join('-').replace(/\W+/g, '-').slice(0, 100)}.xml`);
  const reporters = [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=junit',
    `--test-reporter-destination=${file}`,
  ];
  const code = await runScript(
    '--test',
    ['--test-concurrency=2', '--test-force-exit', `--test-timeout=${testWithinMs}`, ...reporters, ...files],
    { ...environment, TZ: 'UTC' },
    runWithinMs,
  );
  const text = readReport(file, 'node --test');
  if (!text) return broken('node --test');
  const tests = [];
  for (const [, attributes = '', body] of text.matchAll(
    /<testcase ([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g,
  )) {
    const read = (name) => unescapeXml(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
    tests.push({
      title: read('name'),
      file: relative(root, read('file')),
      passed: !/<(failure|error|skipped)/.test(body ?? ''),
    });
  }
  return code !== 0 && tests.every((test) => test.passed) ? [...tests, ...broken('node --test')] : tests;
}

function unescapeXml(text) {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/**
 * The journeys in a real browser.
 * @param {readonly string[]} files - only these, or all
 */
export async function runPlaywright(files = []) {
  const file = reportFile('playwright.json');
  const code = await runScript(
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...files],
    {
      CHROMIUM_PATH: findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
    runWithinMs,
  );
  const text = readReport(file, 'playwright');
  if (!text) return broken('playwright');
  const tests = [];
  const walk = (suite, path) => {
    for (const spec of suite.specs ?? [])
      tests.push({ title: [...path, spec.title].join(' '), file: spec.file, passed: spec.ok });
    for (const inner of suite.suites ?? [])
      walk(inner, inner.file === inner.title ? path : [...path, inner.title]);
  };
  for (const suite of JSON.parse(text).suites) walk(suite, []);
  return code !== 0 && tests.every((test) => test.passed) ? [...tests, ...broken('playwright')] : tests;
}
