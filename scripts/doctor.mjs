import { readEnvironmentOrFail } from './lib/environment.mjs';
import { examine } from './lib/doctor/examine.mjs';
import { fail } from './lib/node24.mjs';
import { textOption } from './lib/options.mjs';

/**
 * Says what is wrong with the systems that the site relies on, and what to do: `npm run doctor`. Each is asked as the site
 * asks it and stops at its cause, in the order host, TLS, token, core, fields, time. Only reads, and prints no secret.
 * `-- --metrics-ports 9464,9474` names the `METRICS_PORT` of each process of the site, to ask them all. `-- --json` prints
 * JSON. Exits with 1 when a system fails, with 78 for settings that cannot work.
 */
const site = await readEnvironmentOrFail();
const { readEnvironment } = await import('../gateways/config/env.ts');
const gateways = readEnvironment(process.env);
if (!gateways.ok) process.exit(78);
const found = await examine(site, gateways.value, metricsPorts());
const failing = found.filter(({ state }) => state === 'failing');
if (process.argv.includes('--json')) {
  process.stdout.write(`${JSON.stringify({ ok: failing.length === 0, systems: found }, undefined, 2)}\n`);
} else {
  for (const { system, state, step, reason, advice, ms } of found) {
    const time = ms === undefined ? '' : ` (${ms} ms)`;
    const mend = advice ? `. To do: ${advice}` : '';
    process.stdout.write(
      `${state.padEnd(8)}  ${system.padEnd(11)}${step ? `${step}: ` : ''}${reason}${mend}${time}\n`,
    );
  }
  const limits = found.flatMap(({ limit }) => limit ?? []);
  const well = limits.length === 0 ? 'Nothing is wrong.' : 'Nothing is wrong in what was asked.';
  const whole = failing.length === 0 ? well : `${failing.length} of ${found.length} fail.`;
  process.stdout.write(`\n${[whole, ...limits].join('\n')}\n`);
}
process.exitCode = failing.length === 0 ? 0 : 1;

/** @returns {readonly number[] | undefined} undefined where none are named */
function metricsPorts() {
  if (!process.argv.includes('--metrics-ports')) return undefined;
  const ports = (textOption('--metrics-ports') ?? '').split(',').map(Number);
  return ports.every((port) => Number.isInteger(port) && port > 0 && port < 65_536)
    ? ports
    : fail('--metrics-ports wants ports with commas between them, such as 9464,9474.');
}
