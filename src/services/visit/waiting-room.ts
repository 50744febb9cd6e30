import { z } from 'zod';
import type { ErrorAnswer } from '@/contracts/scheduling';
import type { WaitingRoomAnswer, waitingRoomSchema } from '@/contracts/waiting-room';
import { err, ok, type Result } from '@/lib/result';
import { zoneOf } from '#services/scheduling/adapt';
import { askOwnGateway } from '#services/scheduling/extensions';
import { text } from '#services/scheduling/wire';

const roomSchema = z.object({
  State: z.enum(['cancelled', 'early', 'open', 'over']),
  StartsAt: z.iso.datetime(),
  OpensAt: z.iso.datetime(),
  ServerTime: z.iso.datetime(),
  TimeZone: z.string(),
  Phone: text,
});

/** The waiting room of a join link, and that the patient enters it. @requirement I18 */
export async function askWaitingRoom(
  { code, arrives }: z.output<typeof waitingRoomSchema>,
  signal: AbortSignal,
): Promise<Result<WaitingRoomAnswer, ErrorAnswer>> {
  const reply = await askOwnGateway({
    method: 'POST',
    path: '/waiting-room',
    json: { Token: code, Arrives: arrives },
    retry: true,
    signal,
  });
  if (!reply.ok) return err({ error: 'unavailable' });
  if (reply.value.status === 404 || reply.value.status === 400) return err({ error: 'linkUnknown' });
  const room = roomSchema.safeParse(reply.value.json);
  if (reply.value.status !== 200 || !room.success) return err({ error: 'unavailable' });
  const { State, StartsAt, OpensAt, ServerTime, TimeZone, Phone } = room.data;
  return ok({
    state: State,
    startsAt: Date.parse(StartsAt),
    zone: zoneOf(TimeZone),
    opensAt: Date.parse(OpensAt),
    opensIn: Math.max(0, Date.parse(OpensAt) - Date.parse(ServerTime)),
    phone: Phone,
  });
}
