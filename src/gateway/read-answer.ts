import type { z } from 'zod';
import type { Result } from '@/lib/result';
import type { GatewayFailure, GatewayReply } from '#gateway/client';
import { watchNonsense } from '#gateway/watch';

/**
 * What a dependency says; undefined where it does not answer, or answers something else than what was asked. Readiness and
 * log know of both.
 * @param reply - of a call whose only good answer is 200
 * @requirement O8
 */
export function readAnswer<T>(
  dependency: string,
  reply: Result<GatewayReply, GatewayFailure>,
  schema: z.ZodType<T>,
): T | undefined {
  if (!reply.ok) return undefined;
  const read = reply.value.status === 200 ? schema.safeParse(reply.value.json) : undefined;
  if (!read?.success) watchNonsense(dependency, reply.value);
  return read?.data;
}
