import { setImmediate } from 'node:timers/promises';
import { WINDOW_DAYS } from './free-slots.ts';
import { addDays, localDateOf } from './calendar/zone.ts';
import type { Slot } from './calendar/slots.ts';
import type { Calendars } from './calendars.ts';
import { offers, type Provider } from './calendar/provider.ts';
import { visitTypes } from './visit-types.ts';

/** Days looked at together: most providers have something free in the first two weeks. */
const STEP_DAYS = 14;

/** A provider's soonest visit; absent where nothing is free in the whole window. */
export type NextAvailable = { readonly npi: string; readonly slot: Slot | undefined };

/**
 * The soonest visit of each provider that anybody can book: a new patient's where new patients are accepted, because a
 * returning one fits in there too, and else a returning patient's. One provider at a time, with room between them for
 * other requests.
 * @param request.leadMinutes - what starts sooner than that does not count
 * @requirement B28
 */
export async function findNextAvailable(
  calendars: Calendars,
  request: {
    readonly providers: readonly Provider[];
    readonly leadMinutes: number;
    readonly nowMs: number;
  },
): Promise<readonly NextAvailable[]> {
  const { providers, leadMinutes, nowMs } = request;
  const found: NextAvailable[] = [];
  for (const provider of providers) {
    const slot = await firstFree(calendars, { provider, nowMs, earliest: nowMs + leadMinutes * 60_000 });
    found.push({ npi: provider.npi, slot });
    await setImmediate();
  }
  return found;
}

async function firstFree(
  calendars: Calendars,
  {
    provider,
    nowMs,
    earliest,
  }: { readonly provider: Provider; readonly nowMs: number; readonly earliest: number },
): Promise<Slot | undefined> {
  const offered = [...visitTypes.values()].filter((type) => offers(provider, type));
  const forNewPatients = offered.filter(({ isNewPatient }) => isNewPatient);
  const wanted = forNewPatients.length > 0 ? forNewPatients : offered;
  const today = localDateOf(nowMs, provider.zone);
  for (let day = 0; day <= WINDOW_DAYS; day += STEP_DAYS) {
    const [from, to] = [addDays(today, day), addDays(today, day + STEP_DAYS - 1)];
    const free = await calendars.freeSlots({ provider, visitTypes: wanted, from, to, nowMs });
    const first = free.find(({ startsAt }) => startsAt >= earliest);
    if (first) return first;
  }
  return undefined;
}
