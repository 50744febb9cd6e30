import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { incidents } from './lib/incidents/incidents.mjs';
import { textOption } from './lib/options.mjs';

/**
 * Stages the ten incidents of docs/runbook.md with a running site, and looks whether the log, the figures and the doctor say
 * what the runbook says: `npm run check:incidents [-- --only 'old build,dead Redis']`; needs a build. Prints where the whole of
 * what each said is kept. `-- --list` prints their names.
 */
const names = textOption('--only')?.split(',');
const wanted = incidents.filter(({ name }) => names?.includes(name) ?? true);
if (process.argv.includes('--list')) {
  process.stdout.write(`${incidents.map(({ name }) => name).join('\n')}\n`);
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'foyer-incidents-'));
process.stdout.write(`What each said is in ${folder}.\n`);
let failures = 0;
for (const { name, stage, expected } of wanted) {
  const said = await stage();
  const lacking = Object.entries(expected)
    .filter(([place, words]) => !words.test(said[/** @type {keyof typeof said} */ (place)]))
    .map(([place, words]) => `${place} lacks ${words}`);
  writeFileSync(join(folder, `${name.replaceAll(' ', '-')}.txt`), Object.values(said).join('\n\n'));
  failures += lacking.length;
  process.stdout.write(
    `${lacking.length === 0 ? 'found' : 'LOST '}  ${name}${lacking.map((one) => `\n       ${one}`).join('')}\n`,
  );
}
process.exitCode = failures === 0 ? 0 : 1;
