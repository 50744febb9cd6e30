import { findChromium } from './lib/chromium.mjs';
import { checkPages } from './lib/checked-pages.mjs';
import { fail } from './lib/node24.mjs';
import { numberOption } from './lib/options.mjs';
import { freePort, startServers } from './lib/servers.mjs';

/**
 * Opens every address of the sitemap in a browser and looks for violations of WCAG 2.2 AA, links to pages that there are
 * not and anchors that lead nowhere: `npm run check:pages [-- --url http://localhost:3000] [--every 1] [--from 0] [--tabs 2]`.
 * Without `--url` it starts the site, which must be built. `--every 25 --from 4` takes the fifth of 25 shares. For the night:
 * a page takes up to a second.
 */
const at = process.argv.indexOf('--url');
const given = at === -1 ? undefined : process.argv[at + 1];
if (at !== -1 && !URL.canParse(given ?? '')) fail('--url wants the address of a site that runs.');
const every = numberOption('--every', 1);
const fromAt = process.argv.indexOf('--from');
const from = fromAt === -1 ? 0 : Number(process.argv[fromAt + 1]);
if (!Number.isInteger(from) || from < 0) fail('--from wants 0 or a number above it.');
const tabs = numberOption('--tabs', 2);
const chromium = findChromium();
const servers = given
  ? undefined
  : await startServers({ port: await freePort(), gatewaysPort: await freePort() });
try {
  const { checked, links, findings } = await checkPages({
    site: given ?? servers?.site ?? '',
    every,
    from,
    tabs,
    chromium,
    said: (line) => process.stdout.write(`${line}\n`),
  });
  process.stdout.write(`${checked} pages and ${links} links: ${findings} things to mend\n`);
  process.exitCode = findings === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`The pages cannot be checked: ${error.message}.\n`);
  process.exitCode = 1;
} finally {
  await servers?.stop();
}
