import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const PROGRAM = '/usr/sbin/nginx';

/** @throws when there is no nginx, and Debian's package cannot be installed */
function requireNginx(): void {
  if (existsSync(PROGRAM)) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  process.stderr.write('nginx for tests: installing the package "nginx-light" with apt-get …\n');
  execFileSync('apt-get', ['update'], { env: environment, stdio: 'ignore' });
  const options = ['install', '-y', '--no-install-recommends', 'nginx-light'];
  execFileSync('apt-get', options, { env: environment, stdio: 'ignore' });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * Starts a real nginx with the configuration of `deploy/`, with other addresses in it and nothing else.
 * @param addresses - `host:port` here for each `host:port` there; those that are not given lead nowhere
 * @returns the ports of the sites and of the gateways
 */
export async function startNginx(addresses: Readonly<Record<string, string>>) {
  requireNginx();
  const folder = temporaryFolder('nginx');
  const [sites, gateways] = [await freePort(), await freePort()];
  const written = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/(?:site|gateways)-[12]:\d+/g, (name) => addresses[name] ?? '127.0.0.1:9')
    .replace('listen 8080;', `listen 127.0.0.1:${sites};`)
    .replace('listen 4000;', `listen 127.0.0.1:${gateways};`)
    .replaceAll('/tmp/nginx', join(folder, 'nginx'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, written);
  // Says what is wrong with the configuration, with its line.
  execFileSync(PROGRAM, ['-t', '-q', '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const child = spawn(PROGRAM, ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${sites}/nginx-health`).catch(() => undefined);
    if (answer?.status === 204) break;
    if (child.exitCode !== null) throw new Error('nginx did not start');
  }
  return {
    sites,
    gateways,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
