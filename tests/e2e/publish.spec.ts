import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, startServers, type Servers } from '../../scripts/lib/servers.mjs';

const secret = 'a-secret-of-publishing-that-is-long-enough';
// One group, which starts its servers once: in parallel each browser would start some of its own.
test.describe.configure({ mode: 'default' });
let servers: Servers;
let content: string;

test.beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'foyer-published-'));
  cpSync('content', content, { recursive: true });
  servers = await startServers({
    port: await freePort(),
    gatewaysPort: await freePort(),
    // Only a publish may change what visitors see within these tests.
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

const visit = (path: string) => fetch(servers.site + path, { redirect: 'manual' });
const textOf = async (path: string) => (await visit(path)).text();
const titleOf = async (path: string) => /<title[^>]*>([^<]*)</.exec(await textOf(path))?.[1];

/** What the CMS itself says now, so that a test publishes what is there to be published. */
async function cmsSays(query: string): Promise<string> {
  const answer = await fetch(`${servers.gateways}/sitecore/api/graph/edge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: 'foyer-demo' },
    body: JSON.stringify({ query }),
  });
  return answer.text();
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(content, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

test('[O5] [A15] one publish brings a title, a word of the dictionary and a redirect to the next visitor', async () => {
  for (const path of ['/privacy', '/es-mx/privacy', '/']) expect((await visit(path)).status).toBe(200);
  edit('items/home/privacy.yaml', (text) =>
    text.replaceAll('headlineText: Privacy of this website', 'headlineText: Corrected'),
  );
  edit('dictionary/en.yaml', (text) =>
    text.replace(/^Product Name: .*$/m, 'Product Name: Corrected Medicine'),
  );
  writeFileSync(
    join(content, 'redirects.yaml'),
    [
      '- { pattern: "/doctor.aspx?id=(\\\\d+)", target: "https://old.example/$1", type: 302 }',
      '- { pattern: /shown, target: /terms, type: transfer }',
      '- { pattern: /mended, target: /privacy, type: 301, preserveQuery: true }\n',
    ].join('\n'),
  );
  await expect
    .poll(() => cmsSays('{ site { siteInfo(site: "calder") { redirects { pattern } } } }'))
    .toContain('/mended');

  expect((await publish({ everything: true })).status).toBe(202);
  // On a machine that does other work, whoever would wait for longer than a second gets the older page.
  await expect.poll(() => titleOf('/privacy')).toBe('Corrected - Corrected Medicine');
  await expect.poll(() => titleOf('/')).toMatch(/Corrected Medicine$/);
  const leadsTo = async (path: string) => (await visit(path)).headers.get('location');
  await expect.poll(() => leadsTo('/mended')).toBe('/privacy');
  // [A15] The visitor's query goes on, or chooses the rule, whatever is kept of a page; a transfer shows another page.
  expect(await leadsTo('/mended?utm_source=letter')).toBe('/privacy?utm_source=letter');
  expect(await leadsTo('/doctor.aspx?id=42')).toBe('https://old.example/42');
  expect((await visit('/doctor.aspx?id=none')).status).toBe(404);
  expect(await titleOf('/shown')).toBe(await titleOf('/terms'));
  expect((await visit('/never-was')).status).toBe(404);
});

test('[A8] [B2] a story that is there in English alone says so in results and suggestions', async ({
  page,
}) => {
  edit('items/home/forefront/articles.yaml', (text) =>
    text.replace(/( {2}- name: grilling-without-regret\n[^]*?) {4}languages:\n[^]*?(?=\n {2}- name: )/, '$1'),
  );
  const search = '/es-mx/forefront/search';
  // The index follows the files: nothing is looked at in the browser before it has.
  const marked = /lang="en"[^>]*>(<[^>]+>)*Grilling without regret/;
  await expect
    .poll(async () => marked.exec(await textOf(`${search}?query=grilling`)), { timeout: 60_000 })
    .not.toBeNull();
  const named = { hasText: 'Grilling without regret' };
  const field = page.getByRole('main').locator('input[name=query]');
  await page.goto(servers.site + search);
  await field.fill('grilling');
  await field.press('Enter');
  await expect(page.getByRole('article').locator('[lang=en]', named)).not.toHaveCount(0);
  await field.fill('');
  // The field holds the page's own words again: only a list that is there sees them typed.
  await expect(field).toHaveRole('combobox');
  await field.pressSequentially('grilling');
  await expect(page.getByRole('option').locator('[lang=en]', named)).not.toHaveCount(0);
});

test('[O5] publishing needs the secret, languages of the site and paths of pages, and says how it goes', async () => {
  expect((await publish({ pages: [{ path: '/a' }] }, 'wrong')).status).toBe(401);
  expect((await publish({ pages: [] })).status).toBe(400);
  expect((await publish({ pages: [{ path: '/api/search' }] })).status).toBe(400);
  expect((await publish('{')).status).toBe(400);
  const french = await publish({ pages: [{ path: '/a', language: 'fr' }] });
  expect([french.status, await french.json()]).toEqual([
    400,
    { error: 'unknownLanguage', fields: ['pages.language'] },
  ]);
  expect((await publish({ pages: [{ path: '/', language: 'en', version: 999 }] })).status).toBe(202);
  const asked = { headers: { 'x-publish-secret': secret } };
  const status = async () => (await fetch(`${servers.site}/api/publish/status`, asked)).json();
  await expect.poll(status).toMatchObject({
    waiting: 1,
    otherProcesses: 'none',
    oldest: [{ path: '/', language: 'en', version: 999, reason: 'behind' }],
  });
  expect((await visit('/api/publish/status')).status).toBe(401);
});
