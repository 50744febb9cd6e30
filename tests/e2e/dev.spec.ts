import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/lib/servers.mjs';

/** Saves a file of code as it is. */
const save = (file: string) => utimesSync(file, new Date(), new Date());

test('[O4] npm run dev: gateways and server start again when their code changes, on the same data', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-dev-'));
  const port = await freePort();
  const gatewaysPort = await freePort();
  const { SITECORE_API_HOST: _cms, SEARCH_HOST: _search, SCHEDULING_HOST: _scheduling, ...own } = process.env;
  const child = spawn('npm', ['run', 'dev'], {
    env: {
      ...own,
      PORT: String(port),
      GATEWAYS_PORT: String(gatewaysPort),
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
    const starts = (event: string) => said.split(`"event":"${event}"`).length - 1;
    await expect.poll(() => said, { timeout: 120_000 }).toContain(`Site:     http://localhost:${port}`);
    expect([starts('gateways-ready'), starts('site-ready')]).toEqual([1, 1]);

    save('gateways/main.ts');
    await expect.poll(() => starts('gateways-ready'), { timeout: 60_000 }).toBe(2);
    expect((await request.get(`http://127.0.0.1:${gatewaysPort}/healthz`)).status()).toBe(200);
    expect(starts('site-ready')).toBe(1);

    save('src/server/front.ts');
    await expect.poll(() => starts('site-ready'), { timeout: 60_000 }).toBe(2);
    expect((await request.get(`http://127.0.0.1:${port}/api/healthz`)).status()).toBe(200);
    expect(starts('gateways-ready')).toBe(2);
    expect(complained).not.toContain('have ended');

    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  } finally {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
