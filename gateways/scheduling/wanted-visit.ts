import { offers, type Slot } from './calendar/openings.ts';
import { addDays, toInstant } from './calendar/zone.ts';
import type { Provider } from './directory.ts';
import { badRequest } from './http.ts';
import type { Scheduling } from './route.ts';
import { visitTypes, type VisitType } from './visit-types.ts';

const MAX_ALTERNATIVES = 5;
const NEAR_DAYS = 7;

/** A visit that somebody asks for: with whom, of which kind, when and where. */
export type WantedVisit = {
  readonly provider: Provider;
  readonly visitType: VisitType;
  readonly body: {
    readonly Appointment_Date: string;
    readonly Appointment_Time: string;
    readonly DepartmentID: string;
    readonly HoldID?: string | null | undefined;
  };
  readonly nowMs: number;
};

/** Up to five free times nearest to the wanted one, in order of time. @requirement I14 I15 */
export async function alternativesTo(
  { calendars }: Scheduling,
  { provider, visitType, body, nowMs }: WantedVisit,
): Promise<Slot[]> {
  const { Appointment_Date: date, Appointment_Time: time } = body;
  const wantedAt = toInstant(date, time, provider.zone);
  const query = { provider, visitTypes: [visitType], nowMs };
  // As far to both sides: five that are found in there are nearer than any outside.
  const near = { from: addDays(date, -NEAR_DAYS), to: addDays(date, NEAR_DAYS) };
  const close = await calendars.freeSlots({ ...query, ...near });
  const free = close.length < MAX_ALTERNATIVES ? await calendars.freeSlots(query) : close;
  return free
    .toSorted((a, b) => Math.abs(a.startsAt - wantedAt) - Math.abs(b.startsAt - wantedAt))
    .slice(0, MAX_ALTERNATIVES)
    .toSorted((a, b) => a.startsAt - b.startsAt);
}

/** @throws RefusedError 400 when nobody with this number can be booked online */
export function requireProvider({ directory }: Scheduling, npi: string): Provider {
  const provider = directory().providers.get(npi);
  if (provider !== undefined) return provider;
  throw badRequest('The provider is not available for online scheduling.', 'NO-PROVIDER-FOUND');
}

/** @throws RefusedError 400 when the provider cannot be booked online or not for this kind of visit */
export function requireVisit(
  scheduling: Scheduling,
  body: { readonly Provider_NPI: string; readonly Visit_Type: string },
): { readonly provider: Provider; readonly visitType: VisitType } {
  const provider = requireProvider(scheduling, body.Provider_NPI);
  const visitType = visitTypes.get(body.Visit_Type);
  if (visitType !== undefined && offers(provider, visitType)) return { provider, visitType };
  throw badRequest('The provider does not offer this kind of visit.', 'NO-VISIT-TYPE-FOUND');
}
