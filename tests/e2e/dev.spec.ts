import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startProgram, stopProgram, waitUntilReady } from '../../scripts/lib/programs.mjs';
import { freePort } from '../../scripts/lib/servers.mjs';

/** Saves a file of code as it is. */
const save = (file: string) => utimesSync(file, new Date(), new Date());

const keys = {
  SITECORE_API_KEY: 'aldermoor-content',
  SEARCH_TOKEN: 'aldermoor-search',
  SCHEDULING_AUTHORIZATION: 'Basic YWxkZXI6bW9vcg==',
};

/** The systems of another hospital: a site of another name with words of its own, which take other keys. */
async function startHospital(folder: string) {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  cpSync('content', folder, { recursive: true });
  edit('site.yaml', (text) =>
    text.replace('name: calder', 'name: aldermoor').replace('/calder', '/aldermoor'),
  );
  edit('dictionary/en.yaml', (text) => text.replace(/^Product Name: .*$/m, 'Product Name: Aldermoor Health'));
  const port = String(await freePort());
  const program = startProgram('gateways/main.ts', {
    ...keys,
    CONTENT_DIR: folder,
    CONTENT_WATCH: '1',
    DATA_DIR: join(folder, 'data'),
    GATEWAYS_PORT: port,
    NEXT_VISITS_MINUTES: '0',
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${address}/healthz`, program);
  const settings = {
    ...keys,
    SITECORE_API_HOST: address,
    SITECORE_SITE_NAME: 'aldermoor',
    SEARCH_HOST: `${address}/search`,
    SCHEDULING_HOST: `${address}/scheduling/v1`,
  };
  return { settings, edit, stop: () => stopProgram(program) };
}

test('[O4] npm run dev: with the systems of another hospital, what their authors change is seen at once; gateways and server start again when their code changes, on the same data', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-dev-'));
  const hospital = await startHospital(join(dataDir, 'hospital'));
  const port = await freePort();
  const gatewaysPort = await freePort();
  const child = spawn('npm', ['run', 'dev'], {
    env: {
      ...process.env,
      ...hospital.settings,
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

    const titleOf = async (path: string) => {
      // The first page waits until the whole site is compiled.
      const html = await (await request.get(`http://localhost:${port}${path}`, { timeout: 120_000 })).text();
      return /<title[^>]*>([^<]*)</.exec(html)?.[1];
    };
    expect(await titleOf('/privacy')).toBe('Privacy of this website - Aldermoor Health');
    hospital.edit('items/home/privacy.yaml', (text) =>
      text.replace('headlineText: Privacy of this website', 'headlineText: Corrected a moment ago'),
    );
    await expect
      .poll(() => titleOf('/privacy'), { timeout: 30_000 })
      .toBe('Corrected a moment ago - Aldermoor Health');
    const ready = await request.get(`http://localhost:${port}/api/readyz`, { timeout: 30_000 });
    expect(await ready.json()).toMatchObject({
      dependencies: { content: { state: 'up' }, scheduling: { state: 'up' } },
    });

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
    await hospital.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
