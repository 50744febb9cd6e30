import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { folderOf } from './content/testing/folder.ts';
import type { Gateway } from './lib/http.ts';
import { sendJson } from './lib/http.ts';
import { createGatewayServer } from './lib/server.ts';

type Program = {
  /** Resolves with the port once all gateways are ready. */
  readonly ready: Promise<number>;
  readonly ended: Promise<number | null>;
  readonly stderr: () => string;
  /** Does something, and waits until the program has said what fits. */
  says(act: () => void, pattern: RegExp): Promise<void>;
  stop(signal: NodeJS.Signals): void;
};

function start(t: TestContext, environment: Readonly<Record<string, string>>): Program {
  const child = spawn(process.execPath, ['gateways/main.ts'], {
    env: {
      PATH: process.env.PATH,
      GATEWAYS: 'cms,media',
      GATEWAYS_PORT: '0',
      SITECORE_API_KEY: 'k',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => child.kill('SIGKILL'));
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<number>((done, failed) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const line = said.split('\n').find((text) => text.includes('gateways-ready'));
      if (line) done((JSON.parse(line) as { readonly port: number }).port);
    });
    void ended.then((code) => failed(new Error(`ended with ${code}: ${stderr}`)));
  });
  ready.catch(() => {});
  const says = async (act: () => void, pattern: RegExp) => {
    const began = stderr.length;
    act();
    while (!pattern.test(stderr.slice(began))) await once(child.stderr, 'data');
  };
  return { ready, ended, stderr: () => stderr, says, stop: (signal) => child.kill(signal) };
}

test('[O8] /healthz says ready, and unknown paths are 404 without details', async (t) => {
  const program = start(t, { CONTENT_DIR: folderOf(t).path });
  const url = `http://127.0.0.1:${await program.ready}`;
  const health = await fetch(`${url}/healthz`);
  assert.deepEqual([health.status, await health.json()], [200, { status: 'ready' }]);
  const graph = (key: string) =>
    fetch(`${url}/sitecore/api/graph/edge?query={site{siteInfoCollection{name}}}`, {
      headers: { sc_apikey: key },
    });
  assert.equal((await graph('k')).status, 200);
  assert.equal((await graph('foyer-demo')).status, 401);
  const unknown = await fetch(`${url}/sitecorex`);
  assert.deepEqual([unknown.status, await unknown.json()], [404, { error: 'not found' }]);
});

test('[O8] a refused credential is a line that names the gateway, counted where it repeats, and never what was sent', async (t) => {
  const program = start(t, { CONTENT_DIR: folderOf(t).path });
  const url = `http://127.0.0.1:${await program.ready}`;
  const ask = async (key: string) =>
    (await fetch(`${url}/sitecore/api/graph/edge`, { headers: { sc_apikey: key } })).status;
  assert.notEqual(await ask('k'), 401);
  assert.deepEqual([await ask('canary-1'), await ask('canary-2'), await ask('')], [401, 401, 401]);
  program.stop('SIGTERM');
  await program.ended;
  const lines = program
    .stderr()
    .split('\n')
    .filter((line) => line.includes('credential.refused'))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  assert.deepEqual(
    lines.map(({ level, event, gateway, more }) => ({ level, event, gateway, more })),
    [
      { level: 'error', event: 'credential.refused', gateway: 'cms', more: undefined },
      { level: 'error', event: 'credential.refused', gateway: 'cms', more: 2 },
    ],
  );
  assert.doesNotMatch(program.stderr(), /canary/);
});

test('the program listens on this machine only', async (t) => {
  const program = start(t, { CONTENT_DIR: folderOf(t).path });
  const port = await program.ready;
  const socket = connect({ host: '127.0.0.2', port });
  t.after(() => socket.destroy());
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException];
  assert.equal(error.code, 'ECONNREFUSED');
});

test('a taken port or a missing folder is one clear sentence and exit code 1', async (t) => {
  const { path } = folderOf(t);
  const taken = createServer().listen(0, '127.0.0.1');
  t.after(() => taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const cases: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
    [
      { CONTENT_DIR: path, GATEWAYS_PORT: String(port) },
      `Port ${port} is taken: set GATEWAYS_PORT to another one.\n`,
    ],
    [
      { CONTENT_DIR: join(path, 'none') },
      `The content folder "${join(path, 'none')}" does not exist: set CONTENT_DIR.\n`,
    ],
  ];
  for (const [environment, sentence] of cases) {
    const program = start(t, environment);
    assert.equal(await program.ended, 1);
    assert.equal(program.stderr(), sentence);
  }
});

test('[O3] what is wrong with the environment is a sentence each and exit code 78', async (t) => {
  const program = start(t, {
    GATEWAYS: 'cms,fax',
    GATEWAYS_PORT: 'x',
    SEARCH_COUNTS_DAYS: 'abc',
    SEARCH_COUNT_DAYS: '30',
  });
  assert.equal(await program.ended, 78);
  assert.deepEqual(program.stderr().trim().split('\n'), [
    'SEARCH_COUNT_DAYS is not a setting: rename it to SEARCH_COUNTS_DAYS, or remove it.',
    'GATEWAYS_PORT must be a whole number from 0 to 65535.',
    'GATEWAYS must name some of cms, media, search, geocoding, captcha, collector, video, waiting, scheduling, forms, separated by commas.',
    'SEARCH_COUNTS_DAYS must be a whole number from 1 to 31.',
  ]);
});

