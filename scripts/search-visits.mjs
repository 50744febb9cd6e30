import { readEnvironmentOrFail } from './lib/environment.mjs';

/**
 * Tells the index of SEARCH_HOST when each physician can be seen next, as SCHEDULING_HOST says it:
 * `npm run search:visits`. The embedded gateways do so by themselves every few minutes; where another service does the
 * scheduling, run this from a timer. That service needs the call `next-available`.
 */
await readEnvironmentOrFail();
const { environmentOrExit } = await import('../gateways/config/env.ts');
const { refreshNextVisits } = await import('../gateways/feeds/next-visits.ts');
const { feedOf } = await import('../gateways/feeds/start.ts');

const feed = feedOf(environmentOrExit());
try {
  const changed = await refreshNextVisits(feed);
  process.stdout.write(`${changed} documents of ${feed.search.host} have another next visit now.\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
