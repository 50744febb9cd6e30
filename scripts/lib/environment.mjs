import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './node24.mjs';

/** Exit code for a configuration that cannot work. */
const badConfiguration = 78;

/**
 * Reads `.env` (values that are set already win) and checks every variable that the site and the gateways read.
 * Ends the process with one sentence for each thing that is wrong.
 */
export async function readEnvironmentOrFail() {
  const file = join(root, '.env');
  if (existsSync(file)) {
    try {
      process.loadEnvFile(file);
    } catch (error) {
      fail(`.env cannot be read: ${error.message}.`, badConfiguration);
    }
  }
  const { readEnvironment: readSite } = await import('../../src/config/server/env.ts');
  const { readEnvironment: readGateways } = await import('../../gateways/config/env.ts');
  const site = readSite(process.env);
  const gateways = readGateways(process.env);
  const problems = new Set([...(site.ok ? [] : site.problems), ...(gateways.ok ? [] : gateways.problems)]);
  if (site.ok && site.value.PORT === site.value.GATEWAYS_PORT)
    problems.add('PORT and GATEWAYS_PORT are the same: give one of them another port');
  if (!site.ok || problems.size > 0)
    return fail(`${[...problems].join('.\n')}.\nSee .env.example.`, badConfiguration);
  return site.value;
}
