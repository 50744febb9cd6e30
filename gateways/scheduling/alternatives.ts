import type { Slot } from './calendar/slots.ts';
import { addDays, toInstant } from './calendar/zone.ts';
import type { Calendars } from './calendars.ts';
import type { WantedVisit } from './wanted-visit.ts';

const MAX_ALTERNATIVES = 5;
const NEAR_DAYS = 7;

/**
 * Up to five free slots nearest to the wanted time, in order of time.
 * @throws StoreBusyError when the calendars cannot be asked right now
 * @requirement I14 I15
 */
export async function findAlternatives(
  calendars: Calendars,
  { provider, visitType, body, nowMs }: WantedVisit,
): Promise<Slot[]> {
  const { Appointment_Date: date, Appointment_Time: time } = body;
  const zone = provider.departments.get(body.DepartmentID)?.zone ?? provider.zone;
  const wantedAt = toInstant(date, time, zone);
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
