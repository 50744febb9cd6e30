import { z } from 'zod';
import type { FhirClient } from './client.ts';
import {
  identifierOf,
  locationSchema,
  practitionerSchema,
  relativeReference,
  scheduleSchema,
} from './resources.ts';
import type { FhirSettings } from './settings.ts';
import { NPI_SYSTEM } from './systems.ts';

const KEPT_MS = 10 * 60_000;
const TIME_ZONE_URL = 'http://hl7.org/fhir/StructureDefinition/timezone';

/** Where a schedule of a provider takes place. */
export type Place = {
  /** `Schedule/…`, `Location/…`, `Practitioner/…` on the server. */
  readonly schedule: string;
  readonly location: string;
  readonly practitioner: string;
  readonly departmentId: string;
  /** IANA name, if the location has one. */
  readonly zone: string | undefined;
};

/**
 * The schedules of a provider by NPI, each with its place. Asked in two plain searches, because not every server
 * searches through references; remembered for ten minutes.
 * @returns a function; it answers [] for somebody whom the server does not know
 * @requirement I20
 */
export function createPlaces(
  client: FhirClient,
  settings: FhirSettings,
): (npi: string) => Promise<readonly Place[]> {
  const known = new Map<string, { readonly until: number; readonly places: Promise<readonly Place[]> }>();
  return (npi) => {
    const kept = known.get(npi);
    if (kept !== undefined && kept.until > Date.now()) return kept.places;
    const places = findPlaces(client, settings, npi);
    known.set(npi, { until: Date.now() + KEPT_MS, places });
    places.catch(() => known.delete(npi));
    return places;
  };
}

async function findPlaces(
  client: FhirClient,
  settings: FhirSettings,
  npi: string,
): Promise<readonly Place[]> {
  const [practitioner] = await client.search('Practitioner', practitionerSchema, [
    ['identifier', `${NPI_SYSTEM}|${npi}`],
  ]);
  if (practitioner === undefined) return [];
  const own = `Practitioner/${practitioner.id}`;
  const found = await client.search('Schedule', z.union([scheduleSchema, locationSchema]), [
    ['actor', own],
    ['_include', 'Schedule:actor'],
  ]);
  const locations = new Map<string, z.infer<typeof locationSchema>>(
    found.flatMap((one) => (one.resourceType === 'Location' ? [[`Location/${one.id}`, one] as const] : [])),
  );
  return found.flatMap((schedule) => {
    if (schedule.resourceType !== 'Schedule' || schedule.active === false) return [];
    const actors = schedule.actor.map(({ reference }) => relativeReference(reference ?? ''));
    const location = actors.flatMap((actor) => locations.get(actor) ?? [])[0];
    if (location === undefined) return [];
    return [
      {
        schedule: `Schedule/${schedule.id}`,
        location: `Location/${location.id}`,
        practitioner: own,
        departmentId: identifierOf(location, settings.departmentSystem) ?? location.id,
        zone: location.extension?.find(({ url }) => url === TIME_ZONE_URL)?.valueCode,
      },
    ];
  });
}
