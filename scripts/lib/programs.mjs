import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { quietFlags, root } from './node24.mjs';

const gatewaysFile = 'gateways/main.ts';
/** The gateways make much short-lived text: collecting it sooner costs no time and a third less memory. */
const smallYoungSpace = '--max-semi-space-size=2';

/**
 * Starts one of the two programs, in a process group of its own, so that a Ctrl-C reaches this script alone and the
 * order of stopping is ours. The channel tells the program when this script is gone.
 * @param {string} file
 * @param {Readonly<Record<string, string>>} environment - what differs from this process's
 * @param {number | 'inherit'} output - where what it writes goes: `inherit` or an open file
 */
export function startProgram(file, environment, output = 'inherit') {
  const memoryFlags = file === gatewaysFile ? [smallYoungSpace] : [];
  return spawn(process.execPath, [...quietFlags, ...memoryFlags, file], {
    cwd: root,
    env: {
      ...process.env,
      TZ: 'UTC',
      NEXT_TELEMETRY_DISABLED: '1',
      ...environment,
    },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
}

/**
 * Waits until a program says that it has started, whatever it then lacks: on a full disk the site serves with what there is.
 * @param {string} address - of its health
 * @param {import('node:child_process').ChildProcess} program - the program behind it
 * @param {number} withinMs
 * @returns {Promise<boolean>} false when the program has ended before, or does not say so in that time
 */
export async function waitUntilReady(address, program, withinMs = Infinity) {
  const began = performance.now();
  while (program.exitCode === null && program.signalCode === null && performance.now() - began < withinMs) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(2000) });
      if (answer.ok || (await answer.json()).status === 'failing') return true;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/**
 * Asks a program to finish what it is doing and end; waits until it has.
 * @param {import('node:child_process').ChildProcess} program
 */
export async function stopProgram(program) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}
