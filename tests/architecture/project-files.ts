import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

/** What a command prints, line by line, without empty ones. */
export function linesOf(command: string, ...options: readonly string[]): readonly string[] {
  const run = spawnSync(command, options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  assert.equal(run.error, undefined);
  return run.stdout.split('\n').filter((line) => line !== '');
}

/** The paths of the project's own files, also of those that nobody has committed yet. */
export const projectFiles = (): readonly string[] =>
  linesOf('git', 'ls-files', '--cached', '--others', '--exclude-standard');
