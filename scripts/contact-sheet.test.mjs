import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import sharp from 'sharp';
import { pageTemplates } from './lib/page-templates.mjs';

/** A site of a few pages; any other is not found. */
async function siteOf(t, pages) {
  const server = createServer((request, response) => {
    const body = pages[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' });
    response.end(
      `<!doctype html><html lang="en"><body style="margin:0">${body ?? 'Not found'}</body></html>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return `http://127.0.0.1:${port}`;
}

async function run(...options) {
  const child = spawn(process.execPath, ['scripts/contact-sheet.mjs', ...options]);
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said: said.split('\n').slice(1, -1), complained };
}

test('[A2] the contact sheet shows each page at each width, beside the earlier one, and names what scrolls sideways', async (t) => {
  const about = '<div style="height:5000px">About</div>';
  const site = await siteOf(t, {
    '/': '<p>Home</p>',
    '/about': about,
    '/comer': '<div style="width:500px">Children</div>',
    '/es-mx': '<p>Inicio</p>',
    '/es-mx/about': about,
  });
  const before = await siteOf(t, {
    '/': '<p>Old home</p>',
    '/about': about,
    '/es-mx': '',
    '/es-mx/about': '',
  });
  const out = mkdtempSync(join(tmpdir(), 'contact-sheet-'));
  t.after(() => rmSync(out, { recursive: true }));
  const options = ['--languages', 'en,es-MX', '--widths', '360,800', '--only', "home,about,children's home"];
  const { code, said, complained } = await run('--url', site, '--before', before, '--out', out, ...options);
  assert.equal(code, 0, complained);
  assert.deepEqual(said.slice(-2), [
    'scrolls sideways: /comer: 360 (140 px too wide)',
    `24 pictures: ${join(out, 'index.html')}`,
  ]);
  const sheet = readFileSync(join(out, 'index.html'), 'utf8');
  const files = [...sheet.matchAll(/<img src="([^"]+)"/g)].map(([, file = '']) => file);
  // The earlier site has no children's home in English; in Spanish neither site has one.
  assert.equal(files.length, 22);
  assert.equal(sheet.split('the earlier site has no such page').length - 1, 2);
  assert.ok(files.every((file) => existsSync(join(out, file))));
  const rows = [...sheet.matchAll(/<tr><td><b>([^<]+)<\/b><br><a href="[^"]+">([^<]+)</g)].map(
    ([, name, path]) => `${name} ${path}`,
  );
  assert.deepEqual(rows, [
    'home /',
    "children's home /comer",
    'about /about',
    'home /es-mx',
    "children's home /es-mx/comer",
    'about /es-mx/about',
  ]);
  const { width, height } = await sharp(join(out, 'en-about-360-now.jpg')).metadata();
  assert.deepEqual([width, height], [360, 2960]);
  assert.match(sheet, /Now, goes on below/);
  assert.match(sheet, /Now, answers 404/);
});

test('[A2] no two templates of the list share a name or an address', () => {
  for (const values of [pageTemplates.map(({ name }) => name), pageTemplates.map(({ path }) => path)])
    assert.equal(new Set(values).size, values.length);
});
