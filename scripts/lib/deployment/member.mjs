import { once } from 'node:events';
import { startProgram, stopProgram, waitUntilReady } from '../programs.mjs';

/**
 * @typedef {object} Member - one of two programs that stand in for each other
 * @property {string} name - as the compose file has it
 * @property {string} address
 * @property {() => Promise<void>} start - at first, and again on its data
 * @property {() => Promise<void>} kill - at once, as a machine that is gone
 * @property {() => Promise<void>} stop - once it has answered those who wait
 */

/**
 * @param {string} name - `site-…` or `gateways-…`
 * @param {number} port
 * @param {Readonly<Record<string, string>>} settings
 * @param {number} log - an open file, which gets what it writes
 * @returns {Member}
 */
export function member(name, port, settings, log) {
  const isSite = name.startsWith('site');
  const address = `http://127.0.0.1:${port}`;
  const ports = isSite ? { PORT: String(port) } : { GATEWAYS_PORT: String(port), PORT: '0' };
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let program;
  return {
    name,
    address,
    start: async () => {
      const file = isSite ? 'src/server/main.ts' : 'gateways/main.ts';
      program = startProgram(file, { ...settings, ...ports }, log);
      const isUp = await waitUntilReady(`${address}${isSite ? '/api/livez' : '/healthz'}`, program);
      if (!isUp) throw new Error(`${name} did not start`);
    },
    kill: async () => {
      if (!program || program.exitCode !== null) return;
      const ended = once(program, 'exit');
      program.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      if (program) await stopProgram(program);
    },
  };
}
