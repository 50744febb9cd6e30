import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './temporary-folder.ts';

const run = promisify(execFile);
const folders = ['/usr/local/bin', '/opt/homebrew/bin', '/usr/bin'];

/** A Redis for tests, on a free port of this machine, in memory alone. */
export type TestRedis = {
  readonly url: string;
  /** Stops and continues it without closing a connection, as a machine that hangs. */
  readonly hang: () => void;
  readonly goOn: () => void;
  /** Ends it at once, and starts an empty one in its place. */
  readonly end: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
};

/**
 * Starts a Redis of the machine's binaries, else of Debian's package, which is installed.
 * @throws where there is none to be had; tests on Redis are never left out
 */
export async function startRedis(): Promise<TestRedis> {
  const binary = await findBinary();
  const port = await freePort();
  let server = await start(binary, port);
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => void server.process.kill('SIGSTOP'),
    goOn: () => void server.process.kill('SIGCONT'),
    end: () => server.end(),
    startAgain: async () => {
      server = await start(binary, port);
    },
  };
}

async function findBinary(): Promise<string> {
  const find = () =>
    [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...folders]
      .map((folder) => join(folder, 'redis-server'))
      .find((file) => existsSync(file));
  const known = find();
  if (known !== undefined) return known;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0)
    throw new Error('There is no redis-server here, and installing Debian’s package needs root.');
  process.stderr.write('Redis for tests: installing the package "redis-server" with apt-get …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], { env });
  const installed = find();
  if (installed === undefined) throw new Error('Debian’s package brought no redis-server.');
  return installed;
}

async function start(
  binary: string,
  port: number,
): Promise<{ readonly process: ChildProcess; readonly end: () => Promise<void> }> {
  const home = temporaryFolder('redis');
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--dir', home, '--save', ''];
  const server = spawn(binary, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  const stopNow = (): void => void server.kill('SIGKILL');
  process.once('exit', stopNow);
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      if (said.length > 20_000) return;
      said += chunk.toString();
      if (/ready to accept connections/i.test(said)) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`redis-server ended with ${code}:\n${said}`)));
  });
  return {
    process: server,
    end: async () => {
      process.off('exit', stopNow);
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
