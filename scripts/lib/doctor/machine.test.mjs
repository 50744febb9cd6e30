import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { freePort } from '../servers.mjs';
import { askClock, askDisk, roomFinding } from './machine.mjs';

/** A system that says what time it is. @param {import('node:test').TestContext} context @param {string} date */
async function said(context, date) {
  const server = createServer((request, response) => {
    if (request.url === '/') response.setHeader('date', date);
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  context.after(() => server.close());
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/needs/a/token`;
}

test('[O8] the disk and the clock', async (context) => {
  assert.equal((await askDisk('/dev/null/a/b')).state, 'failing');
  assert.equal((await askDisk('/tmp')).system, 'disk');
  const megabyte = 1024 * 1024;
  assert.match(roomFinding(0).reason, /^DATA_DIR is full/);
  assert.match(roomFinding(megabyte - 1).reason, /^DATA_DIR is full/);
  assert.equal(roomFinding(megabyte).reason, 'DATA_DIR has 1 MB left');
  assert.equal(roomFinding(200 * megabyte).state, 'good');
  const at = async (/** @type {number} */ time) => said(context, new Date(time).toUTCString());
  const [right, slow] = [await at(Date.now()), await at(Date.now() - 3_600_000)];
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const own = await askClock({ 'the CMS': slow, 'the search': slow, 'the scheduling': right, nobody });
  assert.deepEqual([own.state, own.step], ['failing', 'core']);
  assert.match(
    own.reason,
    /^this clock is 3\d{3} s ahead of the CMS’s and 3\d{3} s ahead of the search’s, and agrees with the scheduling’s$/,
  );
  assert.match(own.advice ?? '', /third one/);
  const other = await at(Date.now() - 3_600_000);
  const ours = await askClock({ 'the CMS': slow, 'the search': other, 'the scheduling': right });
  assert.match(
    ours.reason,
    /, and agrees with the scheduling’s: probably this machine’s is wrong, for the CMS and the search agree/,
  );
  const apart = await askClock({ 'the CMS': slow, 'the search': await at(Date.now() - 7_200_000) });
  assert.doesNotMatch(apart.reason, /probably/);
  assert.match((await askClock({ 'the CMS': slow })).reason, /^this clock is 3\d{3} s ahead of the CMS’s$/);
  assert.equal((await askClock({ 'the CMS': right, nobody })).reason, 'it agrees with the CMS’s');
  assert.equal((await askClock({ nobody })).state, 'not set');
});
