import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { quietFlags, root } from './node24.mjs';
import { freePort } from './servers.mjs';

/** Starts the site with two ports and says how that ended. */
function start(/** @type {number} */ port, /** @type {number} */ gatewaysPort) {
  return spawnSync(process.execPath, [...quietFlags, 'scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), GATEWAYS_PORT: String(gatewaysPort) },
    encoding: 'utf8',
    timeout: 30_000,
  });
}

test('[O9] a port that browsers refuse is one sentence, whichever program it is for', async () => {
  const free = await freePort();
  const site = start(4190, free);
  assert.equal(site.status, 78);
  assert.match(site.stderr, /^PORT is a port that browsers block: choose another one\.\nSee \.env\.example/);
  const gateways = start(free, 6000);
  assert.equal(gateways.status, 78);
  assert.match(gateways.stderr, /^GATEWAYS_PORT is a port that browsers block: choose another one\.\nSee/);
});

test('[O9] a taken port is one sentence before anything is built', async () => {
  const holder = createServer().listen(0);
  await once(holder, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (holder.address());
  try {
    const { status, stderr } = start(port, await freePort());
    assert.equal(status, 1);
    assert.equal(stderr.trim(), `Port ${port} is taken: end what listens there, or set PORT to another one.`);
  } finally {
    holder.close();
  }
});
