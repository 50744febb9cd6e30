import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { captchaGateway } from '#services/captcha/gateway';
import { readAnswer } from '#gateway/read-answer';

const hex = z.string().regex(/^[\da-f]{1,512}$/i);
/** What a browser computes with. The bounds keep a wrong one from running for hours. */
const challengeSchema = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.string().regex(/^[A-Z\d/-]{1,40}$/),
    nonce: hex,
    salt: hex,
    cost: z.int().min(1).max(1_000_000),
    keyLength: z.int().min(1).max(256),
    keyPrefix: hex,
    keySignature: hex.optional(),
    memoryCost: z.int().min(0).max(1_000_000).optional(),
    parallelism: z.int().min(0).max(64).optional(),
    expiresAt: z.number().optional(),
    data: z
      .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean(), z.null()]))
      .optional(),
  }),
  signature: hex,
});

/**
 * A challenge for the embedded captcha.
 * @returns `notFound` where a vendor's captcha is used, which brings its own; `unavailable` also for an answer of
 *   another shape
 * @requirement K7
 */
export async function readChallenge(
  signal?: AbortSignal,
): Promise<Result<unknown, 'notFound' | 'unavailable'>> {
  if (env().CAPTCHA_PROVIDER !== 'embedded') return err('notFound');
  const answer = await captchaGateway().request({ method: 'GET', path: '/challenge', signal });
  const isChallenge = readAnswer('captcha', answer, challengeSchema) !== undefined;
  // As it came: its signature is over the order of its members too.
  return isChallenge && answer.ok ? ok(answer.value.json) : err('unavailable');
}
