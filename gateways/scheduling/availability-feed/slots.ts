import { setImmediate } from 'node:timers/promises';
import type { EverySlot, KnownSlot } from '../availability.ts';
import type { Provider } from '../directory.ts';
import { scheduleId, serviceType, typesOf, type FhirRecord } from './records.ts';

const DEEP_LINK_URL = 'http://fhir-registry.smarthealthit.org/StructureDefinition/booking-deep-link';
/** What begins sooner cannot be booked on the site. */
const LEAD_MS = 60 * 60_000;

/**
 * The slots of some physicians on a day, free and busy. Kinds of visit that take the same time are one slot. One
 * physician at a time, with room between them for other requests.
 * @param options.siteUrl - address of the site, without a slash at the end
 */
export async function slotRecords(
  everySlot: EverySlot,
  options: {
    readonly providers: readonly Provider[];
    readonly date: string;
    readonly siteUrl: string;
    readonly nowMs: number;
  },
): Promise<FhirRecord[]> {
  const { providers, date, siteUrl, nowMs } = options;
  const records: FhirRecord[] = [];
  for (const provider of providers) {
    const query = { provider, visitTypes: typesOf(provider), from: date, to: date, nowMs };
    const slots = (await everySlot(query)).filter(({ slot }) => slot.startsAt >= nowMs + LEAD_MS);
    const groups = Map.groupBy(slots, ({ slot }) => `${slot.startsAt}-${slot.endsAt}-${slot.departmentId}`);
    for (const group of groups.values()) records.push(...slotRecord(group, siteUrl));
    await setImmediate();
  }
  return records;
}

function slotRecord(group: readonly KnownSlot[], siteUrl: string): FhirRecord[] {
  const [first] = group;
  if (first === undefined) return [];
  const { slot, isFree } = first;
  const { provider, departmentId, startsAt, endsAt } = slot;
  const schedule = scheduleId(provider.npi, departmentId);
  return [
    {
      resourceType: 'Slot',
      id: `${schedule}-${startsAt / 60_000}-${(endsAt - startsAt) / 60_000}`,
      schedule: { reference: `Schedule/${schedule}` },
      serviceType: group.map(({ slot: { visitType } }) => serviceType(visitType)),
      status: isFree ? 'free' : 'busy',
      start: new Date(startsAt).toISOString(),
      end: new Date(endsAt).toISOString(),
      ...(isFree && provider.path !== ''
        ? { extension: [{ url: DEEP_LINK_URL, valueUrl: `${siteUrl}${provider.path}#${timeHash(first)}` }] }
        : {}),
    },
  ];
}

/** What the profile's appointment box reads behind the `#`: instant, visit type, department. */
function timeHash({ slot }: KnownSlot): string {
  const parts = new URLSearchParams({
    book: String(slot.startsAt),
    type: slot.visitType.id,
    at: slot.departmentId,
  });
  return parts.toString();
}
