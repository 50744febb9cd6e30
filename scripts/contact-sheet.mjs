import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { takePictures } from './lib/contact-sheet/pictures.mjs';
import { sheetOf, sidewaysPages } from './lib/contact-sheet/sheet.mjs';
import { fail } from './lib/node24.mjs';
import { numberOption, textOption } from './lib/options.mjs';
import { pageTemplates } from './lib/page-templates.mjs';
import { freePort, startServers } from './lib/servers.mjs';

/**
 * Pictures of a page of each template in windows of four widths, beside those of an earlier build: `npm run contact-sheet
 * [-- --url http://localhost:3000] [--before http://localhost:3001] [--out FOLDER] [--languages en,es-mx,ar]
 * [--widths 360,1280] [--only home,about] [--tabs 2]`. Without `--url` it starts the site, which must be built.
 */
const given = addressOption('--url');
const before = addressOption('--before');
const folder = resolve(textOption('--out') ?? '.contact-sheet');
const languages = (textOption('--languages') ?? 'en').toLowerCase().split(',');
const widths = (textOption('--widths') ?? '360,768,1280,1440').split(',').map(Number);
if (!widths.every((width) => Number.isInteger(width) && width > 0)) fail('--widths wants numbers of pixels.');
const only = textOption('--only')?.split(',');
const templates = pageTemplates.filter(({ name }) => only === undefined || only.includes(name));
if (templates.length === 0)
  fail(`--only wants names of templates: ${pageTemplates.map(({ name }) => name).join(', ')}.`);
const tabs = numberOption('--tabs', 2);

/** @param {string} name */
function addressOption(name) {
  const value = textOption(name);
  if (process.argv.includes(name) && !URL.canParse(value ?? ''))
    fail(`${name} wants the address of a site that runs.`);
  return value;
}

const chromium = findChromium();
const servers = given
  ? undefined
  : await startServers({ port: await freePort(), gatewaysPort: await freePort() });
try {
  const site = given ?? servers?.site ?? '';
  mkdirSync(folder, { recursive: true });
  const shared = { templates, languages, widths, folder, tabs, chromium };
  const said = (line) => process.stdout.write(`${line}\n`);
  const pictures = await takePictures({ ...shared, site, build: 'now', said });
  if (before) pictures.push(...(await takePictures({ ...shared, site: before, build: 'before', said })));
  const sheet = join(folder, 'index.html');
  // Pages are opened in turns by several tabs: the sheet has them in the order of the list.
  const order = new Map(pageTemplates.map(({ name }, index) => [name, index]));
  const sorted = pictures.toSorted((one, other) => (order.get(one.name) ?? 0) - (order.get(other.name) ?? 0));
  writeFileSync(sheet, sheetOf({ pictures: sorted, site, before }));
  for (const line of sidewaysPages(pictures)) said(`scrolls sideways: ${line}`);
  const failures = pictures.filter(({ problem }) => problem !== undefined);
  for (const { build, path, width, problem } of failures)
    said(`no picture: ${build} ${path} ${width}: ${problem}`);
  said(`${pictures.length - failures.length} pictures: ${sheet}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`The sheet cannot be made: ${error.message}.\n`);
  process.exitCode = 1;
} finally {
  await servers?.stop();
}
