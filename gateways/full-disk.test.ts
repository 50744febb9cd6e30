import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test, type TestContext } from 'node:test';
import { folderOf } from './content/testing/folder.ts';

const authorization = 'Basic dGVzdA==';
const searchHeaders = { authorization: 'Token foyer-demo' };

/** The gateways as a program of their own, on data in a folder. @returns their address, once they have started */
async function start(t: TestContext, dataDir: string): Promise<string> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'gateways/main.ts'], {
    env: {
      PATH: process.env.PATH,
      TZ: 'UTC',
      GATEWAYS: 'cms,search,scheduling',
      GATEWAYS_PORT: '0',
      NEXT_VISITS_MINUTES: '0',
      NODE_ENV: 'production',
      CONTENT_DIR: folderOf(t).path,
      DATA_DIR: dataDir,
      SCHEDULING_AUTHORIZATION: authorization,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  t.after(
    () =>
      new Promise<void>((ended) => {
        child.once('exit', () => ended());
        if (!child.kill('SIGKILL')) ended();
      }),
  );
  for await (const line of createInterface({ input: child.stdout })) {
    const { event, port } = JSON.parse(line) as { event: string; port: number };
    if (event === 'gateways-ready') return `http://127.0.0.1:${port}`;
  }
  throw new Error('the gateways have ended');
}

/** A small disk of its own; undefined where this account may not make one. */
function smallDisk(t: TestContext, kilobytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]);
  t.after(() => {
    if (mounted.status === 0) spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  if (mounted.status === 0) return folder;
  t.skip('a small disk needs the right to mount one');
  return undefined;
}

/** Takes all the room that a disk has left. @returns how to give it back */
function fill(folder: string): () => void {
  const file = join(folder, 'ballast');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(file, Buffer.alloc(bavail * bsize));
  return () => rmSync(file);
}

const askCms = (site: string) =>
  fetch(`${site}/sitecore/api/graph/edge?query={site{siteInfoCollection{name}}}`, {
    headers: { sc_apikey: 'foyer-demo' },
  });
const search = (site: string) => fetch(`${site}/search/emselect?q=*:*&rows=0`, { headers: searchHeaders });
const health = async (site: string) => {
  const answer = await fetch(`${site}/healthz`);
  return [answer.status, await answer.json()];
};

/** What is asked again until it says what is expected, or half a minute is over. */
async function settled<T>(ask: () => Promise<T>, expected: RegExp): Promise<T> {
  const until = Date.now() + 30_000;
  let last = await ask();
  while (!expected.test(JSON.stringify(last)) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    last = await ask();
  }
  return last;
}

const request = (site: string) =>
  fetch(`${site}/scheduling/v1/appointment-request`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      SourceApplication: 'AppointmentRequestWebForm',
      Source_JSON_Object: { Patient_First_Name: 'Quinn', ReasonsForVisit: 'x'.repeat(200) },
    }),
  });

test('[O8] where the search index cannot be written, search, CMS and bookings go on, and readiness says so', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-data-'));
  t.after(() => rmSync(dataDir, { recursive: true, force: true }));
  writeFileSync(join(dataDir, 'search'), 'a file where the index has its folder');
  const site = await start(t, dataDir);
  // The index is written while it answers already.
  assert.deepEqual(await settled(() => health(site), /degraded/), [
    200,
    { status: 'degraded', troubles: { search: 'the index is not saved: EEXIST' } },
  ]);
  assert.equal((await askCms(site)).status, 200);
  assert.equal((await search(site)).status, 200);
  assert.equal((await request(site)).status, 200);
});

test('[O8] on a full disk what cannot be stored is 503, everything else goes on, and nothing is lost afterwards', async (t) => {
  const disk = smallDisk(t, 32_000);
  if (disk === undefined) return;
  const site = await start(t, disk);
  assert.deepEqual(await health(site), [200, { status: 'ready' }]);
  assert.equal((await request(site)).status, 200);

  const free = fill(disk);
  // The write-ahead log has some room of its own.
  let answer = await request(site);
  for (let again = 0; answer.status === 200 && again < 2000; again += 1) answer = await request(site);
  assert.equal(answer.status, 503);
  assert.equal(answer.headers.get('retry-after'), '60');
  assert.deepEqual(await health(site), [
    503,
    { status: 'failing', troubles: { scheduling: 'the disk is full: nothing is booked' } },
  ]);
  assert.equal((await askCms(site)).status, 200);
  assert.equal((await search(site)).status, 200);
  const update = () =>
    fetch(`${site}/search/update?commit=true`, {
      method: 'POST',
      headers: { ...searchHeaders, 'content-type': 'application/json' },
      body: JSON.stringify([{ _uniqueid: 'late', title_t: 'Late' }]),
    });
  assert.equal((await update()).status, 503);

  free();
  assert.equal((await request(site)).status, 200);
  assert.equal((await update()).status, 200);
  assert.deepEqual(await health(site), [200, { status: 'ready' }]);
});

test('[O8] gateways that start on a full disk serve without those that need it, and start them when there is room', async (t) => {
  const disk = smallDisk(t, 32_000);
  if (disk === undefined) return;
  mkdirSync(join(disk, 'search'));
  const free = fill(disk);
  const site = await start(t, disk);
  assert.equal((await askCms(site)).status, 200);
  assert.equal((await search(site)).status, 200);
  assert.equal((await request(site)).status, 503);
  const [status, body] = await health(site);
  assert.equal(status, 503);
  assert.match(JSON.stringify(body), /"status":"failing".*"scheduling":"not started: /);

  free();
  // The index is written again with its next change.
  assert.equal((await settled(() => health(site), /ready|degraded/))[0], 200);
  assert.equal((await request(site)).status, 200);
});
