import { z } from 'zod';
import openingRules from '../../../content/scheduling/opening-rules.json' with { type: 'json' };
import type { BookingTable } from '../../db/schema.ts';
import { refusal, type Reply } from '../http.ts';
import { audit } from '../records.ts';
import { parseBody, type Call, type Route } from '../route.ts';
import type { Scheduling } from '../scheduling.ts';
import { visitTypes } from '../visit-types.ts';
import { bookingOfFeed } from './links.ts';

const OPENS_BEFORE_MS = openingRules.waitingRoomMinutes * 60_000;
/** Doctors run late. */
const CLOSES_AFTER_MS = 3_600_000;

const schema = z.strictObject({ Token: z.string().min(20).max(60), Arrives: z.boolean() });

/**
 * The waiting room of a video visit, by the token of its join link: when it opens, and that the patient is there. The
 * token changes nothing of the visit. The time of arrival is in the audit log, where the clinic finds it.
 * @requirement I18
 */
export const waitingRoomRoutes: readonly (readonly [string, Route])[] = [
  ['POST waiting-room', postWaitingRoom],
];

async function postWaitingRoom({ db, directory, now }: Scheduling, { request }: Call): Promise<Reply> {
  const body = await parseBody(request, schema);
  const nowMs = now().getTime();
  const booking = await bookingOfFeed(db, { token: body.Token, nowMs });
  if (booking === undefined || visitTypes.get(booking.visit_type)?.isVirtual !== true)
    throw refusal(404, 'There is no such video visit, or it is over.');
  const state = stateOf(booking, nowMs);
  if (body.Arrives && state === 'open')
    await db
      .transaction()
      .execute((trx) => audit(trx, { action: 'video.arrived', subjectId: booking.id, nowMs }));
  const department = directory().providers.get(booking.npi)?.departments.get(booking.department_id);
  return {
    status: 200,
    body: {
      State: state,
      StartsAt: new Date(booking.starts_at).toISOString(),
      OpensAt: new Date(booking.starts_at - OPENS_BEFORE_MS).toISOString(),
      ServerTime: new Date(nowMs).toISOString(),
      TimeZone: booking.zone,
      Phone: department?.phone ?? '',
    },
  };
}

function stateOf(booking: BookingTable, nowMs: number): 'cancelled' | 'early' | 'open' | 'over' {
  if (booking.status === 'cancelled') return 'cancelled';
  if (nowMs < booking.starts_at - OPENS_BEFORE_MS) return 'early';
  return nowMs < booking.ends_at + CLOSES_AFTER_MS ? 'open' : 'over';
}
