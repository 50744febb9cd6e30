import type { Environment } from '../config/env.ts';
import { marketingCloudList } from './marketing-cloud.ts';
import type { FormsOptions } from './options.ts';

/** The systems of other houses that the environment names for forms and for the newsletter. @requirement K8 K9 */
export function formVendors(environment: Environment): Pick<FormsOptions, 'upstream' | 'list'> {
  const { FORMS_HOST: host, MARKETING_CLOUD_AUTH_HOST: authHost } = environment;
  const { MARKETING_CLOUD_SOAP_HOST: soapHost } = environment;
  return {
    upstream: host
      ? {
          host: host.replace(/\/+$/, ''),
          authorization: environment.FORMS_HOST_AUTHORIZATION,
          knowsKeys: environment.FORMS_HOST_KNOWS_KEYS,
        }
      : undefined,
    list:
      authHost && soapHost
        ? marketingCloudList({
            authHost: authHost.replace(/\/+$/, ''),
            soapHost: soapHost.replace(/\/+$/, ''),
            clientId: environment.MARKETING_CLOUD_CLIENT_ID,
            clientSecret: environment.MARKETING_CLOUD_CLIENT_SECRET,
            list: environment.MARKETING_CLOUD_LIST,
          })
        : undefined,
  };
}
