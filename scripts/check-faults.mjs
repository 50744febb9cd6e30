import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faults as allFaults } from './lib/faults/faults.mjs';
import { cms, database, forms, others } from './lib/faults/lanes.mjs';
import { runLane } from './lib/faults/run-lane.mjs';
import { tableOf } from './lib/faults/table.mjs';
import { startWorld } from './lib/faults/world.mjs';
import { textOption } from './lib/options.mjs';

/**
 * Gives each outside system each of the sixteen faults of the fault model, before one built site, and looks at what visitors
 * see: `npm run check:faults`. A page within three seconds with a number to call, the processes up, and well again by itself
 * when the fault is over. Prints a table; exits with 1 where a cell is bad. `-- --only search,mail` tries some systems,
 * `-- --faults 'refused,fails once'` some faults, `-- --seconds 20` allows a page more than three. Needs a build.
 */
/** @param {string} option @returns {(name: string) => boolean} whether something is to be tried */
function choice(option) {
  const names = textOption(option)?.split(',');
  return (name) => names?.includes(name) ?? true;
}

const isTried = choice('--only');
const isHad = choice('--faults');
const faults = allFaults.filter(({ name }) => isHad(name));
const folder = mkdtempSync(join(tmpdir(), 'foyer-faults-'));

/**
 * The lanes of a round run at the same time.
 * @param {string} name
 * @param {readonly (readonly import('./lib/faults/lanes.mjs').Lane[])[]} rounds
 */
async function tryOut(name, rounds) {
  const logFile = join(folder, `${name}.log`);
  const world = await startWorld(rounds.flat(), logFile);
  try {
    const found = [];
    for (const lanes of rounds)
      found.push(...(await Promise.all(lanes.map((lane) => runLane(world, lane, faults)))));
    return found;
  } finally {
    await world.stop();
  }
}

process.stdout.write(`The logs are in ${folder}.\n`);
const worlds = [
  [[cms], [forms]],
  [[database], others],
]
  .map((rounds) => rounds.map((lanes) => lanes.filter(({ system }) => isTried(system))))
  .filter((rounds) => rounds.flat().length > 0);
const tried = worlds.map((rounds, at) => tryOut(`world-${at + 1}`, rounds));
const columns = (await Promise.all(tried)).flat();
const { text, bad } = tableOf(faults, columns);
process.stdout.write(text);
for (const line of bad) process.stdout.write(`${line}\n`);
process.exitCode = bad.length === 0 ? 0 : 1;
