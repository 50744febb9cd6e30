import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/lib/servers.mjs';

test('[O8] npm start: when the gateways or the site die, they are started again; it stops on SIGTERM', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-start-'));
  const port = await freePort();
  const {
    SITECORE_API_HOST: _cms,
    SEARCH_HOST: _search,
    SCHEDULING_HOST: _scheduling,
    ...inherited
  } = process.env;
  const child = spawn('npm', ['start'], {
    env: {
      ...inherited,
      PORT: String(port),
      GATEWAYS_PORT: String(await freePort()),
      PUBLIC_URL: '',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    let said = '';
    let complained = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
    await expect.poll(() => said, { timeout: 60_000 }).toContain(`Site:     http://localhost:${port}`);
    expect(complained).not.toContain('Warning');

    const site = `http://127.0.0.1:${port}`;
    expect((await request.get(`${site}/`)).status()).toBe(200);
    const gateways = () => [...said.matchAll(/"event":"gateways-ready".*"pid":(\d+)/g)].map(([, pid]) => pid);
    const [first] = gateways();
    process.kill(Number(first), 'SIGKILL');
    await expect
      .poll(() => complained)
      .toContain('The gateways have ended; the site goes on without them. They start again in 1 s.');
    expect((await request.get(`${site}/`)).status()).toBe(200);
    await expect.poll(() => gateways().length, { timeout: 60_000 }).toBe(2);
    expect((await request.get(`${site}/find-a-location/location/pilsen`)).status()).toBe(200);

    const sitePid = () => [...said.matchAll(/"event":"site-ready".*"pid":(\d+)/g)].map(([, pid]) => pid);
    process.kill(Number(sitePid()[0]), 'SIGKILL');
    await expect.poll(() => complained).toContain('The site has ended. It starts again in 1 s.');
    await expect.poll(() => sitePid().length, { timeout: 60_000 }).toBe(2);
    expect((await request.get(`${site}/`)).status()).toBe(200);

    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    await expect(request.get(`${site}/api/healthz`)).rejects.toThrow('ECONNREFUSED');
  } finally {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
