import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { openContent } from '../../content/open.ts';
import { createContentFolder } from '../../content/testing/folder.ts';
import { createGatewayServer } from '../../lib/server.ts';
import { createWaitingGateway } from './gateway.ts';

const templates = `
- name: Location Details
  fields:
    - { name: waitingTimeId, type: text, shared: true }
`;
const items = `
children:
  - { name: lake, template: Location Details, fields: { waitingTimeId: lake-er } }
  - { name: hill, template: Location Details }
`;

test('[E7] the service tells the wait at places that measure one, with the moment, to those who know its token', async (t) => {
  const folder = createContentFolder({ 'templates/places.yaml': templates, 'items/data/places.yaml': items });
  const opened = await openContent({ folder: folder.path, watch: false });
  assert.ok(opened.ok);
  let now = Date.parse('2026-11-24T15:07:31Z');
  const gateway = createWaitingGateway({ content: opened.value, token: 'k', now: () => now });
  const gateways = createGatewayServer({ expected: 1, onFailure: () => undefined });
  gateways.mount(gateway);
  await new Promise<void>((done) => gateways.server.listen(0, '127.0.0.1', done));
  t.after(async () => {
    await gateways.stop();
    opened.value.close();
    folder.remove();
  });
  const address = `http://127.0.0.1:${(gateways.server.address() as AddressInfo).port}/waiting`;
  const ask = (token: string) => fetch(`${address}/times`, { headers: { authorization: `bearer ${token}` } });
  assert.equal((await ask('no')).status, 401);
  const first = await (await ask('k')).json();
  const [{ minutes }] = first.places;
  assert.deepEqual(first, { places: [{ id: 'lake-er', minutes, measured: '2026-11-24T15:05:00.000Z' }] });
  assert.ok(Number.isInteger(minutes) && minutes >= 0 && minutes <= 90 && minutes % 5 === 0);
  now += 60_000;
  assert.deepEqual(await (await ask('k')).json(), first);
  now += 300_000;
  const second = await (await ask('k')).json();
  assert.equal(second.places[0].measured, '2026-11-24T15:10:00.000Z');
  // A wait grows and shrinks; it does not jump.
  let before: number = second.places[0].minutes;
  for (let turn = 0; turn < 288; turn += 1) {
    now += 300_000;
    const [{ minutes: after }] = (await (await ask('k')).json()).places;
    assert.ok(Math.abs(after - before) <= 5 && after >= 0 && after <= 90, `${before} → ${after}`);
    before = after;
  }
});
