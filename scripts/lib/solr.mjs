import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canRunJava, prepareLauncher, run, startLauncher } from './java.mjs';
import { root } from './node24.mjs';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const main = 'SolrLauncher';
const answersWithinMs = 90_000;

/** Whether this machine can run a real Solr: a Java of 11 or later with its compiler, and Maven. */
export const canRunSolr = () => canRunJava(11);

/** Fetches Solr's artifacts from Maven Central and compiles the launcher, once for each state of it. */
export const prepareSolr = () => prepareLauncher('solr', main);

/**
 * Starts one Solr on loopback.
 * @param {{ port: number, home: string, properties?: Readonly<Record<string, string>> }} options - `home` is Solr's:
 *   cores, or zoo.cfg for a cloud. `properties` are system properties: `{zkRun: ''}` brings a ZooKeeper on the port plus
 *   1000, `{zkHost}` joins one
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>} its address and how to stop it
 */
export async function startSolr({ port, home, properties = {} }) {
  cpSync(join(root, 'ops/solr/launcher/solr.xml'), join(home, 'solr.xml'));
  const settings = Object.entries({ 'solr.log.dir': join(home, 'logs'), ...properties });
  const address = `http://127.0.0.1:${port}/solr`;
  const stop = await startLauncher({
    folder: prepareSolr(),
    main,
    options: ['-Xmx512m', ...settings.map(([name, value]) => `-D${name}${value === '' ? '' : `=${value}`}`)],
    parameters: [String(port), home],
    cwd: home,
    answersAt: `${address}/admin/info/system`,
  });
  return { address, stop };
}

/**
 * Hands a configset to a cloud.
 * @param {string} address - of Solr
 * @param {string} name
 * @param {string} conf - the folder of the configset
 */
export async function uploadConfigset(address, name, conf) {
  const archive = join(temporaryFolder('configset'), 'conf.zip');
  run('jar', ['--create', '--no-manifest', '--file', archive, '-C', conf, '.'], conf);
  const answer = await fetch(`${address}/admin/configs?action=UPLOAD&name=${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: readFileSync(archive),
  });
  if (!answer.ok) throw new Error(`the configset was refused: ${await answer.text()}`);
}

/**
 * Waits until a core or collection answers.
 * @param {string} host - its address
 * @throws when it does not within 90 s
 */
export async function waitForIndex(host) {
  const until = Date.now() + answersWithinMs;
  while (Date.now() < until) {
    const answer = await fetch(`${host}/emselect?rows=0`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${host} does not answer`);
}
