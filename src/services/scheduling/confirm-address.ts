import { z } from 'zod';
import { confirmAddressSchema, type ConfirmAnswer } from '@/contracts/confirm-address';
import { err, ok, type Result } from '@/lib/result';
import { schedulingGateway } from '#services/scheduling/client';
import { limitedRoute } from '#services/scheduling/limited-route';
import { schedulingLimits } from '#services/scheduling/limits';

const answerSchema = z.object({ Purpose: z.enum(['waitlist']) });

/** Says yes for the owner of an e-mail address, by the code of a link. @requirement K10 */
async function confirmAddress(
  code: string,
): Promise<Result<ConfirmAnswer, { readonly error: 'linkUnknown' | 'unavailable' }>> {
  const json = { Token: code };
  const reply = await schedulingGateway().request({
    method: 'POST',
    path: '/confirm-address',
    retry: false,
    json,
  });
  if (reply.ok && reply.value.status === 404) return err({ error: 'linkUnknown' });
  const parsed = reply.ok ? answerSchema.safeParse(reply.value.json) : undefined;
  return parsed?.success ? ok({ purpose: parsed.data.Purpose }) : err({ error: 'unavailable' });
}

/** @requirement K10 */
export const confirmAddressRoute = limitedRoute(confirmAddressSchema, {
  limit: () => schedulingLimits().changes,
  ask: ({ code }) => confirmAddress(code),
  statusOf: { linkUnknown: 404, unavailable: 503 },
});
