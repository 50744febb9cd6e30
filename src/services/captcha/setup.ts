import type { CaptchaSetup } from '@/config/captcha';
import { env } from '#config/server/env';

/** How the captcha of a form is shown. @requirement K7 */
export function captchaSetup(): CaptchaSetup {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey } = env();
  return { provider, siteKey };
}
