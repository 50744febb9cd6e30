import { err, ok, type Result } from '@/lib/result';
import { env } from '#config/server/env';
import { captchaGateway } from '#services/captcha/gateway';

/**
 * A challenge for the embedded captcha.
 * @returns `notFound` where a vendor's captcha is used, which brings its own
 * @requirement K7
 */
export async function readChallenge(
  signal?: AbortSignal,
): Promise<Result<unknown, 'notFound' | 'unavailable'>> {
  if (env().CAPTCHA_PROVIDER !== 'embedded') return err('notFound');
  const answer = await captchaGateway().request({ method: 'GET', path: '/challenge', signal });
  if (!answer.ok || answer.value.status !== 200) return err('unavailable');
  return ok(answer.value.json);
}
