import type { Reply } from '../http.ts';
import { findNextAvailable } from '../next-available.ts';
import { requireProvider } from '../require-visit.ts';
import { parseBody, type Call, type Route } from '../route.ts';
import type { Scheduling } from '../scheduling.ts';
import { scheduleDaysSchema } from '../schemas/choices.ts';
import { visitTypes } from '../visit-types.ts';
import { nextAvailable } from '../wire/next-available.ts';
import { scheduleDays } from '../wire/schedule-days.ts';

/** The calls about free times, by method and path. @requirement I4 B28 */
export const freeTimeRoutes: readonly (readonly [string, Route])[] = [
  ['POST provider-schedule-days', postScheduleDays],
  ['GET next-available', getNextAvailable],
];

async function postScheduleDays(scheduling: Scheduling, { request }: Call): Promise<Reply> {
  const body = await parseBody(request, scheduleDaysSchema);
  const provider = requireProvider(scheduling, body.ProviderID);
  const types = body.VisitTypeIDs.flatMap(({ ID }) => visitTypes.get(ID) ?? []);
  const slots = await scheduling.calendars.freeSlots({
    provider,
    visitTypes: types,
    from: body.StartDate,
    to: body.EndDate,
    holdId: body.HoldID ?? undefined,
    nowMs: scheduling.now().getTime(),
  });
  return { status: 200, body: scheduleDays(provider, types, slots) };
}

/** `?NPI=…` for some providers, without it all; `LeadMinutes` is the least time until a visit that counts. */
async function getNextAvailable({ calendars, directory, now }: Scheduling, { query }: Call): Promise<Reply> {
  const { providers } = directory();
  const wanted = query.getAll('NPI');
  const found = await findNextAvailable(calendars, {
    providers:
      wanted.length === 0 ? [...providers.values()] : wanted.flatMap((npi) => providers.get(npi) ?? []),
    leadMinutes: Math.max(0, Number(query.get('LeadMinutes')) || 0),
    nowMs: now().getTime(),
  });
  return { status: 200, body: nextAvailable(found) };
}
