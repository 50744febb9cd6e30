import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './node24.mjs';

const launcher = join(root, 'ops/solr/launcher');
const startWithinMs = 90_000;

/** Whether this machine can run a real Solr: a Java of 11 or later with its compiler, and Maven. */
export function canRunSolr() {
  const works = (command, ...options) => spawnSync(command, options, { stdio: 'ignore' }).status === 0;
  return works('java', '-version') && works('javac', '-version') && works('mvn', '-v');
}

function run(command, options, cwd) {
  const { status, stderr, stdout } = spawnSync(command, options, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${`${stdout}${stderr}`.trim().slice(-1500)}`);
}

/** Fetches Solr's artifacts from Maven Central and compiles the launcher, once for each state of it. */
export function prepareSolr() {
  const sources = ['pom.xml', 'SolrLauncher.java'].map((name) => readFileSync(join(launcher, name)));
  const key = createHash('sha256').update(Buffer.concat(sources)).digest('hex').slice(0, 12);
  const folder = join(root, '.foyer', `solr-${key}`);
  if (existsSync(join(folder, 'ready'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'classes'), { recursive: true });
  cpSync(launcher, join(folder, 'launcher'), { recursive: true });
  const copy = ['-q', '-B', 'dependency:copy-dependencies', '-DincludeScope=runtime'];
  run('mvn', [...copy, `-DoutputDirectory=${join(folder, 'lib')}`], join(folder, 'launcher'));
  run('javac', ['-d', 'classes', '-cp', 'lib/*', 'launcher/SolrLauncher.java'], folder);
  writeFileSync(join(folder, 'ready'), '');
  return folder;
}

/**
 * Starts one Solr on loopback.
 * @param home - Solr's home: cores, or zoo.cfg for a cloud
 * @param properties - system properties: `{zkRun: ''}` brings a ZooKeeper on the port plus 1000, `{zkHost}` joins one
 * @returns its address and how to stop it
 */
export async function startSolr({ port, home, properties = {} }) {
  const folder = prepareSolr();
  cpSync(join(launcher, 'solr.xml'), join(home, 'solr.xml'));
  const settings = Object.entries({ 'solr.log.dir': join(home, 'logs'), ...properties });
  const program = spawn(
    'java',
    [
      '-Xmx512m',
      ...settings.map(([name, value]) => `-D${name}${value === '' ? '' : `=${value}`}`),
      '-cp',
      [join(folder, 'classes'), join(folder, 'lib', '*')].join(':'),
      'SolrLauncher',
      String(port),
      home,
    ],
    { cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  program.stderr.on('data', (chunk) => (said = `${said}${chunk}`.slice(-4000)));
  const stop = async () => {
    if (program.exitCode !== null || program.signalCode !== null) return;
    const ended = new Promise((resolve) => program.once('exit', resolve));
    program.kill('SIGTERM');
    await ended;
  };
  const address = `http://127.0.0.1:${port}/solr`;
  const until = Date.now() + startWithinMs;
  while (Date.now() < until && program.exitCode === null) {
    try {
      const answer = await fetch(`${address}/admin/info/system`, { signal: AbortSignal.timeout(2000) });
      if (answer.ok) return { address, stop };
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`Solr did not start: ${said.trim().slice(-1500)}`);
}

/** Hands a configset to a cloud. */
export async function uploadConfigset(address, name, conf) {
  const archive = join(mkdtempSync(join(tmpdir(), 'configset-')), 'conf.zip');
  run('jar', ['--create', '--no-manifest', '--file', archive, '-C', conf, '.'], conf);
  const answer = await fetch(`${address}/admin/configs?action=UPLOAD&name=${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: readFileSync(archive),
  });
  if (!answer.ok) throw new Error(`the configset was refused: ${await answer.text()}`);
}

/** Waits until a core or collection answers. */
export async function waitForIndex(host) {
  const until = Date.now() + startWithinMs;
  while (Date.now() < until) {
    const answer = await fetch(`${host}/emselect?rows=0`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${host} does not answer`);
}
