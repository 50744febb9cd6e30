import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort, startServers } from './lib/servers.mjs';

/**
 * Serves the build against the embedded CMS and weighs one page of each kind: its scripts and the styles inside it (gzip),
 * and the rest of the document (brotli). The scripts of most pages come later, when the visitor does something. Then
 * reads all of the client output for what must never be in it. Prints a table; exits with 1 when a budget is broken.
 */
const budgets = [
  { name: 'home', path: '/', js: 155, css: 14, document: 25, reads: true },
  {
    name: 'search',
    path: '/find-a-physician?query=cardiology',
    js: 160,
    css: 14,
    document: 30,
    reads: true,
  },
  { name: 'physician profile', path: '@first-profile', js: 150, css: 12, document: 25, reads: true },
  {
    name: 'location',
    path: '/find-a-location/location/hyde-park',
    js: 150,
    css: 12,
    document: 25,
    reads: true,
  },
  { name: 'condition', path: '/conditions-services/asthma', js: 145, css: 12, document: 20, reads: true },
  {
    name: 'article',
    path: '/forefront/articles/a-kitchen-for-your-kidneys',
    js: 145,
    css: 10,
    document: 20,
    reads: true,
  },
  { name: 'booking', path: '/schedule-an-appointment', js: 165, css: 14, document: 20, reads: true },
  { name: 'request form', path: '/request-an-appointment', js: 160, css: 14, document: 20, reads: true },
  { name: 'not found', path: '/nope', js: 140, css: 10, document: 20 },
];

/** Kilobytes of own scripts that a reading page may have before it is used. */
const earlyScripts = 3;

/** Values that the servers get as credentials here: none of them may be in anything that a browser is served. */
const canaries = {
  SITECORE_API_KEY: 'canary-cms-7f3a',
  SEARCH_TOKEN: 'canary-search-81bc',
  VIDEO_TOKEN: 'canary-video-c2d9',
  SCHEDULING_AUTHORIZATION: 'Basic Y2FuYXJ5OnNjaGVkdWxpbmc=',
};
const forbidden = [
  ...Object.values(canaries),
  /\bZodError\b/,
  /node:(fs|http|crypto|sqlite)/,
  /process\.env\.(SEARCH|SITECORE|SCHEDULING|VIDEO|JSS)_/,
  /sc_apikey/,
  // The oldest browsers that the framework serves do not have it.
  /\b(?:Map|Object)\.groupBy\b/,
  /127\.0\.0\.1/,
];

const kB = (bytes) => Math.round(bytes / 100) / 10;

function clientFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}

const servers = await startServers({
  port: await freePort(),
  gatewaysPort: await freePort(),
  environment: { ...canaries, SITECORE_SITE_NAME: 'calder' },
});
let failures = 0;
const fail = (reason) => {
  failures += 1;
  process.stderr.write(`${reason}\n`);
};
try {
  const results = await (await fetch(`${servers.site}/find-a-physician?query=cardiology`)).text();
  const firstProfile =
    /href="(\/find-a-physician\/physician\/[a-z0-9-]+)/.exec(results)?.[1] ?? '/find-a-physician';
  process.stdout.write('page               scripts kB gz   styles kB gz   document kB br\n');
  for (const { name, path, js, css, document, reads = false } of budgets) {
    const response = await smallestOf(servers.site + path.replace('@first-profile', firstProfile));
    const html = await response.text();
    const expected = name === 'not found' ? 404 : 200;
    if (response.status !== expected) fail(`${name}: the page answers ${response.status}`);
    // Browsers that know modules never load the script for those that do not.
    const modern = html.replace(/<script[^>]*nomodule[^>]*>/gi, '');
    const atOnce = [...modern.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map((match) => match[1]);
    const later = JSON.parse(/<script id="late-scripts"[^>]*>([^<]*)/.exec(modern)?.[1] ?? '[]');
    if (reads !== later.length > 0 && name !== 'not found')
      fail(`${name}: its scripts come ${reads ? 'at once' : 'late'}`);
    // A small script of our own, such as that of opening hours, is no part of the framework's.
    const ofFramework = atOnce.filter((address) => address?.startsWith('/_next/'));
    if (later.length > 0 && ofFramework.length > 0)
      fail(`${name}: a reading page asks for the framework's scripts before it is used`);
    const early = later.length > 0 ? await weigh(atOnce) : 0;
    if (early > earlyScripts) fail(`${name}: ${early} kB of scripts before it is used`);
    const scripts = await weigh([...atOnce, ...later]);
    if (/<link(?=[^>]*rel="stylesheet")(?![^>]*disabled)/.test(html))
      fail(`${name}: the first paint waits for a style file`);
    const inside = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map((match) => match[1]).join('');
    const styles = kB(gzipSync(inside, { level: 9 }).length);
    // As it comes over the wire, less the styles inside: a page that is sent plain breaks its budget.
    const weight = kB(Number(response.headers.get('content-length')) - brotliCompressSync(inside).length);
    process.stdout.write(
      `${name.padEnd(18)} ${`${scripts} / ${js}`.padStart(14)} ${`${styles} / ${css}`.padStart(14)} ${`${weight} / ${document}`.padStart(16)}\n`,
    );
    if (scripts > js) fail(`${name}: ${scripts} kB of scripts, the budget is ${js}`);
    if (styles > css) fail(`${name}: ${styles} kB of styles, the budget is ${css}`);
    if (weight > document) fail(`${name}: a document of ${weight} kB, the budget is ${document}`);
    for (const canary of Object.values(canaries))
      if (html.includes(canary)) fail(`${name}: a credential is in the page`);
    if (/127\.0\.0\.1/.test(html)) fail(`${name}: a gateway's host is in the page`);
  }
  for (const file of clientFiles(join(servers.distDir, 'static'))) {
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('_buildManifest.js') && /^ *"\/api\//m.test(text))
      fail(`${file}: names API routes, to which no link leads`);
    for (const pattern of forbidden) {
      const found = typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
      if (found) fail(`${file}: holds ${String(pattern)}`);
    }
  }
} finally {
  await servers.stop();
}
process.exitCode = failures === 0 ? 0 : 1;

/** A page as all visitors get it but for the first: a weak tag marks the form that was made quickly. */
async function smallestOf(address) {
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    if (!response.headers.get('etag')?.startsWith('W/') || tries > 500) return response;
    await response.arrayBuffer();
  }
}

async function weigh(addresses) {
  let bytes = 0;
  for (const address of new Set(addresses)) {
    bytes += gzipSync(Buffer.from(await (await fetch(servers.site + address)).arrayBuffer()), {
      level: 9,
    }).length;
  }
  return kB(bytes);
}
