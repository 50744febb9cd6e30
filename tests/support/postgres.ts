import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

const INSTALLED_FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/local/pgsql/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];
const START_LIMIT_MS = 30_000;
const INSTALL_LIMIT_MS = 300_000;

/** A PostgreSQL server for tests. */
export type TestPostgres = {
  /** Where the server comes from, for people. */
  readonly source: string;
  /** Address of the server's own database. */
  readonly url: string;
  /** Makes an empty database and gives its URL. */
  readonly createDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
};

type Binaries = { readonly folder: string; readonly source: string };

/**
 * Gives tests a PostgreSQL server: the one of `DATABASE_URL_TEST`, else a temporary cluster (fsync on, a free port,
 * gone afterwards) from the binaries that the machine has, else from Debian's package, which is installed.
 * Says on standard error which it is.
 * @throws with everything that was tried when there is none to be had; tests on PostgreSQL are never left out
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL_TEST'];
  if (given !== undefined && given !== '') {
    return announce({
      source: 'DATABASE_URL_TEST',
      url: given,
      ...databasesOf(given),
      stop: () => Promise.resolve(),
    });
  }
  const binaries = await findBinaries();
  const cluster = await startCluster(binaries.folder);
  return announce({
    source: binaries.source,
    url: cluster.url,
    ...databasesOf(cluster.url),
    stop: cluster.stop,
  });
}

function announce(server: TestPostgres): TestPostgres {
  process.stderr.write(`PostgreSQL for tests: ${server.source}\n`);
  return server;
}

function databasesOf(url: string): Pick<TestPostgres, 'createDatabase'> {
  let count = 0;
  return {
    createDatabase: async () => {
      count += 1;
      const name = `foyer_test_${process.pid}_${count}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`drop database if exists ${name}`);
      await client.query(`create database ${name}`);
      await client.end();
      const target = new URL(url);
      target.pathname = `/${name}`;
      return target.href;
    },
  };
}

async function findBinaries(): Promise<Binaries> {
  const present = installedFolder();
  if (present !== undefined) return { folder: present, source: `the machine's binaries in ${present}` };
  const failure = await installDebianPackage();
  const installed = installedFolder();
  if (installed !== undefined)
    return { folder: installed, source: `Debian's package, binaries in ${installed}` };
  throw new Error(
    `No PostgreSQL for the tests. Tried: DATABASE_URL_TEST (not set); initdb and postgres on PATH and in ${INSTALLED_FOLDERS.join(', ')} (none); ${failure}`,
  );
}

function installedFolder(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const packaged = INSTALLED_FOLDERS.flatMap((pattern) => globSync(pattern)).toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  return [...onPath, ...packaged].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

/** Says what stood in the way, if anything did. */
async function installDebianPackage(): Promise<string> {
  if (!existsSync('/usr/bin/apt-get')) return "Debian's package (no apt-get here)";
  if (process.getuid?.() !== 0) return "Debian's package (installing needs root)";
  process.stderr.write('PostgreSQL for tests: installing the package "postgresql" with apt-get …\n');
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: INSTALL_LIMIT_MS,
  };
  try {
    await run('apt-get', ['update'], options);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options);
    return "Debian's package (installed, but it brought no binaries)";
  } catch (error) {
    return `Debian's package (apt-get failed: ${error instanceof Error ? error.message.trim() : 'unknown'})`;
  }
}

type Account = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root; then it runs as its own account or as nobody. */
async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // Not an account of this machine; the next one may be.
    }
  }
  throw new Error('PostgreSQL may not run as root, and there is neither an account "postgres" nor "nobody".');
}

async function startCluster(
  folder: string,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const account = await unprivilegedAccount();
  const home = mkdtempSync(join(tmpdir(), 'foyer-postgres-'));
  if (account !== undefined) chownSync(home, account.uid, account.gid);
  const data = join(home, 'data');
  const options = { ...account, cwd: home, env: { ...process.env, LC_ALL: 'C' } };
  try {
    await run(
      join(folder, 'initdb'),
      ['-D', data, '-U', 'foyer', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
      { ...options, timeout: START_LIMIT_MS },
    );
    const port = await freePort();
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${home}`];
    const flags = [...settings, 'fsync=on', 'synchronous_commit=on'].flatMap((setting) => ['-c', setting]);
    const server = spawn(join(folder, 'postgres'), ['-D', data, ...flags], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const stopNow = (): void => void server.kill('SIGQUIT');
    process.once('exit', stopNow);
    await untilReady(server);
    return {
      url: `postgres://foyer@127.0.0.1:${port}/postgres`,
      stop: async () => {
        process.off('exit', stopNow);
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGINT');
        await ended;
        rmSync(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new Error(`The PostgreSQL of ${folder} did not start: ${reason}`, { cause: error });
  }
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const limit = setTimeout(() => {
      server.kill('SIGQUIT');
      reject(new Error(`not ready within ${START_LIMIT_MS} ms:\n${output}`));
    }, START_LIMIT_MS);
    server.stderr?.on('data', (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk.toString();
      if (!output.includes('ready to accept connections')) return;
      clearTimeout(limit);
      resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });
  });
}
