import type { NextAvailable } from '../next-available.ts';

/**
 * The answer of next-available: the soonest visit of each provider as a UTC instant in whole seconds, or null.
 * @requirement B28
 */
export function nextAvailable(found: readonly NextAvailable[]) {
  return {
    Providers: found.map(({ npi, startsAt }) => ({
      NPI: npi,
      NextAvailable: startsAt === undefined ? null : new Date(startsAt).toISOString().replace(/\.\d+Z$/, 'Z'),
    })),
  };
}
