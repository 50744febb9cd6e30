import { z } from 'zod';
import { captchaVendors } from '@/config/captcha';
import { env } from '#config/server/env';
import { captchaGateway } from '#services/captcha/gateway';
import { readAnswer } from '#gateway/read-answer';

const verdict = z.object({ success: z.boolean(), hostname: z.string().optional() });

/**
 * Whether a captcha's token is good: solved, for this site, not used before. Every doubt is a no. The visitor's address
 * is not sent.
 * @param token - what the captcha gave the form; at most 16 kB
 * @requirement K7
 */
export async function isCaptchaSolved(token: string, signal?: AbortSignal): Promise<boolean> {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret, PUBLIC_URL: site } = env();
  if (token === '') return false;
  const answer = await captchaGateway().request({
    method: 'POST',
    path: provider === 'embedded' ? '/siteverify' : captchaVendors[provider].verifyPath,
    form: new URLSearchParams({ secret, response: token }),
    // A token works once: a second try would find it used.
    retry: false,
    signal,
  });
  const read = readAnswer('captcha', answer, verdict);
  if (!read?.success) return false;
  return read.hostname === undefined || read.hostname === new URL(site).hostname;
}
