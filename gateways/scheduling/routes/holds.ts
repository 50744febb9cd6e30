import { z } from 'zod';
import { findAlternatives } from '../alternatives.ts';
import type { Hold } from '../holds.ts';
import { refusal, type Reply } from '../http.ts';
import { requireVisit } from '../require-visit.ts';
import { parseBody, type Call, type Route } from '../route.ts';
import type { Scheduling } from '../scheduling.ts';
import { holdSchema } from '../schemas/hold.ts';
import { taken } from '../wire/booking.ts';

/** The calls about holds, by method and path; `{id}` is the hold's id. @requirement I14 */
export const holdRoutes: readonly (readonly [string, Route])[] = [
  ['POST holds', postHold],
  ['POST holds/{id}/extend', postHoldExtension],
  ['POST holds/{id}/release', postHoldRelease],
];

/** Extend and release take nothing but the id in the path. */
const EMPTY = z.strictObject({});

async function postHold(scheduling: Scheduling, { request }: Call): Promise<Reply> {
  const body = await parseBody(request, holdSchema);
  const wanted = { ...requireVisit(scheduling, body), body, nowMs: scheduling.now().getTime() };
  const slot = await scheduling.calendars.slotAt(wanted);
  const lifeMs = scheduling.holdMinutes * 60_000;
  const hold =
    slot &&
    (await scheduling.calendars.hold({ slot, visitorId: body.VisitorID, lifeMs, nowMs: wanted.nowMs }));
  if (hold !== undefined) {
    scheduling.onTimeChanged(wanted.provider.npi);
    if (hold.formerNpi !== undefined) scheduling.onTimeChanged(hold.formerNpi);
    return { status: 201, body: holdAnswer(scheduling, hold, wanted.nowMs) };
  }
  return { status: 409, body: taken(await findAlternatives(scheduling.calendars, wanted)) };
}

async function postHoldExtension(scheduling: Scheduling, { request, id }: Call): Promise<Reply> {
  await parseBody(request, EMPTY);
  const nowMs = scheduling.now().getTime();
  const lifeMs = scheduling.holdMinutes * 60_000;
  const hold = await scheduling.calendars.extendHold({ id, lifeMs, nowMs });
  if (hold === undefined) throw refusal(410, 'That time is no longer held.');
  return { status: 200, body: holdAnswer(scheduling, hold, nowMs) };
}

async function postHoldRelease(scheduling: Scheduling, { request, id }: Call): Promise<Reply> {
  await parseBody(request, EMPTY);
  const { wasHeld, npis } = await scheduling.calendars.releaseHold(id);
  for (const npi of npis) scheduling.onTimeChanged(npi);
  return { status: 200, body: { Released: wasHeld } };
}

function holdAnswer({ holdMinutes }: Scheduling, hold: Hold, nowMs: number) {
  return {
    HoldID: hold.id,
    ExpiresAt: new Date(hold.expiresAt).toISOString(),
    ServerTime: new Date(nowMs).toISOString(),
    HoldMinutes: holdMinutes,
  };
}
