import type { Analytics } from '@/domain/consent';
import type { Environment } from '#config/server/env';

/** The settings of analytics; undefined when it is not enabled, and outside production. @requirement N2 */
export function analyticsOf({
  ANALYTICS_ENABLED,
  ANALYTICS_BAA,
  NODE_ENV,
  CONSENT_COOKIE_NAME,
  SEARCH_ANALYTICS_HOST,
}: Pick<
  Environment,
  'ANALYTICS_ENABLED' | 'ANALYTICS_BAA' | 'NODE_ENV' | 'CONSENT_COOKIE_NAME' | 'SEARCH_ANALYTICS_HOST'
>): Analytics | undefined {
  if (!ANALYTICS_ENABLED || NODE_ENV !== 'production') return undefined;
  return {
    consentCookie: CONSENT_COOKIE_NAME,
    ...(ANALYTICS_BAA ? { hasAgreement: true } : {}),
    ...(SEARCH_ANALYTICS_HOST === undefined ? {} : { hasSearchVendor: true }),
  };
}
