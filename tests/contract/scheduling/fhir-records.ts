import { openDatabase } from '../../../gateways/db/open.ts';
import { fillDemoCalendars } from '../../../gateways/demo/calendars/fill.ts';
import type { Slot } from '../../../gateways/scheduling/calendar/slots.ts';
import { openCalendarStore } from '../../../gateways/scheduling/calendar/store.ts';
import { addDays } from '../../../gateways/scheduling/calendar/zone.ts';
import { embeddedCalendars } from '../../../gateways/scheduling/embedded-calendars.ts';
import { readDirectory } from '../../../gateways/scheduling/directory.ts';
import type { FhirSettings } from '../../../gateways/scheduling/fhir/settings.ts';
import { visitTypes } from '../../../gateways/scheduling/visit-types.ts';
import { NOW, type FreeSlot } from './client.ts';
import { createTestContent, physicians } from './content.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

export const VISIT_TYPES = 'https://clinic.example/visit-type';
export const DEPARTMENTS = 'https://clinic.example/department';
const NPI = 'http://hl7.org/fhir/sid/us-npi';
const DAYS = 80;
/** Those whom the suites book. */
const NPIS = [physicians.everyone, physicians.childrenOnly, physicians.fullyBooked];
const BATCH = 400;

type Resource = { readonly resourceType: string; readonly id: string; readonly [field: string]: unknown };

export function settingsFor(baseUrl: string): FhirSettings {
  return {
    baseUrl,
    authorization: async () => '',
    visitTypeSystem: VISIT_TYPES,
    departmentSystem: DEPARTMENTS,
  };
}

let runs = 0;

/**
 * Gives a FHIR server eleven weeks of the test content's calendars, as a clinic's own system would keep them: a
 * Schedule for each place, and a Slot for each time with the kinds of visit it serves. What was there before is put
 * out of use.
 */
export async function fillCalendars(baseUrl: string): Promise<void> {
  runs += 1;
  const freeSlots = await openFreeSlots();
  const resources: Resource[] = [];
  for (const id of ['601', '602']) {
    resources.push({
      resourceType: 'Location',
      id: `place-${id}`,
      identifier: [{ system: DEPARTMENTS, value: id }],
      extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/timezone', valueCode: 'America/Chicago' }],
    });
  }
  const slots: Resource[] = [];
  for (const npi of NPIS) {
    const { provider, openings } = await freeSlots(npi);
    resources.push({
      resourceType: 'Practitioner',
      id: `dr-${npi}`,
      identifier: [{ system: NPI, value: npi }],
    });
    for (const department of provider.departments.keys()) {
      for (let run = 1; run <= runs; run += 1) {
        resources.push({
          resourceType: 'Schedule',
          id: `schedule-${npi}-${department}-${run}`,
          active: run === runs,
          actor: [{ reference: `Practitioner/dr-${npi}` }, { reference: `Location/place-${department}` }],
        });
      }
    }
    slots.push(...slotResources(openings));
  }
  await put(baseUrl, resources);
  for (let from = 0; from < slots.length; from += BATCH) await put(baseUrl, slots.slice(from, from + BATCH));
}

/** The demo's calendars in a database of their own. */
async function openFreeSlots() {
  const content = createTestContent();
  const nowMs = Date.parse(NOW);
  const dataDir = temporaryFolder('fhir-records');
  const database = await openDatabase({ databaseUrl: '', dataDir });
  const { db } = database;
  await fillDemoCalendars(db, { content, nowMs });
  const store = await openCalendarStore(db);
  const { providers } = readDirectory(content, store.providers());
  const calendars = embeddedCalendars(database, store);
  return async (npi: string) => {
    const provider = providers.get(npi);
    if (provider === undefined) throw new Error(`no provider ${npi}`);
    const query = { provider, visitTypes: [...visitTypes.values()], nowMs };
    const to = addDays(NOW.slice(0, 10), DAYS);
    return { provider, openings: await calendars.freeSlots({ ...query, to }) };
  };
}

/** One Slot for all kinds of visit that have the same time and place. */
function slotResources(openings: readonly Slot[]): Resource[] {
  const groups = Map.groupBy(openings, (slot) => `${slot.startsAt}-${slot.endsAt}-${slot.departmentId}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { npi } = first.provider;
    return [
      {
        resourceType: 'Slot',
        id: `${npi}-${first.startsAt / 60_000}-${first.endsAt / 60_000}-${runs}`,
        schedule: { reference: `Schedule/schedule-${npi}-${first.departmentId}-${runs}` },
        serviceType: group.map(({ visitType }) => ({
          coding: [{ system: VISIT_TYPES, code: visitType.id }],
        })),
        status: 'free',
        start: new Date(first.startsAt).toISOString(),
        end: new Date(first.endsAt).toISOString(),
      },
    ];
  });
}

async function put(baseUrl: string, resources: readonly Resource[]): Promise<void> {
  const entry = resources.map((resource) => ({
    resource,
    request: { method: 'PUT', url: `${resource.resourceType}/${resource.id}` },
  }));
  const response = await fetch(baseUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify({ resourceType: 'Bundle', type: 'transaction', entry }),
  });
  if (!response.ok) throw new Error(`the records were not taken: ${await response.text()}`);
}

/** The Slot resource of a free time, as the server has it now. */
export async function slotRecord(
  baseUrl: string,
  slot: FreeSlot,
): Promise<Record<string, unknown> | undefined> {
  const { Provider_NPI: npi, DepartmentID: department } = slot;
  // Central standard time, and the schedules of the last filling.
  const start = new Date(`${slot.Appointment_Date}T${slot.Appointment_Time}:00-06:00`).toISOString();
  const [found] = await searchRecords(baseUrl, 'Slot', {
    start,
    schedule: `Schedule/schedule-${npi}-${department}-${runs}`,
    'service-type': `${VISIT_TYPES}|${slot.Visit_Type}`,
  });
  return found;
}

/** Searches a FHIR server directly, without the gateway's code. */
export async function searchRecords(
  baseUrl: string,
  type: string,
  query: Readonly<Record<string, string>>,
): Promise<readonly Record<string, unknown>[]> {
  const url = `${baseUrl}/${type}?${new URLSearchParams({ ...query, _count: '500' }).toString()}`;
  const response = await fetch(url, { headers: { 'cache-control': 'no-cache' } });
  const bundle = (await response.json()) as { entry?: { resource: Record<string, unknown> }[] };
  return (bundle.entry ?? []).map(({ resource }) => resource);
}
