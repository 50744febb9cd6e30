import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './node24.mjs';
import { differences } from './packages.mjs';

test('[O9] packages that are missing, or not those of the lock file, are installed anew', () => {
  const locked = {
    '': {},
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
    'node_modules/next': { version: '16.4.6' },
    'node_modules/@next/swc-darwin-x64': { version: '16.4.6', optional: true },
  };
  const zod = { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' } };
  assert.deepEqual(differences(locked, { ...zod, 'node_modules/next': { version: '16.4.6' } }), []);
  assert.deepEqual(differences(locked, zod), ['node_modules/next']);
  assert.deepEqual(differences(locked, { ...zod, 'node_modules/next': { version: '16.4.5' } }), [
    'node_modules/next',
  ]);
  const changed = { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-b' } };
  assert.deepEqual(differences(locked, { ...changed, 'node_modules/next': { version: '16.4.6' } }), [
    'node_modules/zod',
  ]);
  const further = {
    'node_modules/next': { version: '16.4.6' },
    'node_modules/left-pad': { version: '1.0.0' },
  };
  assert.deepEqual(differences(locked, { ...zod, ...further }), ['node_modules/left-pad']);
});

/** Runs a command of a fresh clone whose registry is at an address. */
async function startWithRegistry(/** @type {string} */ registry) {
  const clone = mkdtempSync(join(tmpdir(), 'foyer-clone-'));
  try {
    mkdirSync(join(clone, 'scripts/lib'), { recursive: true });
    for (const file of ['package.json', 'package-lock.json', 'scripts/run.mjs'])
      cpSync(join(root, file), join(clone, file));
    for (const file of ['node24.mjs', 'packages.mjs'])
      cpSync(join(root, 'scripts/lib', file), join(clone, 'scripts/lib', file));
    const began = performance.now();
    const program = spawn(process.execPath, ['scripts/run.mjs', 'scripts/start.mjs'], {
      cwd: clone,
      env: { ...process.env, npm_config_registry: registry, npm_config_cache: join(clone, 'cache') },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    program.stderr.on('data', (/** @type {Buffer} */ chunk) => (said += chunk.toString()));
    const [code] = await once(program, 'close');
    return { code, said, seconds: (performance.now() - began) / 1000 };
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

test('[O9] a registry that refuses the connection is one sentence', async () => {
  const { code, said, seconds } = await startWithRegistry('http://127.0.0.1:9/');
  assert.equal(code, 1);
  assert.match(
    said,
    /^The packages cannot be installed: http:\/\/127\.0\.0\.1:9\/ does not answer \(\w+\)\./,
  );
  assert.equal(said.trim().split('\n').length, 1);
  assert.ok(seconds < 20, `${seconds} s`);
});

test('[O9] a registry that never answers is one sentence within 20 seconds', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (silent.address());
  try {
    const { code, said, seconds } = await startWithRegistry(`http://127.0.0.1:${port}/`);
    assert.equal(code, 1);
    assert.match(said, /does not answer/);
    assert.ok(seconds < 20, `${seconds} s`);
  } finally {
    silent.close();
  }
});
