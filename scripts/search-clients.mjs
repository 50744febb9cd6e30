import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startEmbedded, startRealSolr } from '../tests/contract/search/engines.ts';

/**
 * Lets clients of Solr that nobody here wrote use the embedded search: `npm run search:clients`, with `-- --solr` on a
 * real Solr too. Each client that this machine has is run; without any it ends with an error.
 */
const folder = 'tests/contract/search/clients';
const clients = [
  { name: 'pysolr', program: 'python3', probe: ['-c', 'import pysolr'], file: 'pysolr_client.py' },
  {
    name: 'WebService::Solr',
    program: 'perl',
    probe: ['-MWebService::Solr', '-e', '1'],
    file: 'webservice_solr.pl',
  },
];

const here = clients.filter(({ program, probe }) => spawnSync(program, probe).status === 0);
for (const { name } of clients.filter((client) => !here.includes(client)))
  process.stdout.write(`${name} is not on this machine.\n`);

const engines = [await startEmbedded(), ...(process.argv.includes('--solr') ? [await startRealSolr()] : [])];
let failures = here.length === 0 ? 1 : 0;
try {
  for (const { host, token, name: engine } of engines)
    for (const { name, program, file } of here) {
      process.stdout.write(`\n${name} on ${engine}\n`);
      const child = spawn(program, [join(folder, file), host, token], { stdio: 'inherit' });
      const [code] = await once(child, 'exit');
      if (code !== 0) failures += 1;
    }
} finally {
  await Promise.all(engines.map((engine) => engine.stop()));
}
process.exitCode = failures === 0 ? 0 : 1;
