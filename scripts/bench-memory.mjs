import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inspectMemory } from './lib/inspected.mjs';
import { numberOption } from './lib/options.mjs';
import { freePort, startServers } from './lib/servers.mjs';

/**
 * Whether memory stays flat while the site is crawled: every link in three languages, again and again, with searches that
 * nobody made before. `npm run bench:memory [-- --minutes 60 --rate 10]`; needs a build, and Linux. Prints for each minute
 * what is resident and what is alive (MB) of both programs, and at the end the slopes of the second half.
 */
const minutes = numberOption('--minutes', 60);
/** Pages a second. */
const rate = numberOption('--rate', 10);
/** Every so many pages one is a search that nobody made before. */
const searchEvery = 5;
const starts = ['/', '/es-mx', '/ar'];

const folder = mkdtempSync(join(tmpdir(), 'foyer-memory-'));
const logFile = join(folder, 'log');
const servers = await startServers({
  port: await freePort(),
  gatewaysPort: await freePort(),
  logFile,
  environment: { NODE_OPTIONS: '--inspect=127.0.0.1:0', SEARCHES_PER_MINUTE: '1000000' },
});
try {
  // The gateways are started first.
  const [gatewaysAt = '', siteAt = ''] = readFileSync(logFile, 'utf8').match(/ws:\/\/\S+/g) ?? [];
  const site = await inspectMemory(servers.siteProgram.pid ?? 0, siteAt);
  const gateways = await inspectMemory(servers.gatewaysProgram.pid ?? 0, gatewaysAt);
  const crawl = crawler(servers.site);
  const rows = [];
  process.stdout.write('minute   pages  failed   site MB (live)   gateways MB (live)\n');
  for (let minute = 0; minute <= minutes; minute += 1) {
    if (minute > 0) await crawl.run(60_000);
    const row = { minute, site: await site.read(), gateways: await gateways.read() };
    rows.push(row);
    const cell = ({ resident, live }) => `${resident} (${live})`.padStart(15);
    const counts = [minute, crawl.pages(), crawl.failed()].map((count) => String(count).padStart(6));
    process.stdout.write(`${counts.join('  ')}  ${cell(row.site)}  ${cell(row.gateways)}\n`);
  }
  const half = rows.slice(Math.floor(rows.length / 2));
  for (const program of ['site', 'gateways'])
    for (const kind of ['resident', 'live'])
      process.stdout.write(
        `${program}, ${kind}: ${slope(half.map((row) => [row.minute, row[program][kind]])).toFixed(2)} MB a minute\n`,
      );
  site.close();
  gateways.close();
} finally {
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Reads pages at the set rate, in the order in which their links are found, and from the start again when all are read.
 * @param {string} origin
 */
function crawler(origin) {
  const known = new Set(starts);
  let waiting = [...starts];
  let pages = 0;
  let failed = 0;
  const next = () => {
    if (pages % searchEvery === searchEvery - 1) return `/search?query=word${pages}`;
    if (waiting.length === 0) waiting = [...known];
    return waiting.shift() ?? '/';
  };
  const read = async () => {
    const path = next();
    pages += 1;
    try {
      const answer = await fetch(origin + path, { signal: AbortSignal.timeout(20_000) });
      const text = await answer.text();
      if (answer.status >= 500) failed += 1;
      for (const [, link = ''] of text.matchAll(/href="(\/[^"#?]*)"/g)) {
        if (known.has(link) || /^\/(_next|api)\b/.test(link)) continue;
        known.add(link);
        waiting.push(link);
      }
    } catch {
      failed += 1;
    }
  };
  return {
    pages: () => pages,
    failed: () => failed,
    /** @param {number} ms */
    run: async (ms) => {
      const until = performance.now() + ms;
      const begun = [];
      while (performance.now() < until) {
        begun.push(read());
        await pause(1000 / rate);
      }
      // Whoever gets no answer by then gets none: their connection is gone.
      await Promise.race([Promise.all(begun), pause(30_000)]);
    },
  };
}

/**
 * The slope of the straight line that fits points best.
 * @param {readonly (readonly [number, number])[]} points
 */
function slope(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map(([at]) => at));
  const y = mean(points.map(([, value]) => value));
  const spread = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / spread;
}
