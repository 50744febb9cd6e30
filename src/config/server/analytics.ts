import type { Analytics } from '@/domain/consent';
import type { Environment } from '#config/server/env';

/** The settings of analytics; undefined when it is not enabled, and outside production. @requirement N2 */
export function analyticsOf({
  ANALYTICS_ENABLED,
  NODE_ENV,
  CONSENT_COOKIE_NAME,
}: Pick<Environment, 'ANALYTICS_ENABLED' | 'NODE_ENV' | 'CONSENT_COOKIE_NAME'>): Analytics | undefined {
  return ANALYTICS_ENABLED && NODE_ENV === 'production' ? { consentCookie: CONSENT_COOKIE_NAME } : undefined;
}
