import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Flags without which Node 24 prints notices about what this project uses on purpose. */
export const quietFlags = [
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
];

/** Prints one sentence and ends with a non-zero code. */
export function fail(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

/**
 * The Node that everything runs on: this one if it is 24 or newer, else the one that the npm registry carries as an
 * ordinary package for this machine.
 */
export function nodePath() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const path = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (!existsSync(path)) {
    fail(
      `Node 24 is needed: this is ${process.versions.node}, and no package carries Node 24 for ${process.platform}-${process.arch}.`,
    );
  }
  return path;
}

/** Installs the packages when they are missing or the lock file has changed since. */
export function installPackages() {
  const stamp = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  const newest = spawnSync('test', [stamp, '-nt', lock]).status === 0;
  if (existsSync(stamp) && newest) return;
  process.stdout.write('Installing packages…\n');
  // Not `npm ci`: it refuses a lock file that was written where the registry lacks other platforms' optional packages.
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const install = spawnSync('npm', ['install', ...options], { cwd: root, stdio: 'inherit' });
  if (install.status !== 0) fail('The packages could not be installed: see the lines above.');
  spawnSync('touch', [stamp]);
}

/**
 * Runs this same script on Node 24 without notices, passing signals on, and ends with its exit code; returns where it
 * already runs so.
 */
export async function continueOnNode24() {
  const node = nodePath();
  const isQuiet = quietFlags.every((flag) => process.execArgv.includes(flag));
  if (node === process.execPath && isQuiet) return;
  const child = spawn(node, [...quietFlags, ...process.argv.slice(1)], {
    cwd: root,
    stdio: 'inherit',
    detached: true,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
}
