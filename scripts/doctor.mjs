import { readEnvironmentOrFail } from './lib/environment.mjs';
import { examine } from './lib/doctor/examine.mjs';

/**
 * Says what is wrong with the systems that the site relies on, and what to do: `npm run doctor`. Each is asked as the site
 * asks it and stops at its cause, in the order host, TLS, token, core, fields, time. Only reads, and prints no secret.
 * `-- --json` prints JSON. Exits with 1 when a system fails, with 78 for settings that cannot work.
 */
const site = await readEnvironmentOrFail();
const { readEnvironment } = await import('../gateways/config/env.ts');
const gateways = readEnvironment(process.env);
if (!gateways.ok) process.exit(78);
const found = await examine(site, gateways.value);
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
  process.stdout.write(
    failing.length === 0 ? '\nNothing is wrong.\n' : `\n${failing.length} of ${found.length} fail.\n`,
  );
}
process.exitCode = failing.length === 0 ? 0 : 1;
