import { captchaVendors } from '@/config/captcha';
import { env } from '#config/server/env';
import { createGateway, type Gateway } from '#gateway/client';

let gateway: Gateway | undefined;

/** The service that makes or checks captchas: our own or a vendor's. @requirement K7 */
export function captchaGateway(): Gateway {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_HOST: own } = env();
  gateway ??= createGateway({
    name: 'captcha',
    baseUrl: provider === 'embedded' ? own : captchaVendors[provider].verifyOrigin,
  });
  return gateway;
}
