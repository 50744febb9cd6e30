import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, nodePackage, root } from './node24.mjs';

/** How long the registry may take to answer before the command gives up, in milliseconds. */
const registryWithinMs = 12_000;

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined} the packages of a lock file; nothing where it cannot be read
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * What differs between the lock file and the packages that npm says are installed. Optional packages may be absent: most
 * are for other platforms.
 * @param {Record<string, LockedPackage>} locked
 * @param {Record<string, LockedPackage>} installed
 * @returns {string[]} folders of the packages that differ, such as `node_modules/zod`
 */
export function differences(locked, installed) {
  const needed = Object.entries(locked).filter(([folder]) => folder !== '');
  const missing = needed.filter(([folder, { optional }]) => !optional && !(folder in installed));
  const other = Object.entries(installed).filter(([folder, { version, integrity }]) => {
    const wanted = locked[folder];
    if (wanted?.version !== version) return true;
    return Boolean(wanted?.integrity && integrity && wanted.integrity !== integrity);
  });
  return [...missing, ...other].map(([folder]) => folder);
}

/** Folders of packages that are not as the lock file has them. */
function packagesToInstall() {
  const locked = readLock(join(root, 'package-lock.json'));
  if (!locked) return fail('package-lock.json cannot be read.');
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'));
  return differences(locked, installed ?? {});
}

/** Ends the process with one sentence unless the npm registry answers. */
function demandRegistry() {
  const limits = ['--fetch-retries=0', `--fetch-timeout=${registryWithinMs}`, '--prefer-online'];
  const question = ['view', nodePackage('linux', 'x64'), 'name', '--loglevel=error'];
  const asked = spawnSync('npm', [...question, ...limits], {
    cwd: root,
    encoding: 'utf8',
    timeout: registryWithinMs + 2000,
  });
  if (asked.status === 0) return;
  const registry = spawnSync('npm', ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8' });
  const reason = /code (\S+)/.exec(asked.stderr ?? '')?.[1] ?? 'no answer';
  fail(
    `The packages cannot be installed: ${registry.stdout.trim()} does not answer (${reason}). Check the network, or name another registry: npm config set registry ADDRESS.`,
  );
}

/**
 * Installs exactly what the lock file says when something else, or nothing, is installed. Ends the process with one
 * sentence when that fails or the result differs from the lock file.
 */
export function installPackages() {
  if (packagesToInstall().length === 0) return;
  process.stdout.write('Installing packages…\n');
  demandRegistry();
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const install = spawnSync('npm', ['ci', ...options], { cwd: root, stdio: 'inherit' });
  if (install.status !== 0) fail('The packages could not be installed: see the lines above.');
  const wrong = packagesToInstall();
  if (wrong.length > 0)
    fail(`npm installed other packages than the lock file names: ${wrong.slice(0, 5).join(', ')}.`);
}
