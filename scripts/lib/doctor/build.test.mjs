import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { readEnvironment } from '../../../src/config/server/env.ts';
import { freePort } from '../servers.mjs';
import { askBuild } from './build.mjs';

/** @param {string} address - of the site, directly and through its load balancer */
function settings(address) {
  const read = readEnvironment({ PUBLIC_URL: address, PORT: new URL(address).port });
  assert.ok(read.ok);
  return read.value;
}

/** A site whose processes run builds, each asked in its turn. @param {import('node:test').TestContext} context @param {...string} builds */
async function siteOf(context, ...builds) {
  let turn = 0;
  const server = createServer((_request, response) => {
    turn += 1;
    response.end(JSON.stringify({ status: 'ready', build: builds[turn % builds.length] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}

test('[O8] the doctor names builds that differ: among processes, and from the one that was made last', async (context) => {
  const at = (/** @type {string} */ address, /** @type {string} */ newest) =>
    askBuild(settings(address), newest);
  const one = await siteOf(context, 'monday');
  assert.deepEqual(await at(one, 'monday'), { system: 'build', state: 'good', reason: 'monday runs' });
  const old = await at(one, 'tuesday');
  assert.deepEqual([old.state, old.advice], ['failing', 'start the site anew']);
  assert.match(old.reason, /runs build monday, and build tuesday was made since/);

  const mixed = await at(await siteOf(context, 'monday', 'tuesday'), 'tuesday');
  assert.deepEqual([mixed.state, mixed.step], ['failing', 'core']);
  assert.match(
    mixed.reason,
    /: (\w+) \(port \d+(; made last in this folder)?\), \w+ \(a process behind PUBLIC_URL(; made last in this folder)?\)$/,
  );
  assert.match(mixed.reason, /tuesday \([^)]*; made last/);
  assert.doesNotMatch(mixed.reason, /monday \([^)]*; made last/);

  const second = createServer(
    (_request, response) => void response.end('foyer_build_info{build="sunday"} 1\n'),
  );
  await once(second.listen(0, '127.0.0.1'), 'listening');
  context.after(() => second.close());
  const port = /** @type {import('node:net').AddressInfo} */ (second.address()).port;
  const named = await askBuild(settings(one), 'monday', [port]);
  assert.match(
    named.reason,
    new RegExp(
      `: monday \\(port ${new URL(one).port}; made last in this folder\\), sunday \\(METRICS_PORT ${port}\\)$`,
    ),
  );

  for (const nobody of [`http://127.0.0.1:${await freePort()}`, await siteOf(context, 'none')])
    assert.equal((await at(nobody, 'monday')).state, 'not set');
});
