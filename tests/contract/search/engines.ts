import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGatewayServer } from '../../../gateways/lib/server.ts';
import { createSearchGateway } from '../../../gateways/search/gateway.ts';
import { writeConfigset } from '../../../ops/solr/configset.ts';
import { freePort } from '../../../scripts/lib/servers.mjs';
import { startSolr, waitForIndex } from '../../../scripts/lib/solr.mjs';
import type { Engine } from './client.ts';

/** The embedded engine, empty. */
export async function startEmbedded(): Promise<Engine> {
  const token = 'contract';
  const server = createGatewayServer({
    expected: 1,
    onFailure: ({ gateway, kind }) => {
      throw new Error(`${gateway}: ${kind}`);
    },
  });
  server.mount(createSearchGateway({ token }));
  await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const host = `http://127.0.0.1:${port}/search`;
  return { name: 'embedded', host, token, asksForToken: true, stop: () => server.stop() };
}

/** A real Solr of one node, empty. */
export async function startRealSolr(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'foyer-solr-'));
  const core = join(home, 'site');
  mkdirSync(core);
  writeFileSync(join(core, 'core.properties'), 'name=site\n');
  writeConfigset(core);
  const solr = await startSolr({ port: await freePort(), home });
  const host = `${solr.address}/site`;
  await waitForIndex(host);
  const stop = async () => {
    await solr.stop();
    rmSync(home, { recursive: true, force: true });
  };
  return { name: 'solr', host, token: '', asksForToken: false, stop };
}
