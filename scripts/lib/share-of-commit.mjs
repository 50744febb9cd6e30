import { spawnSync } from 'node:child_process';
import { root } from './node24.mjs';

/**
 * Which share of something a test run looks at: the next one with each commit, so that as many commits in a row see all of it.
 * A clone without its history cannot count commits, and takes a share by the name of the commit.
 * @param {number} shares - how many there are
 * @param {(options: readonly string[]) => string | undefined} [ask] - what Git says; undefined where it fails
 * @returns {number} from 0 to one less than `shares`
 * @requirement O7
 */
export function shareOfCommit(shares, ask = git) {
  const isWhole = ask(['rev-parse', '--is-shallow-repository']) === 'false';
  const count = isWhole ? Number(ask(['rev-list', '--count', 'HEAD'])) : Number.NaN;
  if (count >= 0) return count % shares;
  const name = /^[\da-f]{8}/.exec(ask(['rev-parse', 'HEAD']) ?? '')?.[0] ?? '0';
  return Number.parseInt(name, 16) % shares;
}

/** @param {readonly string[]} options */
function git(options) {
  const { status, stdout } = spawnSync('git', [...options], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