test('[O2] broken content is named line by line, and the program does not start', async (t) => {
  const { path } = folderOf(t, {
    'items/home/a.yaml': 'template: Nothing\n',
    'items/home/b.yaml': 'template: Page\nfields:\n  none: 1\n',
  });
  const program = start(t, { CONTENT_DIR: path });
  assert.equal(await program.ended, 1);
  assert.deepEqual(program.stderr().trim().split('\n'), [
    `${join(path, 'items/home/a.yaml')}:1: unknown template "Nothing"`,
    `${join(path, 'items/home/b.yaml')}:3: template "Page" has no field "none"`,
    'The content has 2 problems: see the lines above.',
  ]);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} ends the program with exit code 0, kept connections or not`, async (t) => {
    const program = start(t, { CONTENT_DIR: folderOf(t).path });
    const port = await program.ready;
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
    program.stop(signal);
    assert.equal(await program.ended, 0);
  });
}

/** A gateway whose answer the test decides. */
function gatewayThat(handle: Gateway['handle']): Gateway {
  return { name: 'slow', prefix: '/slow', ready: () => true, handle, close: () => Promise.resolve() };
}

test('a stop finishes the requests in flight and takes no new ones', async (t) => {
  let release = () => {};
  let arrived = () => {};
  const inside = new Promise<void>((done) => {
    arrived = done;
  });
  let isClosed = false;
  const gateways = createGatewayServer({ expected: 1, onFailure: assert.ifError });
  gateways.mount({
    ...gatewayThat(async (_request, response) => {
      arrived();
      await new Promise<void>((done) => {
        release = done;
      });
      assert.equal(isClosed, false);
      sendJson(response, 200, { done: true });
    }),
    close: () => {
      isClosed = true;
      return Promise.resolve();
    },
  });
  gateways.server.listen(0, '127.0.0.1');
  await once(gateways.server, 'listening');
  t.after(() => gateways.server.closeAllConnections());
  const url = `http://127.0.0.1:${(gateways.server.address() as AddressInfo).port}/slow`;
  const answer = fetch(url);
  await inside;
  const stopped = gateways.stop();
  await assert.rejects(fetch(url));
  release();
  const response = await answer;
  assert.deepEqual(
    [response.status, await response.json(), response.headers.get('connection')],
    [200, { done: true }, 'close'],
  );
  await stopped;
  assert.equal(isClosed, true);
});

test('[O8] /healthz is 503 until every gateway is there and ready', async (t) => {
  const gateways = createGatewayServer({ expected: 1, onFailure: assert.ifError });
  gateways.server.listen(0, '127.0.0.1');
  await once(gateways.server, 'listening');
  t.after(() => gateways.stop());
  const url = `http://127.0.0.1:${(gateways.server.address() as AddressInfo).port}`;
  const health = async () => {
    const response = await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
    return [response.status, await response.json()];
  };
  assert.deepEqual(await health(), [503, { status: 'starting' }]);
  const early = await fetch(`${url}/slow`, { headers: { connection: 'close' } });
  assert.deepEqual([early.status, early.headers.get('retry-after')], [503, '1']);
  let isReady = false;
  gateways.mount({
    ...gatewayThat((_request, response) => sendJson(response, 200, {})),
    ready: () => isReady,
  });
  assert.deepEqual(await health(), [503, { status: 'starting' }]);
  isReady = true;
  assert.deepEqual(await health(), [200, { status: 'ready' }]);
});

test('a gateway that throws is a 500 that tells nothing, and the others go on', async (t) => {
  const failures: unknown[] = [];
  const gateways = createGatewayServer({ expected: 1, onFailure: (event) => failures.push(event) });
  gateways.mount(gatewayThat(() => Promise.reject(new TypeError('the password is secret'))));
  gateways.server.listen(0, '127.0.0.1');
  await once(gateways.server, 'listening');
  t.after(() => gateways.stop());
  const url = `http://127.0.0.1:${(gateways.server.address() as AddressInfo).port}`;
  const response = await fetch(`${url}/slow`, { headers: { connection: 'close' } });
  assert.deepEqual([response.status, await response.json()], [500, { error: 'internal error' }]);
  assert.deepEqual(failures, [{ gateway: 'slow', kind: 'TypeError' }]);
  assert.equal((await fetch(`${url}/healthz`, { headers: { connection: 'close' } })).status, 200);
});

test(
  '[O4] a watching gateway under npm start tells authors what is wrong, and that it is good again',
  { timeout: 30_000 },
  async (t) => {
    const page = 'template: Page\nfields: {headlineText: A}\n';
    const folder = folderOf(t, { 'items/home/a.yaml': page });
    const program = start(t, { NODE_ENV: 'production', CONTENT_DIR: folder.path, CONTENT_WATCH: '1' });
    await program.ready;
    await program.says(
      () => folder.write({ 'items/home/a.yaml': 'template: Folderr\n' }),
      /last good content/,
    );
    assert.match(
      program.stderr(),
      /a\.yaml:1: unknown template "Folderr"; did you mean "Folder"\?\nThe content has one/,
    );
    await program.says(
      () => folder.write({ 'items/home/a.yaml': `${page}layout: {placeholders: {mian: []}}\n` }),
      /no placeholder "mian"; did you mean "main"\?\nThe content is served, with one problem: see above\.\n/,
    );
    await program.says(() => folder.write({ 'items/home/a.yaml': page }), /Content is good again\.\n$/);
  },
);
