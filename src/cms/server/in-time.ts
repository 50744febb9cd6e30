import { draftsShown } from '@/lib/drafts';
import { patienceLeft, waitedInVain } from '@/lib/patience';
import { err } from '@/lib/result';
import { defaultDeadlineMs, type Gateway, type GatewayRequest } from '#gateway/client';

/**
 * Asks the CMS for no longer than the page has patience; not at all once it has none. Authors wait for their own version.
 * @returns `timeout` where it was not asked
 * @requirement O8
 */
export async function inTime(gateway: Gateway, request: GatewayRequest): ReturnType<Gateway['request']> {
  const left = draftsShown() ? Infinity : patienceLeft();
  if (left <= 0) return err('timeout');
  const startedAt = performance.now();
  const deadlineMs = Math.ceil(Math.min(request.deadlineMs ?? defaultDeadlineMs, left));
  const reply = await gateway.request({ ...request, deadlineMs });
  if (!reply.ok || reply.value.status >= 500) waitedInVain(startedAt);
  return reply;
}
