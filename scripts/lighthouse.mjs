import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findChromium } from './lib/chromium.mjs';
import { measuredTemplates } from './lib/page-templates.mjs';
import { freePort, startServers } from './lib/servers.mjs';
import { quietFlags } from './lib/node24.mjs';

/**
 * Lighthouse on a phone, each page a few times, medians printed: `npm run lighthouse [-- runs [path…]]`. Needs a build.
 * Without a path, a page of each template that is found; each row is there as soon as it is measured.
 */

const runs = Number(process.argv[2] ?? 3);
// Lighthouse has no report of an answer of 404.
const { 'not found': _notFound, ...found } = measuredTemplates;
const usualPages = [...Object.values(found), '@profile'];
const pages = process.argv.length > 3 ? process.argv.slice(3) : usualPages;
const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** One report. Chromium sometimes records nothing of a page (`NO_NAVSTART`); Lighthouse then asks to be run again. */
async function reportOf(path, triesLeft = 3) {
  const file = join(folder, 'report.json');
  const child = spawn(
    process.execPath,
    [
      ...quietFlags,
      'node_modules/lighthouse/cli/index.js',
      servers.site + path,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--no-enable-error-reporting',
      `--chrome-flags=${flags}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const [complained] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  rmSync(file, { force: true });
  if (report && !report.runtimeError) return report;
  if (triesLeft > 1) return reportOf(path, triesLeft - 1);
  throw new Error(`Lighthouse has no report of ${path}: ${report?.runtimeError.message ?? complained}`);
}

process.env.CHROME_PATH = findChromium();
const servers = await startServers({ port: await freePort(), gatewaysPort: await freePort() });
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
try {
  const results = await (await fetch(`${servers.site}/find-a-physician?query=cardiology`)).text();
  const profile =
    /href="(\/find-a-physician\/physician\/[a-z0-9-]+)#book"/.exec(results)?.[1] ?? '/find-a-physician';
  process.stdout.write(
    '\n| page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | TBT ms | CLS | kB |\n|---|---|---|---|---|---|---|---|---|---|\n',
  );
  for (const page of pages) {
    const path = page.replace('@profile', profile);
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await reportOf(path));
    const score = (name) =>
      Math.round(100 * median(reports.map(({ categories }) => categories[name].score ?? 0)));
    const value = (name) => median(reports.map(({ audits }) => audits[name].numericValue ?? 0));
    const row = [
      path,
      ...['performance', 'accessibility', 'best-practices', 'seo'].map(score),
      ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((name) =>
        Math.round(value(name)),
      ),
      value('cumulative-layout-shift').toFixed(3),
      Math.round(value('total-byte-weight') / 1000),
    ];
    process.stdout.write(`| ${row.join(' | ')} |\n`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  await servers.stop();
}
