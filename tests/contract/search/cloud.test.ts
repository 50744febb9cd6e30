import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { writeConfigset } from '../../../ops/solr/configset.ts';
import { freePort } from '../../../scripts/lib/servers.mjs';
import { canRunSolr, startSolr, uploadConfigset, waitForIndex } from '../../../scripts/lib/solr.mjs';
import { Client, where } from './client.ts';
import { fixture } from './fixture.ts';

if (process.env.SOLR_REQUIRED === '1' || canRunSolr()) {
  test('[B18] two nodes of a SolrCloud answer alike, and one goes on alone', async (t) => {
    const base = mkdtempSync(join(tmpdir(), 'foyer-cloud-'));
    t.after(() => rmSync(base, { recursive: true, force: true }));
    const homes = ['one', 'two'].map((name) => join(base, name));
    for (const home of homes) mkdirSync(home);
    const conf = join(base, 'configset');
    writeConfigset(conf);
    const [first, second] = [await freePort(), await freePort()];
    writeFileSync(join(homes[0] ?? '', 'zoo.cfg'), `tickTime=2000\ninitLimit=10\nsyncLimit=5\n`);
    const one = await startSolr({
      port: first,
      home: homes[0] ?? '',
      properties: { zkRun: '' },
    });
    t.after(() => one.stop());
    const two = await startSolr({
      port: second,
      home: homes[1] ?? '',
      properties: { zkHost: `127.0.0.1:${first + 1000}` },
    });
    t.after(() => two.stop());

    await uploadConfigset(one.address, 'site', join(conf, 'conf'));
    const created = await fetch(
      `${one.address}/admin/collections?action=CREATE&name=site&numShards=1&replicationFactor=2&collection.configName=site`,
    );
    assert.equal(created.status, 200, await created.text());
    const clients = [one, two].map(({ address }) => {
      const host = `${address}/site`;
      const stop = () => Promise.resolve();
      return new Client({ name: 'cloud', host, token: '', asksForToken: false, stop });
    });
    await waitForIndex(`${two.address}/site`);
    assert.equal(await clients[0]?.update(fixture), 200);
    const females = where(({ c_gender_s: gender }) => gender === 'Female');
    const ask = (client: Client | undefined) =>
      client?.ids(['q', '*'], ['model', 'Physician'], ['fq', 'c_gender_s:"Female"']);
    assert.deepEqual(await ask(clients[0]), females);
    assert.deepEqual(await ask(clients[1]), females);
    await two.stop();
    assert.deepEqual(await ask(clients[0]), females);
  });
}
