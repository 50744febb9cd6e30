import type { NextAvailable } from '../next-available.ts';

/**
 * The answer of next-available: the soonest visit of each provider as a UTC instant in whole seconds, or null; the place of one in
 * person by its name, and whether it is by video.
 * @requirement B28
 */
export function nextAvailable(found: readonly NextAvailable[]) {
  return {
    Providers: found.map(({ npi, slot }) => ({
      NPI: npi,
      NextAvailable: slot ? new Date(slot.startsAt).toISOString().replace(/\.\d+Z$/, 'Z') : null,
      Place: slot?.provider.departments.get(slot.departmentId)?.name ?? '',
      IsVideo: slot?.visitType.isVirtual ?? false,
    })),
  };
}
