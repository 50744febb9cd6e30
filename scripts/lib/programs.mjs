import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fail, quietFlags, root } from './node24.mjs';

/** Ends the process with one sentence when a port is taken. */
export async function demandFreePort(port, variable) {
  const probe = createServer();
  probe.listen(port, variable === 'PORT' ? undefined : '127.0.0.1');
  const [error] = await Promise.race([once(probe, 'listening').then(() => []), once(probe, 'error')]);
  if (error) fail(`Port ${port} is taken: end what listens there, or set ${variable} to another one.`);
  probe.close();
  await once(probe, 'close');
}

const gatewaysFile = 'gateways/main.ts';
/** The gateways make much short-lived text: collecting it sooner costs no time and a third less memory. */
const smallYoungSpace = '--max-semi-space-size=2';

/**
 * Starts one of the two programs, in a process group of its own, so that a Ctrl-C reaches this script alone and the
 * order of stopping is ours. The channel tells the program when this script is gone.
 * @param output - where what it writes goes: `inherit` or an open file
 */
export function startProgram(file, environment, output = 'inherit') {
  const memoryFlags = file === gatewaysFile ? [smallYoungSpace] : [];
  return spawn(process.execPath, [...quietFlags, ...memoryFlags, file], {
    cwd: root,
    env: { ...process.env, TZ: 'UTC', NEXT_TELEMETRY_DISABLED: '1', ...environment },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
}

/** Waits until an address answers 200. Ends early when the program behind it has ended. */
export async function waitUntilReady(address, program) {
  while (program.exitCode === null && program.signalCode === null) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(2000) });
      if (answer.ok) return true;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Asks a program to finish what it is doing and end; waits until it has. */
export async function stopProgram(program) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}

/**
 * Runs the gateways and the site together: prints their addresses when both are ready, stops both on Ctrl-C or SIGTERM
 * (the site first: its last answers may still need a gateway). When one ends by itself before both are ready, or when the
 * site does later, nothing is left to serve and all stops; without the gateways the site goes on with what it remembers.
 */
export async function runTogether({ environment, site, gateways }) {
  const { PORT, GATEWAYS_PORT } = environment;
  await demandFreePort(PORT, 'PORT');
  if (gateways) await demandFreePort(GATEWAYS_PORT, 'GATEWAYS_PORT');
  const running = [];
  let isStopping = false;
  let isReady = false;
  const stopAll = async (code) => {
    if (isStopping) return;
    isStopping = true;
    for (const program of [...running].reverse()) await stopProgram(program);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll(0));
  const launch = (file, own, onEnd) => {
    const program = startProgram(file, own);
    running.push(program);
    program.on('exit', onEnd);
    return program;
  };
  const stop = (code) => void stopAll(code || 1);
  const goOn = (code) => {
    if (!isReady) stop(code);
    else if (!isStopping) process.stderr.write('The gateways have ended; the site goes on without them.\n');
  };
  if (gateways) {
    const program = launch('gateways/main.ts', gateways, goOn);
    if (!(await waitUntilReady(`http://127.0.0.1:${GATEWAYS_PORT}/healthz`, program))) return;
  }
  const program = launch('src/server/main.ts', site, stop);
  if (!(await waitUntilReady(`http://127.0.0.1:${PORT}/api/healthz`, program))) return;
  isReady = true;
  process.stdout.write(`\nSite:     http://localhost:${PORT}\n`);
  if (gateways) process.stdout.write(`Gateways: http://127.0.0.1:${GATEWAYS_PORT}\n`);
}
