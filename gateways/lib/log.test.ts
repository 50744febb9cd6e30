import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { folderOf } from '../content/testing/folder.ts';

type Line = Readonly<Record<string, unknown>>;

test('[O8] the gateways write a line for each request under the site’s id, without ids of patients or queries', async (t) => {
  const child = spawn(process.execPath, ['gateways/main.ts'], {
    env: {
      PATH: process.env.PATH,
      GATEWAYS: 'media',
      GATEWAYS_PORT: '0',
      ACCESS_LOG: 'true',
      CONTENT_DIR: folderOf(t).path,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  let said = '';
  const lines = () =>
    said
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line);
  const ready = new Promise<number>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('gateways-ready')) done(Number(lines()[0]?.port));
    });
  });
  const origin = `http://127.0.0.1:${await ready}`;
  const asked = { 'x-request-id': '9f1ce901-4c98-49f0-b8fc-011a1e8827be' };
  await (await fetch(`${origin}/appointments/7735550100?name=Canary`, { headers: asked })).text();
  await (await fetch(`${origin}/healthz`, { headers: { 'x-request-id': 'Canary no id' } })).text();
  child.kill('SIGTERM');
  await once(child, 'close');
  const requests = lines().filter(({ event }) => event === 'request');
  assert.deepEqual(
    requests.map(({ time, ms, requestId, ...rest }) => [typeof time, typeof ms, typeof requestId, rest]),
    [
      [
        'string',
        'number',
        'string',
        { level: 'info', event: 'request', method: 'GET', path: '/appointments/*', status: 404 },
      ],
      [
        'string',
        'number',
        'string',
        { level: 'info', event: 'request', method: 'GET', path: '/healthz', status: 200 },
      ],
    ],
  );
  assert.equal(requests[0]?.requestId, asked['x-request-id']);
  assert.match(String(requests[1]?.requestId), /^[\da-f-]{36}$/);
  assert.doesNotMatch(said, /Canary/);
});
