import { findAlternatives, WINDOW_DAYS } from './availability.ts';
import { offers, slotAt, type Slot } from './calendar/openings.ts';
import { addDays, localDateOf } from './calendar/zone.ts';
import type { Provider } from './directory.ts';
import { badRequest } from './http.ts';
import type { Scheduling } from './route.ts';
import { visitTypes, type VisitType } from './visit-types.ts';

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

/** The provider's own slot at the wanted time and place; the body's word is not taken for any of it. */
export function findSlot({ provider, visitType, body, nowMs }: WantedVisit): Slot | undefined {
  const today = localDateOf(nowMs, provider.zone);
  const { Appointment_Date: date, Appointment_Time: time } = body;
  if (date < today || date > addDays(today, WINDOW_DAYS)) return undefined;
  const slot = slotAt({ provider, visitType, date, time, today });
  return slot?.departmentId === body.DepartmentID ? slot : undefined;
}

/** Up to five free times near the wanted one. @requirement I14 */
export function alternativesTo(
  { db }: Scheduling,
  { provider, visitType, body, nowMs }: WantedVisit,
): Promise<Slot[]> {
  const wantedAt = Date.parse(`${body.Appointment_Date}T${body.Appointment_Time}:00Z`);
  return findAlternatives(db, { provider, visitTypes: [visitType], nowMs, wantedAt });
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
