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
  const ofSite = site.ok ? [] : site.problems;
  const problems = new Set([...ofSite, ...(gateways.ok ? [] : othersOf(gateways.problems, ofSite))]);
  if (site.ok && site.value.PORT === site.value.GATEWAYS_PORT)
    problems.add('PORT and GATEWAYS_PORT are the same: give one of them another port');
  if (site.ok && gateways.ok && sharesFigures(site.value, gateways.value))
    problems.add('GATEWAYS_METRICS_PORT is a port of the site: give it another one');
  if (!site.ok || problems.size > 0)
    return fail(`${[...problems].join('.\n')}.\nSee .env.example.`, badConfiguration);
  return site.value;
}

/**
 * @param {{ PORT: number, METRICS_PORT: number }} site
 * @param {{ GATEWAYS_METRICS_PORT: number }} gateways
 */
function sharesFigures({ PORT, METRICS_PORT }, { GATEWAYS_METRICS_PORT: port }) {
  return port > 0 && (port === PORT || port === METRICS_PORT);
}

/**
 * The problems of a program without those of variables that another one has complained of: its bounds may be narrower.
 * @param {readonly string[]} problems
 * @param {readonly string[]} told
 */
function othersOf(problems, told) {
  const named = new Set(told.map((problem) => /^[A-Z_]+(?= must )/.exec(problem)?.[0]));
  return problems.filter((problem) => !named.has(/^[A-Z_]+(?= must )/.exec(problem)?.[0] ?? ''));
}
