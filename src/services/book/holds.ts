import type { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import type { Alternative, HoldAnswer, holdRequestSchema } from '@/contracts/scheduling';
import type { GatewayReply } from '#gateway/client';
import { timesChanged } from '#services/book/next-times';
import { adaptAlternatives } from '#services/scheduling/adapt';
import { askOwnGateway } from '#services/scheduling/extensions';
import { holdSchema, messageSchema } from '#services/scheduling/wire';

/** Why a slot is not held. A booking goes on without a hold: a slot that was taken shows at the end. */
export type HoldFailure =
  | { readonly error: 'slotTaken'; readonly alternatives: readonly Alternative[] }
  | { readonly error: 'holdGone' | 'holdsUnsupported' | 'unavailable' };

function heldOf(reply: GatewayReply): Result<HoldAnswer, HoldFailure> {
  const held = holdSchema.safeParse(reply.json);
  if (!held.success) return err({ error: 'unavailable' });
  const secondsLeft = Math.round((Date.parse(held.data.ExpiresAt) - Date.parse(held.data.ServerTime)) / 1000);
  return ok({ holdId: held.data.HoldID, secondsLeft });
}

/**
 * Holds a slot while the visitor completes the form. A new hold replaces their former one.
 * @requirement I14
 */
export async function placeHold(
  input: z.output<typeof holdRequestSchema>,
  signal: AbortSignal,
): Promise<Result<HoldAnswer, HoldFailure>> {
  const reply = await askOwnGateway({
    method: 'POST',
    path: '/holds',
    signal,
    retry: false,
    json: {
      VisitorID: input.visitorId,
      Provider_NPI: input.providerId,
      Appointment_Date: input.date,
      Appointment_Time: input.time,
      Visit_Type: input.visitType,
      DepartmentID: input.departmentId,
    },
  });
  if (!reply.ok) return err({ error: 'unavailable' });
  const { status } = reply.value;
  timesChanged(input.providerId);
  if (status === 201 || status === 200) return heldOf(reply.value);
  if (status === 409) {
    const refused = messageSchema.safeParse(reply.value.json);
    return err({ error: 'slotTaken', alternatives: adaptAlternatives(refused.data?.Alternatives ?? []) });
  }
  return err({ error: status === 404 || status === 501 ? 'holdsUnsupported' : 'unavailable' });
}

/** Extends a hold. @requirement I14 */
export async function extendHold(
  holdId: string,
  signal: AbortSignal,
): Promise<Result<HoldAnswer, HoldFailure>> {
  const path = `/holds/${encodeURIComponent(holdId)}/extend`;
  const reply = await askOwnGateway({ method: 'POST', path, json: {}, retry: false, signal });
  if (!reply.ok) return err({ error: 'unavailable' });
  if (reply.value.status === 200) return heldOf(reply.value);
  return err({
    error:
      reply.value.status === 410
        ? 'holdGone'
        : reply.value.status === 404
          ? 'holdsUnsupported'
          : 'unavailable',
  });
}

/** Releases a hold. Idempotent: it makes no difference whether the slot was still held. @requirement I14 */
export async function releaseHold(holdId: string): Promise<void> {
  const path = `/holds/${encodeURIComponent(holdId)}/release`;
  await askOwnGateway({ method: 'POST', path, json: {}, retry: false });
}
