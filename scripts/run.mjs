import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import { nodePath, quietFlags, root } from './lib/node24.mjs';
import { installPackages } from './lib/packages.mjs';

/**
 * Runs a program of the project: `node scripts/run.mjs FILE [options]`. Starts on any Node from 20 on, installs the
 * packages when they differ from the lock file, and hands over to Node 24. Signals go to the program, and its exit code
 * is the answer. Every script of package.json goes through here.
 */
installPackages();
/**
 * What Node makes of the source files is kept here, for every program that a command starts: the start of the site and the
 * gateways takes a sixth less of the processor, a test file of the gateways a quarter less.
 */
const compileCache = join(root, '.foyer', 'compile-cache');
const program = spawn(nodePath(), [...quietFlags, ...process.argv.slice(2)], {
  cwd: root,
  env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
  stdio: 'inherit',
  // A Ctrl-C then reaches this process alone, which passes it on once.
  detached: true,
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => program.kill(signal));
const [code, signal] = await once(program, 'exit');
process.exit(code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)]);
