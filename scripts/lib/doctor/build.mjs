import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failing, good, notSet } from './finding.mjs';

const patienceMs = 5000;
/** Each question may reach another process behind a load balancer. */
const questions = 8;

/**
 * Which build the processes of the site run: all the same one, and on this machine the one that was made last.
 * @param {import('../../../src/config/server/env.ts').Environment} env
 * @param {string | undefined} newest - id of the last build of this folder; undefined where there is none
 * @returns {Promise<import('./finding.mjs').Finding>}
 */
export async function askBuild(env, newest) {
  const [here, ...everywhere] = await Promise.all(
    [`http://127.0.0.1:${env.PORT}`, ...Array.from({ length: questions }, () => env.PUBLIC_URL)].map(buildOf),
  );
  const builds = [...new Set([here, ...everywhere].filter((build) => build !== undefined))];
  if (builds.length === 0) return notSet('build', 'no site answers at PUBLIC_URL or on this machine');
  if (builds.length > 1)
    return failing('build', {
      step: 'core',
      reason: `processes of the site run different builds: ${builds.join(', ')}`,
      advice: 'start every process anew with the same build',
    });
  if (here !== undefined && newest !== undefined && here !== newest)
    return failing('build', {
      step: 'core',
      reason: `the site runs build ${here}, and build ${newest} was made since`,
      advice: 'start the site anew',
    });
  return good('build', `${builds[0]} runs`);
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
