import { setImmediate } from 'node:timers/promises';
import openingRules from '../../../content/scheduling/opening-rules.json' with { type: 'json' };
import type { EverySlot, KnownSlot } from '../free-slots.ts';
import type { Provider } from '../calendar/provider.ts';
import type { Slot } from '../calendar/slots.ts';
import { scheduleId, serviceType, typesOf, type FhirRecord } from './records.ts';

const DEEP_LINK_URL = 'http://fhir-registry.smarthealthit.org/StructureDefinition/booking-deep-link';
/** What begins sooner cannot be booked on the site. */
const LEAD_MS = openingRules.leadMinutes * 60_000;

/**
 * The slots of some providers on a day, free and busy. Each minute of a provider is published once: what starts at one
 * time is one slot, as long as the shortest visit, and slots do not overlap. One provider at a time, so that other
 * requests are served in between.
 * @param options.siteUrl - address of the site, without a slash at the end
 * @requirement I21
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
    records.push(...withoutOverlap(startsOf(slots)).map((start) => slotRecord(start, siteUrl)));
    await setImmediate();
  }
  return records;
}

/** What can start at a time at one department. Instants in milliseconds since 1970. */
type Start = {
  readonly isFree: boolean;
  readonly startsAt: number;
  /** End of the shortest visit that can start then. */
  readonly endsAt: number;
  /** The free ones where there are any, the shortest first. */
  readonly variants: readonly [Slot, ...Slot[]];
};

function startsOf(slots: readonly KnownSlot[]): Start[] {
  const groups = Map.groupBy(slots, ({ slot }) => `${slot.startsAt}-${slot.departmentId}`);
  return [...groups.values()].flatMap((group) => {
    const isFree = group.some((known) => known.isFree);
    const [shortest, ...longer] = group
      .filter((known) => known.isFree === isFree)
      .map(({ slot }) => slot)
      .toSorted((a, b) => a.endsAt - b.endsAt);
    if (shortest === undefined) return [];
    const { startsAt, endsAt } = shortest;
    return [{ isFree, startsAt, endsAt, variants: [shortest, ...longer] as const }];
  });
}

/** Leaves out what overlaps an earlier one; a free time never gives way to a busy one. */
function withoutOverlap(starts: readonly Start[]): Start[] {
  const kept: Start[] = [];
  for (const start of starts.toSorted(
    (a, b) => Number(b.isFree) - Number(a.isFree) || a.startsAt - b.startsAt,
  ))
    if (!kept.some((other) => start.startsAt < other.endsAt && other.startsAt < start.endsAt))
      kept.push(start);
  return kept.toSorted((a, b) => a.startsAt - b.startsAt);
}

function slotRecord({ isFree, startsAt, endsAt, variants }: Start, siteUrl: string): FhirRecord {
  const [shortest] = variants;
  const { provider, departmentId } = shortest;
  const schedule = scheduleId(provider.npi, departmentId);
  return {
    resourceType: 'Slot',
    id: `${schedule}-${startsAt / 60_000}`,
    schedule: { reference: `Schedule/${schedule}` },
    serviceType: variants.map(({ visitType }) => serviceType(visitType)),
    status: isFree ? 'free' : 'busy',
    start: new Date(startsAt).toISOString(),
    end: new Date(endsAt).toISOString(),
    ...(isFree && provider.path !== ''
      ? { extension: [{ url: DEEP_LINK_URL, valueUrl: `${siteUrl}${provider.path}#${timeHash(shortest)}` }] }
      : {}),
  };
}

/** What the profile's appointment box reads behind the `#`: instant, visit type, department. */
function timeHash(slot: Slot): string {
  const parts = new URLSearchParams({
    book: String(slot.startsAt),
    type: slot.visitType.id,
    at: slot.departmentId,
  });
  return parts.toString();
}
