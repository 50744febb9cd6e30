import { waitingTimeSchema, type WaitingTimeAnswer } from '@/contracts/waiting-time';
import { readingMs, route } from '#routes/kit/route';
import { waitingTimeAt } from '#services/waiting/waiting-time';

/**
 * `GET /api/waiting-time?place=river-north`: how long somebody waits there who comes now; null for what nobody knows. Everybody
 * gets the same.
 * @requirement E7
 */
export default route({
  method: 'GET',
  schema: waitingTimeSchema,
  limit: { points: 120, seconds: 60 },
  timeMs: readingMs,
  cacheControl: 'public, max-age=30',
  handle: async ({ place }) => {
    const waiting = await waitingTimeAt(place, Date.now());
    return { status: 200, body: { waiting } satisfies WaitingTimeAnswer };
  },
});
