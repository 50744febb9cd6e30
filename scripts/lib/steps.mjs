import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node24.mjs';
import { runJest, runNodeTests, runPlaywright } from './runners.mjs';
import { runTool } from './tool.mjs';

/**
 * Every check of the project, in the order in which they run: the quick ones first.
 * A step answers with its tests: `[{title, file, passed}]`; a tool counts as one test.
 */
const steps = {
  format: () => runTool('the code is formatted', 'node_modules/oxfmt/bin/oxfmt', ['--check', '.']),
  lint: () =>
    runTool('the code keeps the lint and layer rules', 'node_modules/oxlint/bin/oxlint', ['--deny-warnings']),
  types: async () => [
    ...(await runTool('the site type-checks', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.'])),
    ...(await runTool('the gateways type-check', 'node_modules/typescript/bin/tsc', [
      '--noEmit',
      '-p',
      'gateways',
    ])),
  ],
  unit: async () => [
    ...(await runJest()),
    ...(await runNodeTests(['gateways/**/*.test.ts', 'content/**/*.test.ts', 'scripts/**/*.test.mjs'])),
  ],
  contract: async () => {
    const { canRunSolr, prepareSolr } = await import('./solr.mjs');
    if (canRunSolr()) prepareSolr();
    const { canRunFhir, prepareFhir } = await import('./fhir.mjs');
    if (canRunFhir()) prepareFhir();
    return runNodeTests(['tests/architecture/**/*.test.ts', 'tests/contract/**/*.test.ts']);
  },
  build: async () => {
    const { buildIfChanged } = await import('./build.mjs');
    buildIfChanged();
    return [{ title: 'the site builds', file: 'next.config.ts', passed: true }];
  },
  bundle: () =>
    runTool('the client output keeps its budgets and holds no server code', 'scripts/check-bundle.mjs', []),
  e2e: () => runPlaywright(),
  requirements: () =>
    runTool('the requirements marked done are tested', 'scripts/check-requirements.mjs', []),
};

const results = join(root, '.foyer', 'results');

/**
 * Runs the named steps, or all of them, and prints what came of them; the last line is the sum.
 * @returns the exit code
 */
export async function runSteps(names) {
  const unknown = names.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no step ${unknown.join(', ')}: choose among ${Object.keys(steps).join(', ')}.\n`,
    );
    return 2;
  }
  if (names.length === 0) rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const chosen = names.length > 0 ? names : Object.keys(steps);
  let passed = 0;
  let failed = 0;
  const lines = [];
  for (const name of chosen) {
    const began = Date.now();
    process.stdout.write(`\n── ${name} ──\n`);
    const tests = await steps[name]();
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
