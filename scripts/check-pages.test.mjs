import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';

const page = (body) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body><main><h1>A page</h1>${body}</main></body></html>`;
const pages = {
  '/good': page('<p id="here"><a href="#here">Here</a> and <a href="/good?x=1">again</a></p>'),
  '/bad': page('<img src="data:,"><p><a href="/none">Gone</a> <a href="#nowhere">Nowhere</a></p>'),
  '/es-mx/bad': page('<p>Left out of a sample</p><input>'),
};

async function run(site, ...options) {
  const child = spawn(process.execPath, ['scripts/check-pages.mjs', '--url', site, ...options]);
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, said: said.split('\n').slice(1, -1), complained };
}

test('[O7] every address of the sitemap is opened: violations, dead links and anchors are named', async (t) => {
  // Each is too busy once: that is no finding.
  const busy = new Set(['/good', '/none', '/bad']);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.invalid');
    const locations = (list) => list.map((path) => `<loc>https://www.example.org${path}</loc>`).join('');
    if (pathname === '/sitemap.xml') return response.end(locations(['/sitemap-1.xml', '/good', '/missing']));
    if (busy.delete(pathname)) return response.writeHead(503, { 'retry-after': '0' }).end();
    if (pathname === '/sitemap-1.xml') return response.end(locations(['/bad', '/es-mx/bad']));
    response.writeHead(pages[pathname] ? 200 : 404, { 'content-type': 'text/html' });
    return response.end(pages[pathname] ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const site = `http://127.0.0.1:${port}`;
  const all = await run(site, '--tabs', '1');
  assert.equal(all.code, 1, all.complained);
  assert.deepEqual(
    all.said.map((line) => line.replace(/^(\S+: [\w-]+): <.*/, '$1')),
    [
      '/missing: answers 404',
      '/bad: image-alt',
      '/bad: the page has no place #nowhere',
      '/es-mx/bad: label',
      'the link /none answers 404, on /bad',
      '4 pages and 4 links: 5 things to mend',
    ],
  );
  const sample = await run(site, '--every', '4');
  assert.deepEqual([sample.code, sample.said], [0, ['1 pages and 2 links: 0 things to mend']]);
  const other = await run(site, '--every', '4', '--from', '3');
  assert.deepEqual(
    other.said.map((line) => line.replace(/: <.*/, '')),
    ['/es-mx/bad: label', '1 pages and 0 links: 1 things to mend'],
  );
});

test('[O7] a site that does not answer is said in a sentence', async () => {
  const { code, complained } = await run('http://127.0.0.1:1');
  assert.equal(code, 1);
  assert.match(complained, /^The pages cannot be checked: .+\.\n$/);
});
