import type { PageConfig } from 'next';
import { waitingRoomSchema } from '@/contracts/waiting-room';
import { answered } from '#routes/kit/answer';
import { route } from '#routes/kit/route';
import { askWaitingRoom } from '#services/visit/waiting-room';

// The body is read by the route itself, within its own limit.
export const config: PageConfig = { api: { bodyParser: false } };

/** The waiting room of a video visit. @requirement I18 */
export default route({
  method: 'POST',
  schema: waitingRoomSchema,
  maxBytes: 1024,
  limit: 'reads',
  handle: async (asked, { signal }) => answered(await askWaitingRoom(asked, signal)),
});
