import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { quietFlags, root } from './node24.mjs';

/** The longest that a tool takes on a machine that does much else is a fifth of this. */
const toolWithinMs = 600_000;
/** What was interrupted may stop what it started itself; then it is killed. */
const graceMs = 20_000;

/**
 * Runs a script on this Node with its output shown.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [environment] - added to that of this program
 * @param {number} [withinMs] - one that runs longer hangs: it is ended, and a sentence says so
 * @returns {Promise<number>} its exit code, or 1 when a signal ended it
 */
export async function runScript(file, args, environment = {}, withinMs = toolWithinMs) {
  const child = spawn(process.execPath, [...quietFlags, file, ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let killer;
  const limit = setTimeout(() => {
    process.stderr.write(`${[file, ...args].join(' ')} did not end within ${withinMs / 1000} s: it hangs.\n`);
    child.kill('SIGINT');
    killer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  }, withinMs);
  const [code] = await once(child, 'exit');
  clearTimeout(limit);
  clearTimeout(killer);
  return code ?? 1;
}

/** A tool as one test: passed when it exits with 0 in its time. */
export async function runTool(title, file, args, withinMs = toolWithinMs) {
  return [{ title, file, passed: (await runScript(file, args, {}, withinMs)) === 0 }];
}
