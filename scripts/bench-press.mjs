import { chromium } from '@playwright/test';
import { findChromium } from './lib/chromium.mjs';
import { fail } from './lib/node24.mjs';
import { numberOption, textOption } from './lib/options.mjs';
import { measurePress } from './lib/first-press.mjs';
import { measuredTemplates } from './lib/page-templates.mjs';
import { freePort, startServers } from './lib/servers.mjs';

/**
 * How soon each template answers the first press of a visitor on a slow phone, the menu's button: `npm run bench:press
 * [-- --runs 3] [--slowed 4] [--most 200] [--only home]`; needs a build. Prints medians: until the next frame, which is what
 * Interaction to Next Paint counts, and until the menu is open. Exits with 1 where the first takes longer than allowed.
 */
const runs = numberOption('--runs', 3);
const slowed = numberOption('--slowed', 4);
const mostMs = numberOption('--most', 200);
const only = textOption('--only');

/** @param {readonly number[]} list */
const median = (list) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? Infinity;

const executablePath = findChromium();
const servers = await startServers({ port: await freePort(), gatewaysPort: await freePort() });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  process.stdout.write('\n| template | next frame, ms | menu open, ms |\n|---|---|---|\n');
  for (const [name, path] of Object.entries(measuredTemplates)) {
    if (only !== undefined && name !== only) continue;
    // The first visitor would wait for the server as well.
    await (await fetch(servers.site + path)).text();
    const presses = [];
    for (let run = 0; run < runs; run += 1)
      presses.push(await measurePress(browser, servers.site + path, { slowed }));
    const frame = median(presses.map(({ frameMs }) => frameMs));
    const open = median(presses.map(({ openMs }) => openMs));
    process.stdout.write(`| ${name} | ${Math.round(frame)} | ${Math.round(open)} |\n`);
    if (frame > mostMs) process.exitCode = 1;
  }
} catch (error) {
  fail(`The presses cannot be measured: ${error instanceof Error ? error.message : String(error)}`);
} finally {
  await browser.close();
  await servers.stop();
}
