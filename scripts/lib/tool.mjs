import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { quietFlags, root } from './node24.mjs';

/** Runs a script on this Node with its output shown. @returns its exit code, or 1 when a signal ended it */
export async function runScript(file, args, environment = {}) {
  const child = spawn(process.execPath, [...quietFlags, file, ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/** A tool as one test: passed when it exits with 0. */
export async function runTool(title, file, args) {
  return [{ title, file, passed: (await runScript(file, args)) === 0 }];
}
