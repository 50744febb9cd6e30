import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';

const secret = 'a-secret-of-publishing-that-is-long-enough';
const page = '/privacy';
let servers: Servers;
let content: string;

test.beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'foyer-published-'));
  cpSync('content', content, { recursive: true });
  servers = await startServers({
    port: await freePort(),
    gatewaysPort: await freePort(),
    // Only a publish may change what visitors see within this test.
    environment: {
      CONTENT_DIR: content,
      CONTENT_WATCH: '1',
      PUBLISH_SECRET: secret,
      REVALIDATE_SECONDS: '3600',
    },
  });
});
test.afterAll(async () => {
  await servers.stop();
  rmSync(content, { recursive: true, force: true });
});

function publish(body: unknown, given = secret): Promise<Response> {
  return fetch(`${servers.site}/api/publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-publish-secret': given },
    body: JSON.stringify(body),
  });
}

/** The page's title, as any visitor gets it now. */
async function title(): Promise<string> {
  const html = await (await fetch(servers.site + page)).text();
  return /<title[^>]*>([^<]*) - /.exec(html)?.[1] ?? '';
}

test('[O5] a publish brings an author’s correction to every visitor, and nothing older is served after it', async () => {
  const file = join(content, 'items/home/privacy.yaml');
  const old = await title();
  expect(old).toBe('Privacy of this website');

  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll(`headlineText: ${old}`, 'headlineText: Corrected'),
  );
  expect((await publish({ pages: [{ path: page, language: 'en' }] })).status).toBe(202);
  await expect.poll(title, { timeout: 30_000 }).toBe('Corrected');
  for (let again = 0; again < 20; again += 1) expect(await title()).toBe('Corrected');
});

test('[O5] a corrected phrase of the dictionary is there as soon as its page was published', async () => {
  const file = join(content, 'dictionary/en.yaml');
  const said = async () =>
    (await (await fetch(servers.site + page)).text()).includes('Corrected Medicine</title>');
  expect(await said()).toBe(false);

  const phrases = readFileSync(file, 'utf8');
  writeFileSync(file, phrases.replace(/^Product Name: .*$/m, 'Product Name: Corrected Medicine'));
  expect((await publish({ pages: [{ path: page, language: 'en' }] })).status).toBe(202);
  // A dictionary is kept for a minute where no publish expires it.
  await expect.poll(said, { timeout: 30_000 }).toBe(true);
});

test('[O5] publishing needs the secret and pages', async () => {
  expect((await publish({ pages: [{ path: page }] }, 'wrong')).status).toBe(401);
  expect((await publish({ pages: [] })).status).toBe(400);
  expect((await publish({ pages: [{ path: 'no-slash' }] })).status).toBe(400);
  expect((await publish('{')).status).toBe(400);
});
