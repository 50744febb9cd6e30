import { env } from '#config/server/env';
import { createGateway, type Gateway } from '#gateway/client';

let gateway: Gateway | undefined;

/** The one connection to the forms gateway. Only this adds the credential. @requirement K9 */
export function formsGateway(): Gateway {
  gateway ??= createGateway({
    name: 'forms',
    baseUrl: env().FORMS_GATEWAY_HOST,
    headers: { authorization: env().FORMS_AUTHORIZATION },
    deadlineMs: 1500,
  });
  return gateway;
}
