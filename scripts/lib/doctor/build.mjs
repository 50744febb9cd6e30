import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresOf } from './figures.mjs';
import { failing, good, notSet } from './finding.mjs';

const patienceMs = 5000;
/** Each question may reach another process behind a load balancer. */
const questions = 8;

/**
 * Which build the processes of the site run: all the same one, and on this machine the one that was made last.
 * @param {import('../../../src/config/server/env.ts').Environment} env
 * @param {string | undefined} newest - id of the last build of this folder; undefined where there is none
 * @param {readonly number[]} [ports] - for figures, of all processes, where they were named
 * @returns {Promise<import('./finding.mjs').Finding>}
 */
export async function askBuild(env, newest, ports = [env.METRICS_PORT]) {
  const own = `port ${env.PORT}`;
  const balancer = 'a process behind PUBLIC_URL';
  const ran = await Promise.all([
    builtAt(own, buildOf(`http://127.0.0.1:${env.PORT}`)),
    ...ports.map((port) => builtAt(`METRICS_PORT ${port}`, buildOfFigures(port, env.METRICS_ADDRESS))),
    ...Array.from({ length: questions }, () => builtAt(balancer, buildOf(env.PUBLIC_URL))),
  ]);
  /** @type {Map<string, Set<string>>} places by build; the balancer's, which nobody can find, where no port is known */
  const places = new Map();
  for (const { place, build } of ran) {
    if (build === undefined || (place === balancer && places.has(build))) continue;
    places.set(build, (places.get(build) ?? new Set()).add(place));
  }
  if (places.size === 0) return notSet('build', 'no site answers at PUBLIC_URL or on this machine');
  const said = [...places].map(
    ([build, at]) =>
      `${build} (${[...at].join(', ')}${build === newest ? '; made last in this folder' : ''})`,
  );
  if (places.size > 1)
    return failing('build', {
      step: 'core',
      reason: `processes of the site run different builds: ${said.join(', ')}`,
      advice: 'start every process anew with the same build',
    });
  const here = ran[0]?.build;
  if (here !== undefined && newest !== undefined && here !== newest)
    return failing('build', {
      step: 'core',
      reason: `the site runs build ${here}, and build ${newest} was made since`,
      advice: 'start the site anew',
    });
  return good('build', `${[...places.keys()][0]} runs`);
}

/** @param {string} place @param {Promise<string | undefined>} asked */
const builtAt = async (place, asked) => ({ place, build: await asked });

/** @param {number} port @param {string} host */
async function buildOfFigures(port, host) {
  const figures = await figuresOf(port, host);
  return figures?.find(({ name }) => name === 'foyer_build_info')?.labels['build'];
}

/** @param {string} root - of the project */
export function newestBuild(root) {
  const state = join(root, '.foyer', 'build.json');
  if (!existsSync(state)) return undefined;
  const file = join(root, JSON.parse(readFileSync(state, 'utf8')).distDir, 'BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** What a site says of itself; undefined where none answers, and for one in development. @param {string} site */
async function buildOf(site) {
  try {
    const headers = { connection: 'close' };
    const answer = await fetch(`${site}/api/readyz`, { headers, signal: AbortSignal.timeout(patienceMs) });
    const { build } = await answer.json();
    return typeof build === 'string' && build !== 'none' ? build : undefined;
  } catch {
    return undefined;
  }
}
