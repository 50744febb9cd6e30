import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { quietFlags, root } from './node24.mjs';

const program = `
  const { prepareRealServers } = await import('./scripts/lib/real-servers.mjs');
  const { failed, stop } = await prepareRealServers();
  for (const { title } of failed) console.log(title);
  await stop();
  console.log('left behind:', process.env.DATABASE_URL_TEST);
`;

/**
 * Prepares the contract tests on a machine whose programs say something and fail.
 * @param {readonly string[]} names - of the programs
 * @param {Readonly<Record<string, string>>} environment
 */
function prepareWithBroken(names, environment) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-broken-'));
  for (const name of names) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name}: error: refused" >&2\nexit 1\n`);
    chmodSync(join(folder, name), 0o755);
  }
  // A temporary cluster's folder belongs to another account, which has to reach the program.
  chmodSync(folder, 0o755);
  const { DATABASE_URL_TEST: _given, NODE_TEST_CONTEXT: _outer, ...inherited } = process.env;
  const began = performance.now();
  const run = spawnSync(process.execPath, [...quietFlags, '--input-type=module', '-e', program], {
    cwd: root,
    env: { ...inherited, ...environment, PATH: `${folder}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
    timeout: 60_000,
  });
  rmSync(folder, { recursive: true, force: true });
  return { ...run, seconds: (performance.now() - began) / 1000 };
}

test('[O9] contract tests whose PostgreSQL cannot start fail within a minute and say why', () => {
  // Without Java nothing else is prepared first: a first download of Solr would take the minute.
  const programs = ['initdb', 'postgres', 'java'];
  const { status, stdout, seconds } = prepareWithBroken(programs, { SOLR_REQUIRED: '', FHIR_REQUIRED: '' });
  assert.equal(status, 0);
  assert.match(stdout, /^PostgreSQL for the tests starts: .*did not start/m);
  assert.match(stdout, /initdb: error: refused/);
  assert.ok(seconds < 60, `${seconds} s`);
});

test('[O9] contract tests that need Java fail within a minute and say so', () => {
  const { status, stdout, seconds } = prepareWithBroken(['java'], { SOLR_REQUIRED: '1', FHIR_REQUIRED: '1' });
  assert.equal(status, 0);
  assert.match(stdout, /^a real Solr can be run: this machine lacks Java/m);
  assert.match(stdout, /^a real FHIR server can be run: this machine lacks Java/m);
  assert.match(stdout, /^left behind: undefined$/m, 'later steps are not led to a server that has stopped');
  assert.ok(seconds < 60, `${seconds} s`);
});
