import { z } from 'zod';
import type { ConfirmAnswer } from '@/contracts/confirm-address';
import { err, ok, type Result } from '@/lib/result';
import { askOwnGateway } from '#services/scheduling/extensions';

const answerSchema = z.object({ Purpose: z.enum(['waitlist']) });

/** Verifies an e-mail address by the code of a link. Idempotent: repeating it changes nothing. @requirement K10 */
export async function confirmAddress(
  code: string,
): Promise<Result<ConfirmAnswer, { readonly error: 'linkUnknown' | 'unavailable' }>> {
  const json = { Token: code };
  const reply = await askOwnGateway({
    method: 'POST',
    path: '/confirm-address',
    retry: false,
    json,
  });
  if (reply.ok && reply.value.status === 404) return err({ error: 'linkUnknown' });
  const parsed = reply.ok ? answerSchema.safeParse(reply.value.json) : undefined;
  return parsed?.success ? ok({ purpose: parsed.data.Purpose }) : err({ error: 'unavailable' });
}
